/** What a session post may say. Times in minutes unless the name says otherwise. */
export const sessionLimits = {
  /** A finish at most this far past: sessions saved offline still count (settled table, late sessions). */
  oldestFinishDays: 14,
  /** A finish at most this far ahead: clocks differ a little. */
  finishAheadMinutes: 2,
  minMinutes: 1,
  maxMinutes: 240,
  /** What the duration field holds at first (spec 002 §9). */
  defaultMinutes: 5,
  minResult: 0,
  maxResult: 10_000,
  maxMinutesADay: 12 * 60,
  maxSessionsADay: 100,
} as const;

export type FinishRefusal = 'tooOld' | 'inFuture';
export type DayRefusal = 'tooManySessions' | 'tooManyMinutes';

/** Why a session with this finish is not accepted now; null when it is. The limits themselves are accepted. */
export function refuseFinish(finishedAt: Date, now: Date): FinishRefusal | null {
  const minutesAgo = (now.getTime() - finishedAt.getTime()) / 60_000;
  if (minutesAgo > sessionLimits.oldestFinishDays * 24 * 60) return 'tooOld';
  if (minutesAgo < -sessionLimits.finishAheadMinutes) return 'inFuture';
  return null;
}

/** Why a practice day that already holds this much takes no session of `addMinutes` more; null when it does. */
export function refuseDay(day: { sessions: number; minutes: number }, addMinutes: number): DayRefusal | null {
  if (day.sessions + 1 > sessionLimits.maxSessionsADay) return 'tooManySessions';
  if (day.minutes + addMinutes > sessionLimits.maxMinutesADay) return 'tooManyMinutes';
  return null;
}
