/**
 * The timer of one drill, as instants. Nothing counts down: how much is left is computed from the time of day, so a
 * phone that slept, a throttled tab or a missed tick changes nothing. All instants and lengths in milliseconds.
 */
export interface DrillClock {
  /** When the countdown is over and the drill begins. */
  readonly beginsAt: number;
  /** When the drill ends if it is not paused again. */
  readonly endsAt: number;
  /** Since when it stands still; null while it runs. */
  readonly pausedAt: number | null;
}

export type DrillPhase = 'countdown' | 'running' | 'paused' | 'over';

const MINUTE_MS = 60_000;

/** A clock set now that begins after a countdown. */
export function setClock(now: number, countdown: number, length: number): DrillClock {
  const beginsAt = now + countdown;
  return { beginsAt, endsAt: beginsAt + length, pausedAt: null };
}

/** Where the drill is at an instant. */
export function phaseAt(clock: DrillClock, now: number): DrillPhase {
  if (clock.pausedAt !== null) return 'paused';
  if (now < clock.beginsAt) return 'countdown';
  return now < clock.endsAt ? 'running' : 'over';
}

/** Drill time still to practise at an instant, from the whole length down to 0. */
export function remainingAt(clock: DrillClock, now: number): number {
  const seen = Math.max(clock.beginsAt, clock.pausedAt ?? now);
  return Math.max(0, clock.endsAt - seen);
}

/** The clock stopped at an instant; unchanged where there is nothing to stop. */
export function pause(clock: DrillClock, now: number): DrillClock {
  return phaseAt(clock, now) === 'running' ? { ...clock, pausedAt: now } : clock;
}

/** The clock going again: it ends later by as long as it stood still. Unchanged while it is going. */
export function resume(clock: DrillClock, now: number): DrillClock {
  if (clock.pausedAt === null) return clock;
  return { ...clock, endsAt: clock.endsAt + Math.max(0, now - clock.pausedAt), pausedAt: null };
}

/** Whole minutes that were practised of a drill of so many, at an instant; 0 in the countdown. */
export function minutesDone(clock: DrillClock, minutes: number, now: number): number {
  return Math.floor((minutes * MINUTE_MS - remainingAt(clock, now)) / MINUTE_MS);
}

/** The clock of a drill that the player ends here: at once, or when it was paused. Unchanged where it is over. */
export function finish(clock: DrillClock, now: number): DrillClock {
  return { ...clock, endsAt: Math.min(clock.endsAt, clock.pausedAt ?? now), pausedAt: null };
}

/** The next instant at which another whole second is left, or the drill begins; null while nothing changes by itself. */
export function nextSecond(clock: DrillClock, now: number): number | null {
  const phase = phaseAt(clock, now);
  if (phase === 'countdown') return clock.beginsAt;
  if (phase !== 'running') return null;
  return secondBefore(clock.endsAt, now);
}

/** The next instant with a whole second less left until an instant that is to come (epoch milliseconds). */
export const secondBefore = (instant: number, now: number): number => instant - (Math.ceil((instant - now) / 1_000) - 1) * 1_000;
