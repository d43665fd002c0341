import { addDays } from '@touchline/domain';
import { coachPracticeLoadStreakAndMatchLines, coachPlayerStatisticsLines } from '@touchline/messages/coach-lines';
import type { PlayerContext } from '../player-context.ts';
import type { Asked } from './answer-context.ts';
import { isRecoveryDue, ownDrill, upTo } from './choose-drill.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { mostDoneAnswer } from './most-done-answer.ts';
import { dateOf, nameOf, onDay } from './phrasing.ts';

/** How many days in a row the practice before now was, up to its last day. */
function lastRun({ sessions }: PlayerContext): number {
  const days = [...new Set(sessions.map(({ daysAgo }) => daysAgo))].toSorted((a, b) => a - b);
  const [last = 0] = days;
  const gap = days.findIndex((day, at) => day !== last + at);
  return gap < 0 ? days.length : gap;
}

/** That a streak runs, and where an earlier one ended, on which day and that none comes back. */
function runsAnew({ currentStreak: streak, bestStreak: best, lastDaysAgo, sessions, today }: PlayerContext, say: Asked['say']): readonly string[] {
  const lines = coachPracticeLoadStreakAndMatchLines;
  const missed = (lastDaysAgo ?? 0) + streak;
  const isAnew = best > streak || sessions.some(({ daysAgo }) => daysAgo > missed);
  if (!isAnew) return [say(lines.streakStill, { streak })];
  return [say(lines.streakStill, { streak }), say(lines.streakAnew, { missed: onDay(missed, today) }), say(lines.streakNotBack, { best })];
}

/** The longest streak, and the drill that was practised most. */
export function bestStreakAndMost(asking: Asked): Composed {
  const { context, say } = asking;
  return only(say(context.bestStreak === 0 ? coachPracticeLoadStreakAndMatchLines.streakNever : coachPracticeLoadStreakAndMatchLines.longestStreak, { bestStreak: context.bestStreak }), ...mostDoneAnswer({ kind: 'all' }, asking));
}

/** Why a streak is gone, or that it still stands. */
export function streakGone({ context, say, words }: Asked): Composed {
  const { currentStreak: streak, bestStreak: best, lastDaysAgo } = context;
  const lines = coachPracticeLoadStreakAndMatchLines;
  if (streak > 0) return only(...runsAnew(context, say), lastDaysAgo === 0 ? say(coachPlayerStatisticsLines.streakSafe) : say(lines.streakWaits));
  if (best === 0) return withDrill(ownDrill(context, words), [say(lines.streakNever)]);
  if (lastDaysAgo === null || lastDaysAgo === 0) return withDrill(ownDrill(context, words), [say(lines.streakNone, { best })]);
  const values = { when: onDay(lastDaysAgo, context.today), missed: onDay(lastDaysAgo - 1, context.today), length: lastRun(context), best };
  return withDrill(ownDrill(context, words), [say(lines.streakEnded, values)]);
}

/** Since when a streak lasts. */
export function streakSince({ context, say, words }: Asked): Composed {
  const { currentStreak: streak, bestStreak: best, lastDaysAgo, today: day } = context;
  const lines = coachPracticeLoadStreakAndMatchLines;
  if (streak === 0) return withDrill(ownDrill(context, words), [say(best === 0 ? lines.streakNever : lines.streakNone, { best })]);
  const date = dateOf(addDays(day, 1 - streak - (lastDaysAgo ?? 0)), day);
  return only(say(lines.streakSince, { streak, date }), ...(lastDaysAgo === 0 ? [] : [say(lines.streakWaits)]));
}

/** Whether today is needed for a streak. */
export function streakToday({ context, say, words }: Asked): Composed {
  const { currentStreak: streak, lastDaysAgo } = context;
  if (streak === 0) return withDrill(ownDrill(context, words), [say(coachPracticeLoadStreakAndMatchLines.todayNoStreak)]);
  if (lastDaysAgo === 0) return only(say(coachPracticeLoadStreakAndMatchLines.todaySafe, { streak }));
  const drill = isRecoveryDue(context) ? upTo(context) : ownDrill(context, words);
  return withDrill(drill, [say(coachPracticeLoadStreakAndMatchLines.todayNeeded, { streak, next: streak + 1, drill: nameOf(drill.id) })]);
}

/** How many days the streak is from the longest one, and from one more. */
export function streakRecord({ context, say, words }: Asked): Composed {
  const { currentStreak: streak, bestStreak: best, lastDaysAgo } = context;
  const lines = coachPracticeLoadStreakAndMatchLines;
  if (best === 0) return withDrill(ownDrill(context, words), [say(lines.streakNever)]);
  const open = lastDaysAgo === 0 ? [] : [say(lines.streakWaits)];
  if (streak >= best) return only(say(lines.recordNow, { streak }), ...open);
  const missing = best - streak;
  // Where today is not saved yet, the next day of the streak is today.
  const until = lastDaysAgo === 0 ? missing : missing - 1;
  return only(say(until === 0 ? lines.recordToday : until === 1 ? lines.recordTomorrow : lines.recordIn, { streak, best, missing, next: best + 1 }), ...open);
}

/** Whether a short session counts for the streak. */
export function streakShort({ context, say }: Asked): Composed {
  const { currentStreak: streak, lastDaysAgo } = context;
  const lines = coachPracticeLoadStreakAndMatchLines;
  return only(say(lines.shortCounts), ...(streak === 0 ? [] : [lastDaysAgo === 0 ? say(coachPlayerStatisticsLines.streakSafe) : say(lines.streakWaits)]));
}

/** Whether the streak ends where a day to come is left out. */
export function streakSkipped({ context, say }: Asked): Composed {
  const { currentStreak: streak, bestStreak: best, lastDaysAgo } = context;
  const lines = coachPracticeLoadStreakAndMatchLines;
  if (streak === 0) return only(say(lines.todayNoStreak));
  return only(say(lastDaysAgo === 0 ? lines.skipTomorrow : lines.skipToday, { streak }), say(lines.skipIsFine, { best }));
}
