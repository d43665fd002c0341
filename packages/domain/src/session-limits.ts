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

/** Why a finished session earns nothing. */
export const unpaidReasons = ['overlap', 'beforeAccount'] as const;
export type UnpaidReason = (typeof unpaidReasons)[number];

/** When a session was practised, by the player's clock, and saved, by the server's. */
export interface SessionTime {
  readonly finishedAt: Date;
  readonly durationMinutes: number;
  readonly savedAt: Date;
}

/** Clocks are set by some seconds now and then (milliseconds). */
const OVERLAP_TOLERANCE = 30_000;
/** And some devices are an hour behind (milliseconds). */
const CLOCK_ERROR = 60 * 60_000;

/**
 * Why a session is kept and earns nothing; null when it earns its rewards. Nobody practises twice at once, nor before
 * there was an account; a device whose clock is behind is believed once so much time has gone by. Two sessions that were saved so far apart that the later one fits in between do not overlap
 * even if their own times say so: the player's clock was set right meanwhile.
 */
export function unpaidReason(
  session: SessionTime,
  accountCreatedAt: Date,
  paid: readonly SessionTime[],
): UnpaidReason | null {
  const length = session.durationMinutes * 60_000;
  const tooEarly = accountCreatedAt.getTime() - session.finishedAt.getTime();
  const couldBeLater = tooEarly <= CLOCK_ERROR && session.savedAt.getTime() - accountCreatedAt.getTime() >= length;
  if (tooEarly > sessionLimits.finishAheadMinutes * 60_000 && !couldBeLater) return 'beforeAccount';
  const overlaps = paid.some((other) => {
    const end = Math.min(session.finishedAt.getTime(), other.finishedAt.getTime());
    const common = end - Math.max(startOf(session), startOf(other));
    return common > OVERLAP_TOLERANCE && session.savedAt.getTime() - other.savedAt.getTime() < length;
  });
  return overlaps ? 'overlap' : null;
}

function startOf({ finishedAt, durationMinutes }: SessionTime): number {
  return finishedAt.getTime() - durationMinutes * 60_000;
}
