import { daysBetween, findDrill, type DrillId, type PracticeDay } from '@touchline/domain';
import { coachResultGoalLines as lines } from '@touchline/messages/coach-lines';
import type { ResultGoal, Until } from '../question-parts/result-goal-or-day-question-types.ts';
import type { Asked } from './answer-context.ts';
import { pointsFor } from './asked-foot.ts';
import { ratesLine } from './rates-compared-answer.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { nextGoal } from './next-goal.ts';
import { bestSessionOn, onlyLatest, rowOf } from './own-statistics-text.ts';
import { ago, asSentence, nameOf, onDay } from './phrasing.ts';

/** A good pace is this share of the best in a week, and at least one more. */
const WEEKLY_SHARE = 0.06;
/** More than this share in a week is much. */
const MUCH_SHARE = 0.15;
const DAYS_OF_WEEK = 7;

/** Whole weeks until a day that is named, one at least. */
function weeksUntil(until: Until, today: PracticeDay): number {
  if (until !== 'christmas') return Math.max(1, until.weeks);
  const year = Number(today.slice(0, 4));
  const ofYear = (which: number): number => daysBetween(today, `${which}-12-24` as PracticeDay);
  const days = ofYear(year) >= 0 ? ofYear(year) : ofYear(year + 1);
  return Math.max(1, Math.floor(days / DAYS_OF_WEEK));
}

/** How much is missing to a number, at which pace, and the first step. */
function wayTo({ drillId, target, told, until, pace }: Extract<ResultGoal, { of: 'way' }>, { context, say, foot }: Asked): Composed {
  const drill = findDrill(drillId);
  const best = rowOf(context, drillId)?.bestResult ?? 0;
  const from = Math.max(best, told ?? 0);
  const name = nameOf(drillId);
  if (from === 0 || drill === undefined) return withDrill(drill, [say(lines.noneYet, { drill: name, target })]);
  const next = Math.min(target, nextGoal(from));
  if (target <= from) return withDrill(drill, [say(lines.reached, { drill: name, best: from, target, next: nextGoal(from) })]);
  const missing = target - from;
  const distance = from === best ? say(lines.distance, { missing, best, drill: name, target }) : say(lines.distanceTold, { missing, told: from, target });
  const step = say(lines.step, { next, point: pointsFor(drill, foot)[0] ?? '' });
  if (until === null || pace !== null) {
    const more = pace ?? Math.max(1, Math.round(from * WEEKLY_SHARE));
    return withDrill(drill, [distance, say(lines.pace, { more, weeks: Math.ceil(missing / more) }), step]);
  }
  const weeks = weeksUntil(until, context.today);
  const more = Math.ceil(missing / weeks);
  return withDrill(drill, [distance, say(lines.paceUntil, { more, weeks }), say(more > from * MUCH_SHARE ? lines.isMuch : lines.canBe, { next }), step]);
}

/** The best result of a drill on a day; null where none is counted. */
const resultOn = (daysAgo: number, drillId: DrillId, { context }: Asked): number | null => bestSessionOn(daysAgo, drillId, context)?.result ?? null;

function bestAndDay({ drillId, daysAgo }: Extract<ResultGoal, { of: 'bestAndDay' }>, asking: Asked): Composed {
  const { context, say } = asking;
  const row = rowOf(context, drillId);
  const drill = nameOf(drillId);
  if (row === undefined || row.bestResult === 0) return withDrill(findDrill(drillId), [say(lines.noneYet, { drill, target: nextGoal(1) })]);
  const result = resultOn(daysAgo, drillId, asking);
  const values = { drill, best: row.bestResult, when: onDay(row.bestDaysAgo, context.today), day: ago(daysAgo), Day: asSentence(ago(daysAgo)), result: result ?? 0 };
  return only(...onlyLatest(context, say), say(result === null ? lines.bestAndNone : lines.bestAndDay, values));
}

/** The result of a drill on a day. */
function onDayAnswer({ drillId, daysAgo }: Extract<ResultGoal, { of: 'onDay' }>, asking: Asked): Composed {
  const { say } = asking;
  const result = resultOn(daysAgo, drillId, asking);
  const values = { drill: nameOf(drillId), day: ago(daysAgo), Day: asSentence(ago(daysAgo)), result: result ?? 0 };
  return only(say(result === null ? lines.noneOnDay : lines.onDay, values));
}

/** Today beside yesterday, with the difference. */
function twoDays(drillId: Extract<ResultGoal, { of: 'twoDays' }>['drillId'], asking: Asked): Composed {
  const { say } = asking;
  const drill = nameOf(drillId);
  const [now, before] = [resultOn(0, drillId, asking), resultOn(1, drillId, asking)];
  const texts = { drill, day: ago(0), Day: asSentence(ago(0)), other: ago(1) };
  if (now === null && before === null) return withDrill(findDrill(drillId), [say(lines.bestAndNone, { ...texts, best: rowOf(asking.context, drillId)?.bestResult ?? 0, when: ago(rowOf(asking.context, drillId)?.bestDaysAgo ?? 0) })]);
  if (now === null || before === null) return only(say(lines.dayAlone, now === null ? { ...texts, day: ago(1), Day: asSentence(ago(1)), other: ago(0), result: before ?? 0 } : { ...texts, result: now }));
  const [today, yesterday] = [bestSessionOn(0, drillId, asking.context), bestSessionOn(1, drillId, asking.context)];
  const isLessTime = today !== null && yesterday !== null && today.minutes < yesterday.minutes;
  const verdict = say(now === before ? lines.same : now > before ? lines.more : isLessTime ? lines.fewerInLessTime : lines.fewer, { difference: Math.abs(now - before) });
  // Fewer in less time may be the better one.
  const rates = isLessTime && now < before ? ratesLine([yesterday, today], asking) : null;
  const [minutes, otherMinutes] = [today?.minutes ?? 0, yesterday?.minutes ?? 0];
  const time = minutes === otherMinutes ? null : say(lines.minutesOfTwoDays, { ...texts, minutes, otherMinutes });
  return only(say(lines.twoDays, { ...texts, result: now, before, verdict }), ...[rates ?? time].filter((line) => line !== null));
}

/** The answer to what is asked of the results of one drill. */
export function resultGoalAnswer(goal: ResultGoal, asking: Asked): Composed {
  if (goal.of === 'way') return wayTo(goal, asking);
  if (goal.of === 'twoDays') return twoDays(goal.drillId, asking);
  return goal.of === 'bestAndDay' ? bestAndDay(goal, asking) : onDayAnswer(goal, asking);
}
