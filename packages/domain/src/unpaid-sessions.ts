/** Which sessions are paid: nobody practises twice at once, nor before there was an account. */
import { sessionLimits } from './session-limits.ts';

/** Why a finished session earns nothing. */
export const unpaidReasons = ['overlap', 'beforeAccount'] as const;
export type UnpaidReason = (typeof unpaidReasons)[number];

/** When a session was practised, by the player's clock, and saved, by the server's. */
export interface SessionTime {
  readonly finishedAt: Date;
  readonly durationMinutes: number;
  readonly savedAt: Date;
}

/**
 * A session that was paid. Where its own times could not be true, because the player's clock was set right meanwhile, it
 * was practised at some time between `practisedAfter` and its saving; else that is null.
 */
export interface PaidSession extends SessionTime {
  readonly practisedAfter: Date | null;
}

/** Clocks are set by some seconds now and then (milliseconds): so much of any time may be paid twice, once. */
const OVERLAP_TOLERANCE = 30_000;
/** A session may be told to have finished so far ahead (milliseconds). */
const CLOCK_AHEAD = sessionLimits.finishAheadMinutes * 60_000;
/** And some devices are an hour behind (milliseconds). */
const CLOCK_ERROR = 60 * 60_000;

/** How far around a session those lie that decide about it (milliseconds): no day holds more than twelve hours. */
export const OVERLAP_HORIZON = 24 * 60 * 60_000;

/** From one moment to another (epoch milliseconds), and how much of it was practised (milliseconds): all, or floating in it. */
interface Stretch {
  readonly from: number;
  readonly until: number;
  readonly length: number;
}

/** Whether a session ended before the account began; a device whose clock is behind is believed once so much time has gone by. */
export function wasBeforeAccount(session: SessionTime, accountCreatedAt: Date): boolean {
  const tooEarly = accountCreatedAt.getTime() - session.finishedAt.getTime();
  const couldBeLater = tooEarly <= CLOCK_ERROR && session.savedAt.getTime() - accountCreatedAt.getTime() >= lengthOf(session);
  return tooEarly > CLOCK_AHEAD && !couldBeLater;
}

/**
 * Whether a session can be paid at the times that it tells: in every stretch of time that it touches, what is paid
 * exceeds the clock by one tolerance at most. `paid` holds all within the horizon of its times.
 */
export function fitsByItsTimes(session: SessionTime, paid: readonly PaidSession[]): boolean {
  const own = { from: startOf(session), until: session.finishedAt.getTime(), length: lengthOf(session) };
  return mostAboveClock([...paid.map(stretchOf), own], own) <= OVERLAP_TOLERANCE;
}

/**
 * For a session that does not fit by its own times: the moment after which it must have been practised, if between then
 * and its saving there was time for it and for all else that was saved since; null when there was not. `paid` holds all
 * within the horizon of its times, and all that were saved within the horizon before it.
 */
export function practisedAfter(session: SessionTime, paid: readonly PaidSession[]): Date | null {
  const saved = session.savedAt.getTime();
  const length = lengthOf(session);
  // Those that share its times were over before it began, or it is one of them again.
  const overlapping = paid.filter((other) => commonTime(session, other) > 0);
  const earliest = Math.max(saved - OVERLAP_HORIZON, ...overlapping.map(({ savedAt }) => savedAt.getTime()));
  const floating = paid.filter((other) => other.practisedAfter !== null).map(stretchOf);
  const moments = [earliest, ...paid.map(({ savedAt }) => savedAt.getTime())]
    .filter((moment) => moment >= earliest && moment <= saved - length)
    .filter((moment) => !floating.some(({ from, until }) => from < moment && moment < until))
    .toSorted((a, b) => b - a);
  const found = moments.find((moment) => {
    const own = { from: moment, until: saved, length };
    const since = paid.filter(({ savedAt }) => savedAt.getTime() > moment).map((other) => within(stretchOf(other), moment));
    // What was saved by then was over by then, though a clock that was ahead says otherwise: by its minutes, and once.
    return (
      mostAboveClock([...since, own], own) <= 0 &&
      mostAboveClock([...paid.map(stretchOf), own], own) <= OVERLAP_TOLERANCE + CLOCK_AHEAD
    );
  });
  return found === undefined ? null : new Date(found);
}

/** By how much what is paid exceeds the clock at most, of all stretches of time that touch one (milliseconds). */
function mostAboveClock(stretches: readonly Stretch[], touched: Stretch): number {
  const moments = [...new Set(stretches.flatMap(({ from, until }) => [from, until]))].toSorted((a, b) => a - b);
  const whole = stretches.filter(isWhole);
  const parts = stretches.filter((stretch) => !isWhole(stretch)).toSorted((a, b) => a.until - b.until);
  /** What the whole ones hold up to each moment. */
  const held = moments.map((moment) => sum(whole.map(({ from, until }) => Math.max(0, Math.min(until, moment) - from))));
  let most = -Infinity;
  for (const [first, begin] of moments.entries()) {
    if (begin >= touched.until) break;
    let part = 0;
    let next = 0;
    for (let last = first + 1; last < moments.length; last += 1) {
      const end = moments[last] ?? begin;
      for (; next < parts.length && (parts[next]?.until ?? Infinity) <= end; next += 1) {
        const inside = parts[next];
        if (inside && inside.from >= begin) part += inside.length;
      }
      if (end > touched.from) most = Math.max(most, (held[last] ?? 0) - (held[first] ?? 0) + part - (end - begin));
    }
  }
  return most;
}

function stretchOf(session: PaidSession): Stretch {
  const length = lengthOf(session);
  if (session.practisedAfter === null) return { from: startOf(session), until: session.finishedAt.getTime(), length };
  return { from: session.practisedAfter.getTime(), until: session.savedAt.getTime(), length };
}

/** The part of a stretch after a moment that no floating one crosses. */
function within(stretch: Stretch, moment: number): Stretch {
  if (!isWhole(stretch) || stretch.from >= moment) return stretch;
  const until = Math.max(stretch.until, moment);
  return { from: moment, until, length: until - moment };
}

function isWhole({ from, until, length }: Stretch): boolean {
  return until - from <= length;
}

function commonTime(one: SessionTime, other: SessionTime): number {
  const end = Math.min(one.finishedAt.getTime(), other.finishedAt.getTime());
  return end - Math.max(startOf(one), startOf(other));
}

function lengthOf({ durationMinutes }: SessionTime): number {
  return durationMinutes * 60_000;
}

function startOf(session: SessionTime): number {
  return session.finishedAt.getTime() - lengthOf(session);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
