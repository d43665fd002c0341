import { findDrill, routineIn, sideMeantBy, type Routine, type RoutineStep } from '@touchline/domain';
import type { SavedSession } from '../../../offline/index.ts';

/** A drill of a routine that was practised and sent on its way. */
export interface FinishedStep {
  /** Of its session. */
  readonly key: string;
  readonly drillId: string;
  /** Those that were practised. */
  readonly minutes: number;
  readonly result: number;
  /** What the server answered; null while it has not. */
  readonly saved: SavedSession | null;
}

/** A routine under way, as it lies on the device so that a reload loses nothing. */
export interface RoutineRun {
  readonly routine: Routine;
  /** The key of each drill's session, made once: however often a drill is begun or sent, it counts once. */
  readonly keys: readonly string[];
  readonly finished: readonly FinishedStep[];
  /** The keys of the drills that the player skipped, in their order. */
  readonly skipped: readonly string[];
  /** When the rest before the next drill is over, in epoch milliseconds; null where there is none. */
  readonly restUntil: number | null;
  /** The drill that is being saved: where the page goes meanwhile, the queue has it. Null while none is. */
  readonly sending: FinishedStep | null;
  /** The player has ended it before its last drill: what is finished is all of it. */
  readonly isStopped: boolean;
  /** Epoch milliseconds of the last change. */
  readonly changedAt: number;
}

/** A routine that nobody went on with for so long (milliseconds) is over. */
const LAPSES_MS = 12 * 60 * 60_000;

/** A routine before its first drill. */
export function beginRun(routine: Routine, newKey: () => string, now: number): RoutineRun {
  return { routine, keys: routine.steps.map(newKey), finished: [], skipped: [], restUntil: null, sending: null, isStopped: false, changedAt: now };
}

/** The routine with the weaker foot in each drill that is made for it alone: no routine made before says which that is. */
export function withWeakerFoot(run: RoutineRun, weakerFoot: 'left' | 'right' | null): RoutineRun {
  const steps = run.routine.steps.map((step) => {
    const drill = findDrill(step.drillId);
    const side = drill !== undefined && step.side === 'both' ? sideMeantBy(drill, weakerFoot) : null;
    return side === null ? step : { ...step, side };
  });
  return { ...run, routine: { ...run.routine, steps } };
}

/** How many of its drills are behind the player, finished or skipped. */
export function stepsBehind({ finished, skipped }: Pick<RoutineRun, 'finished' | 'skipped'>): number {
  return finished.length + skipped.length;
}

/** A drill of a routine, with the key of its session. */
export type CurrentStep = RoutineStep & { readonly key: string };

/** The drill to practise now or next; null where none is left. */
export function currentStep(run: RoutineRun): CurrentStep | null {
  const step = run.routine.steps[stepsBehind(run)];
  const key = run.keys[stepsBehind(run)];
  return step === undefined || key === undefined ? null : { ...step, key };
}

/**
 * The routine after the drill of a session is saved, or waits in the queue: the rest since its end, in epoch milliseconds,
 * goes on. Unchanged by any other session.
 */
export function withFinished(run: RoutineRun, step: FinishedStep, now: number, endedAt = now): RoutineRun {
  if (run.skipped.includes(step.key)) return practisedAfterAll(run, step, now);
  if (currentStep(run)?.key !== step.key) return withAnswer(run, step.key, step.saved);
  return rested({ ...run, finished: [...run.finished, step], sending: null }, now, endedAt);
}

/**
 * The routine without the drill that is its turn: the next one is. Whoever practised has a rest before it, whoever rests
 * goes on resting. Unchanged by the key of any other drill.
 */
export function withSkipped(run: RoutineRun, key: string, isPractising: boolean, now: number): RoutineRun {
  if (currentStep(run)?.key !== key) return run;
  const skipped = { ...run, skipped: [...run.skipped, key] };
  return isPractising ? rested(skipped, now) : { ...skipped, changedAt: now };
}

/** The routine with the rest before its next drill, where there is one, from an instant on. */
function rested(run: RoutineRun, now: number, from = now): RoutineRun {
  const restUntil = currentStep(run) === null ? null : from + run.routine.restSeconds * 1_000;
  return { ...run, restUntil, changedAt: now };
}

/** One tab skipped the drill while another practised it: what was practised counts. */
function practisedAfterAll(run: RoutineRun, step: FinishedStep, now: number): RoutineRun {
  const finished = [...run.finished, step].toSorted((a, b) => run.keys.indexOf(a.key) - run.keys.indexOf(b.key));
  return { ...run, finished, skipped: run.skipped.filter((key) => key !== step.key), changedAt: now };
}

/** The routine with what the server answered to one of its sessions. */
export function withAnswer(run: RoutineRun, key: string, saved: SavedSession | null): RoutineRun {
  if (saved === null || !run.finished.some((step) => step.key === key && step.saved === null)) return run;
  return { ...run, finished: run.finished.map((step) => (step.key === key ? { ...step, saved } : step)) };
}

/** How much of the rest is left, in milliseconds: never more than the whole, whatever the clock was set to meanwhile. */
export function restLeft({ restUntil, routine }: RoutineRun, now: number): number {
  return restUntil === null ? 0 : Math.min(Math.max(0, restUntil - now), routine.restSeconds * 1_000);
}

/** The routine under way in a stored text; null for anything else, and for one that nobody went on with. */
export function runIn(text: string | null, now: number): RoutineRun | null {
  const { routine: stored, keys, finished, skipped = [], restUntil, sending, isStopped, changedAt } = fieldsOf(parse(text));
  const routine = routineIn(stored);
  if (routine === null || !Array.isArray(keys) || !Array.isArray(finished) || !Array.isArray(skipped) || typeof changedAt !== 'number') return null;
  const steps = finished.map(stepIn).filter((step) => step !== null);
  const isWhole = keys.length === routine.steps.length && keys.every((key) => typeof key === 'string');
  const behind = keys.slice(0, steps.length + skipped.length);
  const practised = behind.filter((key) => !skipped.includes(key));
  if (!isWhole || steps.length !== finished.length || practised.length !== steps.length) return null;
  if (steps.some(({ key }, index) => key !== practised[index])) return null;
  if (Math.abs(now - changedAt) > LAPSES_MS) return null;
  return {
    routine,
    keys,
    finished: steps,
    skipped: behind.filter((key) => skipped.includes(key)),
    restUntil: typeof restUntil === 'number' ? restUntil : null,
    sending: stepIn(sending),
    isStopped: isStopped === true,
    changedAt,
  };
}

function stepIn(value: unknown): FinishedStep | null {
  const { key, drillId, minutes, result, saved } = fieldsOf(value);
  if (typeof key !== 'string' || typeof drillId !== 'string' || typeof minutes !== 'number' || typeof result !== 'number') return null;
  return { key, drillId, minutes, result, saved: isAnswer(saved) ? saved : null };
}

/** Whether all is there that is shown of an answer; one of an older version counts as not come. */
function isAnswer(value: unknown): value is SavedSession {
  const { session, rewards, stats } = fieldsOf(value);
  const { tokens, experience, achievements, tokensEarned, experienceGained, levelBefore, levelAfter, minutesOfDay } = fieldsOf(rewards);
  return (
    [tokens, experience, achievements].every((list) => Array.isArray(list)) &&
    [tokensEarned, experienceGained, levelBefore, levelAfter, minutesOfDay].every((number) => typeof number === 'number') &&
    ['totalExperience', 'totalSessions', 'tokens', 'bestStreak'].every((name) => typeof fieldsOf(stats)[name] === 'number') &&
    typeof fieldsOf(session)['drill_id'] === 'string' &&
    typeof fieldsOf(session)['practice_day'] === 'string'
  );
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
