import type { MatchStatus } from '../match-status.ts';
import type { DemoFixture } from './demo-fixtures.ts';
import { HALF_MINUTES, playMatch, type Incident, type MatchClock, type MatchScript, type Side } from './simulate-match.ts';

const MINUTE_MS = 60_000;

/** What is made up once need not be made up again at the next look: the matches around now, and the results of seasons. */
const MOST_SCRIPTS = 100;
const MOST_RESULTS = 2_000;
const scripts = new Map<string, MatchScript>();
const results = new Map<string, { readonly ends: number; readonly goals: Goals }>();

export type Goals = readonly [home: number, away: number];

/** How a match stands at a moment: nothing of what is still to come is in it. */
export interface DemoStand {
  readonly fixture: DemoFixture;
  readonly script: MatchScript;
  /** Minutes since the kick-off; below 0 before it. */
  readonly elapsed: number;
  readonly status: MatchStatus;
  /** Minute of play, the last one after the end; null before the kick-off. */
  readonly minute: number | null;
  /** Minutes over the 45 of a half, while they are played. */
  readonly extra: number | null;
  /** What has happened. */
  readonly past: readonly Incident[];
  readonly goals: Goals;
  /** Null until the half is over. */
  readonly halfTime: Goals | null;
}

/** How a match stands at a moment, in milliseconds since 1970. */
export function standAt(fixture: DemoFixture, time: number): DemoStand {
  const script = scriptOf(fixture);
  const elapsed = Math.floor((time - fixture.kickOff) / MINUTE_MS);
  const past = script.incidents.filter(({ at }) => at <= elapsed);
  const { firstHalfEnds } = script.clock;
  return {
    fixture,
    script,
    elapsed,
    ...phaseOf(script.clock, elapsed),
    past,
    goals: goalsOf(past),
    halfTime: elapsed < firstHalfEnds ? null : goalsOf(past.filter(({ at }) => at < firstHalfEnds)),
  };
}

/** The result of a match that is over at a moment; null when it is not. */
export function resultBy(fixture: DemoFixture, time: number): Goals | null {
  if (fixture.kickOff > time) return null;
  const { ends, goals } = remembered(results, MOST_RESULTS, fixture.id, () => {
    const script = playMatch(fixture);
    return { ends: fixture.kickOff + script.clock.ends * MINUTE_MS, goals: goalsOf(script.incidents) };
  });
  return ends <= time ? goals : null;
}

/** The minute of play in which something happened, as a match report writes it. */
export function playMinuteOf({ secondHalfBegins }: MatchClock, at: number): { minute: number; extra: number | null } {
  const half = at < secondHalfBegins ? 0 : 1;
  const inHalf = at - half * secondHalfBegins + 1;
  const over = inHalf - HALF_MINUTES;
  return { minute: half * HALF_MINUTES + Math.min(inHalf, HALF_MINUTES), extra: over > 0 ? over : null };
}

export function isGoal({ kind }: Incident): boolean {
  return kind === 'goal' || kind === 'penalty' || kind === 'own-goal';
}

function goalsOf(incidents: readonly Incident[]): Goals {
  const of = (wanted: Side) => incidents.filter((incident) => incident.side === wanted && isGoal(incident)).length;
  return [of(0), of(1)];
}

function phaseOf(clock: MatchClock, elapsed: number): Pick<DemoStand, 'status' | 'minute' | 'extra'> {
  if (elapsed < 0) return { status: 'NS', minute: null, extra: null };
  if (elapsed < clock.firstHalfEnds) return { status: '1H', ...playMinuteOf(clock, elapsed) };
  if (elapsed < clock.secondHalfBegins) return { status: 'HT', minute: HALF_MINUTES, extra: null };
  if (elapsed < clock.ends) return { status: '2H', ...playMinuteOf(clock, elapsed) };
  return { status: 'FT', minute: 2 * HALF_MINUTES, extra: null };
}

function scriptOf(fixture: DemoFixture): MatchScript {
  return remembered(scripts, MOST_SCRIPTS, fixture.id, () => playMatch(fixture));
}

/** Gives what is known under a key, or makes it; the one that was made first is forgotten when there are too many. */
function remembered<Made>(known: Map<string, Made>, most: number, key: string, make: () => Made): Made {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  const [oldest] = known.keys();
  if (known.size >= most && oldest !== undefined) known.delete(oldest);
  known.set(key, made);
  return made;
}
