import { findDrill } from '@touchline/domain';
import { coachResultGoalLines, coachReportedResultAndReactionLines as lines } from '@touchline/messages/coach-lines';
import type { NumberTold } from '../talk-subject/talk-subject-types.ts';
import type { Asked } from './answer-context.ts';
import { pointsFor } from './asked-foot.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { nextGoal } from './next-goal.ts';
import { rowOf } from './own-statistics-text.ts';
import { nameOf } from './phrasing.ts';

/** Of a few the next goal is two more, of many a tenth. */
const SMALLEST_STEP = 2;
const STEP_SHARE = 0.1;
const goalAfter = (number: number): number => number + Math.max(SMALLEST_STEP, Math.round(number * STEP_SHARE));

/** What is said to a number that the player tells: beside the one told before or the one that is saved, with the next goal. */
export function numberToldAnswer({ of, number, before }: NumberTold, { context, say, asked, foot }: Asked): Composed {
  if (of === 'streak') return only(say(lines.toldStreak, { number, streak: context.currentStreak, longest: context.bestStreak }));
  if (of === 'earned') return only(say(lines.toldEarned, { number, experience: context.totalExperience, tokens: context.tokens }));
  const drill = findDrill(asked.drillId ?? '');
  if (drill === undefined) return only();
  const best = rowOf(context, drill.id)?.bestResult ?? 0;
  const values = { number, drill: nameOf(drill.id), best, goal: goalAfter(number), point: pointsFor(drill, foot)[0] ?? '' };
  if (before !== null && number > before) return withDrill(drill, [say(lines.toldMore, { ...values, before })]);
  if (best === 0) return withDrill(drill, [say(lines.toldFirst, values)]);
  if (number === best) return withDrill(drill, [say(coachResultGoalLines.toldEqual, { ...values, goal: nextGoal(best) })]);
  return withDrill(drill, [say(number > best ? lines.toldAbove : lines.toldBelow, values)]);
}
