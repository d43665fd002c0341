/**
 * The streak: consecutive practice days. The rule is the one settled for the product:
 * - a run is made of distinct practice days that follow one another, whatever the order in which the sessions came;
 * - it is current while its last day is yesterday or later in the player's zone;
 * - a date lost by crossing the date line is not a missed day: when the offset of the player's zone moved ahead by
 *   12 h or more between two sessions, one missing date between them is forgiven. It counts as no day either.
 *
 * "Between two sessions" is by their finish, not by their date: flying east a player lives a date twice, so a later
 * session may carry an earlier date. The rule sees sessions only. Who crosses the line east and back west without
 * practising in between has, for all it can see, stayed at home.
 */
import { addDays, dayAtOffset, daysBetween, utcOffsetMinutes } from './practice-day.ts';
import type { PracticeDay } from './practice-day.ts';

/** An offset that moves ahead by this much in one step has crossed the date line westward, where a date is lost. */
const DATE_LINE_MINUTES = 12 * 60;

/** What a streak needs of a session: `day` is the date at `finishedAt` on a clock `offsetMinutes` ahead of UTC. */
export interface StreakMark {
  readonly day: PracticeDay;
  readonly offsetMinutes: number;
  readonly finishedAt: Date;
}

/** What is kept on the player. The three last fields are null together, before the first session. */
export interface StreakState {
  /** Days in the run that ends on `lastDay`. Whether it still stands is decided when it is read: `currentStreak`. */
  readonly run: number;
  /** Days in the longest run. */
  readonly best: number;
  /** Distinct days on which the player practised. */
  readonly practiceDays: number;
  /** The latest practice day. */
  readonly lastDay: PracticeDay | null;
  /** Offset and finish of the session that finished last, on whichever day. */
  readonly lastOffsetMinutes: number | null;
  readonly lastFinishedAt: Date | null;
}

/** The streak of a player who has not practised yet. */
export const noStreak: StreakState = {
  run: 0,
  best: 0,
  practiceDays: 0,
  lastDay: null,
  lastOffsetMinutes: null,
  lastFinishedAt: null,
};

/** The mark of a session. Throws a RangeError for an unknown zone or an invalid Date. */
export function streakMark(finishedAt: Date, timeZone: string): StreakMark {
  const offsetMinutes = utcOffsetMinutes(finishedAt, timeZone);
  return { day: dayAtOffset(finishedAt, offsetMinutes), offsetMinutes, finishedAt };
}

/**
 * True when `extendStreak` may take this session: it finished after all others, on the last day or a later one, and
 * the session before it was on the last day. False for late sessions and for those of a date lived a second time;
 * these need `streakFromMarks` over all sessions of the player.
 */
export function continuesInOrder(state: StreakState, mark: StreakMark): boolean {
  const { lastDay, lastOffsetMinutes, lastFinishedAt } = state;
  if (lastDay === null || lastOffsetMinutes === null || lastFinishedAt === null) return true;
  return (
    mark.finishedAt > lastFinishedAt &&
    mark.day >= lastDay &&
    dayAtOffset(lastFinishedAt, lastOffsetMinutes) === lastDay
  );
}

/**
 * The streak with one more session, at no cost in history: the same as `streakFromMarks` over all of them.
 * Throws a RangeError for a session that does not continue in order.
 */
export function extendStreak(state: StreakState, mark: StreakMark): StreakState {
  if (!continuesInOrder(state, mark)) {
    throw new RangeError(`A session of ${mark.day} does not continue a streak of ${state.lastDay} in order`);
  }
  const isNewDay = mark.day !== state.lastDay;
  const run = isNewDay ? (reaches(state, mark) ? state.run : 0) + 1 : state.run;
  return {
    run,
    best: Math.max(state.best, run),
    practiceDays: state.practiceDays + (isNewDay ? 1 : 0),
    lastDay: mark.day,
    lastOffsetMinutes: mark.offsetMinutes,
    lastFinishedAt: mark.finishedAt,
  };
}

/** The streak of a player with exactly these sessions, given in any order. */
export function streakFromMarks(marks: readonly StreakMark[]): StreakState {
  const inOrder = marks.toSorted(
    (a, b) => a.finishedAt.getTime() - b.finishedAt.getTime() || a.offsetMinutes - b.offsetMinutes,
  );
  const last = inOrder.at(-1);
  if (last === undefined) return noStreak;

  const crossings = dateLineCrossings(inOrder);
  const days = [...new Set(inOrder.map((mark) => mark.day))].toSorted();
  let run = 0;
  let best = 0;
  let previous: PracticeDay | null = null;
  for (const day of days) {
    const step: number = previous === null ? Infinity : daysBetween(previous, day);
    run = step === 1 || (step === 2 && forgive(crossings, addDays(day, -1))) ? run + 1 : 1;
    best = Math.max(best, run);
    previous = day;
  }
  return {
    run,
    best,
    practiceDays: days.length,
    lastDay: previous,
    lastOffsetMinutes: last.offsetMinutes,
    lastFinishedAt: last.finishedAt,
  };
}

/**
 * The days of the streak that a player may see now: the run while it stands, else 0. It also stands for a player who
 * has just lost a date over the date line and could not have practised since. Throws a RangeError for an unknown zone.
 */
export function currentStreak(state: StreakState, now: Date, timeZone: string): number {
  const offsetMinutes = utcOffsetMinutes(now, timeZone);
  return reaches(state, { day: dayAtOffset(now, offsetMinutes), offsetMinutes }) ? state.run : 0;
}

/** True when the run is not broken by this day on a clock so far ahead of UTC. The day may be before the last one. */
function reaches(state: StreakState, moment: { day: PracticeDay; offsetMinutes: number }): boolean {
  const { lastDay, lastOffsetMinutes } = state;
  if (lastDay === null || lastOffsetMinutes === null) return false;
  const step = daysBetween(lastDay, moment.day);
  return step <= 1 || (step === 2 && crossedDateLine(lastOffsetMinutes, moment.offsetMinutes));
}

function crossedDateLine(offsetBefore: number, offsetAfter: number): boolean {
  return offsetAfter - offsetBefore >= DATE_LINE_MINUTES;
}

/** The days on either side of a crossing that left out a date or more. */
interface Crossing {
  readonly from: PracticeDay;
  readonly to: PracticeDay;
}

function dateLineCrossings(inOrder: readonly StreakMark[]): Crossing[] {
  return inOrder.flatMap((after, index) => {
    const before = inOrder[index - 1];
    const crossed = before !== undefined && crossedDateLine(before.offsetMinutes, after.offsetMinutes);
    return crossed && daysBetween(before.day, after.day) > 1 ? [{ from: before.day, to: after.day }] : [];
  });
}

/** Takes the crossing that explains a missing date, so that it forgives no second one; false when there is none. */
function forgive(crossings: Crossing[], missing: PracticeDay): boolean {
  const index = crossings.findIndex((crossing) => crossing.from < missing && missing < crossing.to);
  if (index >= 0) crossings.splice(index, 1);
  return index >= 0;
}
