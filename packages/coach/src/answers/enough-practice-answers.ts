import { drillOf } from '@touchline/domain';
import { coachPracticeLoadStreakAndMatchLines } from '@touchline/messages/coach-lines';
import { minutesOf } from '../player-context.ts';
import type { Asked } from './answer-context.ts';
import { drillsFor, isRecoveryDue, ownDrill } from './choose-drill.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { doneToday } from './done-today.ts';
import { recommended, whichDrill } from './drill-choice-and-technique-answers.ts';
import { nameOf, onDay } from './phrasing.ts';
import { daysOfJudgedWeek, sessionsOf } from './practice-counts-answer.ts';

/** What to practise today, behind what was done. */
export function whatToday(asking: Asked): Composed {
  const { context, say, not } = asking;
  if (context.totalSessions === 0) return whichDrill(asking);
  const { minutes } = doneToday(context);
  const chosen = recommended(context, say, not);
  const id = chosen.drills[0];
  if (id !== undefined && minutes > 0) return { ...chosen, said: [say(coachPracticeLoadStreakAndMatchLines.doneToday, { minutes, drill: nameOf(id) })] };
  const last = context.lastDaysAgo === null ? [] : [say(coachPracticeLoadStreakAndMatchLines.lastWas, { when: onDay(context.lastDaysAgo, context.today) })];
  if (isRecoveryDue(context) || id === undefined) return chosen;
  const after = drillsFor(context, { not: [...not, id], fits: ({ category }) => category !== drillOf(id).category })[0];
  return { ...chosen, said: [...last, ...chosen.said, ...(after === undefined ? [] : [say(coachPracticeLoadStreakAndMatchLines.thenAlso, { drill: nameOf(after.id) })])] };
}

/** Whether what was done today is enough. */
export function enoughToday({ context, say }: Asked): Composed {
  const { count, minutes } = doneToday(context);
  const { currentStreak: streak } = context;
  if (count === 0) return only(say(coachPracticeLoadStreakAndMatchLines.enoughUnsaved));
  return only(say(coachPracticeLoadStreakAndMatchLines.enoughToday, { count, minutes }), ...(streak > 1 ? [say(coachPracticeLoadStreakAndMatchLines.safeToo, { streak })] : []));
}

/** So many days of practice in a week are enough. */
const ENOUGH_DAYS = 3;

/** Whether the practice of this week is enough. */
export function enoughThisWeek({ context, say, words, not }: Asked): Composed {
  const { found } = sessionsOf({ kind: 'thisWeek' }, context);
  const days = new Set(found.map(({ daysAgo }) => daysAgo)).size;
  const values = { days, minutes: minutesOf(found) };
  const week = daysOfJudgedWeek({ kind: 'thisWeek' }, context, say);
  return days >= ENOUGH_DAYS ? only(say(coachPracticeLoadStreakAndMatchLines.enoughWeek, values), ...week) : withDrill(ownDrill(context, words, not), [say(coachPracticeLoadStreakAndMatchLines.notEnoughWeek, values), ...week]);
}
