import { routineIn, type Routine, type RoutineStep } from '@touchline/domain';
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
  return { routine, keys: routine.steps.map(newKey), finished: [], restUntil: null, sending: null, isStopped: false, changedAt: now };
}

/** The drill to practise now or next, with the key of its session; null where all are practised. */
export function currentStep({ routine, keys, finished }: RoutineRun): (RoutineStep & { readonly key: string }) | null {
  const step = routine.steps[finished.length];
  const key = keys[finished.length];
  return step === undefined || key === undefined ? null : { ...step, key };
}

/** The routine after the drill of a session is saved, or waits in the queue: the rest begins. Unchanged by any other session. */
export function withFinished(run: RoutineRun, step: FinishedStep, now: number): RoutineRun {
  if (currentStep(run)?.key !== step.key) return withAnswer(run, step.key, step.saved);
  const finished = [...run.finished, step];
  const restUntil = finished.length < run.routine.steps.length ? now + run.routine.restSeconds * 1_000 : null;
  return { ...run, finished, restUntil, sending: null, changedAt: now };
}

/** The routine with what the server answered to one of its sessions. */
export function withAnswer(run: RoutineRun, key: string, saved: SavedSession | null): RoutineRun {
  if (saved === null || !run.finished.some((step) => step.key === key)) return run;
  return { ...run, finished: run.finished.map((step) => (step.key === key ? { ...step, saved } : step)) };
}

/** How much of the rest is left, in milliseconds: never more than the whole, whatever the clock was set to meanwhile. */
export function restLeft({ restUntil, routine }: RoutineRun, now: number): number {
  return restUntil === null ? 0 : Math.min(Math.max(0, restUntil - now), routine.restSeconds * 1_000);
}

/** The routine under way in a stored text; null for anything else, and for one that nobody went on with. */
export function runIn(text: string | null, now: number): RoutineRun | null {
  const { routine: stored, keys, finished, restUntil, sending, isStopped, changedAt } = fieldsOf(parse(text));
  const routine = routineIn(stored);
  if (routine === null || !Array.isArray(keys) || !Array.isArray(finished) || typeof changedAt !== 'number') return null;
  const steps = finished.map(stepIn).filter((step) => step !== null);
  const isWhole = keys.length === routine.steps.length && keys.every((key) => typeof key === 'string');
  if (!isWhole || steps.length !== finished.length || steps.some(({ key }, index) => key !== keys[index])) return null;
  if (Math.abs(now - changedAt) > LAPSES_MS) return null;
  return {
    routine,
    keys,
    finished: steps,
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
