import { coachPracticeLoadStreakAndMatchLines } from '@touchline/messages/coach-lines';
import { minutesOf, type PlayerContext } from '../player-context.ts';
import type { Say } from './phrasing.ts';

/** What was saved today: how many drills, and how long all of it. */
export function doneToday({ sessions }: PlayerContext): { readonly count: number; readonly minutes: number } {
  const today = sessions.filter(({ daysAgo }) => daysAgo === 0);
  return { count: new Set(today.map(({ drillId }) => drillId)).size, minutes: minutesOf(today) };
}

/** That today has practice already, before what may be done beside it; nothing where it has none. */
export function afterDoneToday(context: PlayerContext, say: Say): string[] {
  const { minutes } = doneToday(context);
  return minutes > 0 ? [say(coachPracticeLoadStreakAndMatchLines.doneTodayShort, { minutes })] : [];
}
