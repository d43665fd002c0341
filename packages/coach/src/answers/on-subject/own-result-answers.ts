import { addDays, findDrill } from '@touchline/domain';
import { coachSubjectFollowUpLines as lines } from '@touchline/messages/coach-lines';
import type { DrillSummary } from '../../player-context.ts';
import { daysOfSpan, timeSpanIn } from '../../question-parts/time-span.ts';
import type { TurnOn } from '../../talk-subject/follow-up-kinds-by-subject.ts';
import { isSide } from '../asked-foot.ts';
import { withDrill, type Composed } from '../composed-answer.ts';
import { faultAnswer } from '../dialogue-act-answer.ts';
import { playerDataAnswer } from '../player-data-answer.ts';
import { resultGoalAnswer } from '../result-goal-answer.ts';
import { isAtBest, onlyLatest, valuesOf } from '../own-statistics-text.ts';
import { footName, nameOf, onDay } from '../phrasing.ts';
import { againstFault, ifNever, lookWhere, partOfFoot, speed, whatShowsIt } from './how-to-do-drill-answers.ts';
import { amount, earns, howItGoes, more, ofKind, told, values, youCan, type OfDrill } from './shared-drill-answers.ts';

/** Whether words, mended or not, measure by age. */
const BY_AGE = /\b(?:age|old|years?|alter|jahre?|\d+ jahr\w*)\b/;
/** The next goal is so much above the best, and at least one more. */
const GOAL_SHARE = 0.05;

const hasNumber = (row: DrillSummary | undefined): row is DrillSummary => row !== undefined && row.bestResult > 0;
const goalAfter = (best: number): number => best + Math.max(1, Math.round(best * GOAL_SHARE));

/** Whether a number is good, measured by the own ones. */
export function judged(of: OfDrill, asksIfBad: boolean): Composed {
  const { row, say, asked } = of;
  const byAge = BY_AGE.test(asked.words.join(' ')) ? [say(lines.noMeasureByAge)] : [];
  if (!hasNumber(row)) return told(of, say(lines.resultNone, values(of)));
  const numbers = { ...valuesOf(row), average: Math.round(row.averageResult) };
  if (row.attempts === 1) return told(of, ...byAge, say(lines.resultOne, numbers));
  const first = asksIfBad ? [say(lines.notBad)] : [];
  // What was told before is the best; of the last go it is said whether it was near to it.
  if (isAtBest(row)) return told(of, ...byAge, ...first, say(lines.resultAtBest, numbers));
  const isOfBest = asked.before?.ask?.kind === 'dated' ? asked.before.ask.of === 'best' : asked.before?.intent === 'records';
  if (isOfBest) return told(of, ...byAge, ...first, say(lines.bestIsGood, numbers));
  return told(of, ...byAge, ...first, say(row.lastResult >= row.averageResult ? lines.resultAbove : lines.resultBelow, numbers));
}

export function nextGoal(of: OfDrill): Composed {
  const { row, say } = of;
  return told(of, hasNumber(row) ? say(lines.goal, { ...valuesOf(row), goal: goalAfter(row.bestResult) }) : say(lines.goalNew, values(of)));
}

/** How to come from the own best to a number, or to more of it where none is named. */
export function stepsTo(of: OfDrill): Composed {
  const { row, say, number } = of;
  const lookAt = more(of).said[0] ?? '';
  if (!hasNumber(row)) return told(of, say(lines.stepsNew), lookAt);
  const best = row.bestResult;
  const steps = { ...valuesOf(row), average: Math.min(best, Math.max(1, Math.round(row.averageResult))), next: best + 1 };
  if (number === null) return more(of);
  if (number <= best) return told(of, say(lines.alreadyDone, { ...steps, target: number, goal: goalAfter(best) }));
  if (number === best + 1) return told(of, say(lines.stepsUp, steps), lookAt);
  const way = resultGoalAnswer({ of: 'way', drillId: of.drill.id, target: number, told: null, until: null, pace: null }, of);
  return told(of, ...way.said, lookAt);
}

/** Somebody else has more: the own way counts, and how it goes on. */
export function catchUp(of: OfDrill): Composed {
  const steps = stepsTo(of);
  return { ...steps, said: [of.say(lines.ownWay), ...steps.said] };
}

/** When a number, or being good at it, can be expected. */
export function timeTo(of: OfDrill): Composed {
  const { row, say, number } = of;
  if (!hasNumber(row) || row.attempts === 1 || number === null) return told(of, say(lines.timeOpen, values(of)));
  if (number <= row.bestResult) return stepsTo(of);
  return told(of, say(lines.timeTo, { ...valuesOf(row), next: goalAfter(row.bestResult), target: number }));
}

/** The numbers of a drill, newest first. */
const resultsOf = ({ context, drill }: OfDrill): readonly number[] => context.sessions.filter(({ drillId, result }) => drillId === drill.id && result > 0).map(({ result }) => result);

export function lowest(of: OfDrill): Composed {
  const { row, say, context } = of;
  const results = resultsOf(of);
  if (!hasNumber(row) || results.length === 0) return told(of, say(lines.resultNone, values(of)));
  if (results.length === 1) return told(of, say(lines.oneOnly, valuesOf(row)));
  return told(of, ...onlyLatest(context, say), say(lines.worst, { ...valuesOf(row), worst: Math.min(...results) }));
}

/** The numbers of a stretch of time that words name; null where they name none. */
function ofSpan(of: OfDrill): Composed | null {
  const { context, drill, say, row, asked } = of;
  const span = timeSpanIn(asked.words.join(' '));
  if (span === null || !hasNumber(row)) return null;
  const { from, until } = daysOfSpan(span, context.today);
  const results = context.sessions.filter(({ drillId, result, daysAgo }) => {
    const day = addDays(context.today, -daysAgo);
    return drillId === drill.id && result > 0 && day <= until && (from === null || day >= from);
  });
  const numbers = { ...valuesOf(row), count: results.length, best: Math.max(0, ...results.map(({ result }) => result)), record: row.bestResult };
  return told(of, say(results.length === 0 ? lines.noneInSpan : results.length === 1 ? lines.oneInSpan : lines.bestInSpan, numbers));
}

/** The last number, or the one before it where the last was told already. */
export function lastOne(of: OfDrill): Composed {
  const { row, say, asked } = of;
  const inSpan = ofSpan(of);
  if (inSpan !== null) return inSpan;
  const [last, before] = resultsOf(of);
  const toldLast = asked.before?.intent === 'last_practice' || asked.before?.intent === 'my_numbers' || (asked.before?.act?.kind === 'onSubject' && asked.before.act.turn === 'lastOfIt');
  if (!toldLast || last === undefined || !hasNumber(row)) return playerDataAnswer({ kind: 'dated', of: 'last', drillId: of.drill.id }, of);
  return told(of, before === undefined ? say(lines.oneOnly, valuesOf(row)) : say(lines.previous, { last, before }));
}

export const dated = (which: 'best' | 'first') => (of: OfDrill): Composed => playerDataAnswer({ kind: 'dated', of: which, drillId: of.drill.id }, of);

/** When that was: the first one after that was told, else the best. */
export function whenWas(of: OfDrill): Composed {
  const { before } = of.asked;
  const turn = before?.act?.kind === 'onSubject' ? before.act.turn : null;
  if (turn === 'firstOfIt') return dated('first')(of);
  return turn === 'lastOfIt' || before?.intent === 'last_practice' ? playerDataAnswer({ kind: 'dated', of: 'last', drillId: of.drill.id }, of) : dated('best')(of);
}

/** The best with one foot: of the sessions with it, or of a drill that is made for it. */
function resultWithFoot(of: OfDrill): Composed {
  const { context, say, drill, foot } = of;
  if (!isSide(foot)) return dated('best')(of);
  const side = { foot: footName(foot) };
  const counted = context.sessions.filter(({ side: one, result }) => one === foot && result > 0);
  const best = counted.filter(({ drillId }) => drillId === drill.id).toSorted((a, b) => b.result - a.result)[0];
  if (best !== undefined) return told(of, say(lines.withFoot, { ...values(of), ...side, best: best.result, when: onDay(best.daysAgo, context.today) }));
  const alike = counted.filter(({ drillId }) => findDrill(drillId)?.category === drill.category).toSorted((a, b) => b.result - a.result)[0];
  const other = alike === undefined ? undefined : findDrill(alike.drillId);
  const said = say(lines.notWithFoot, { ...values(of), ...side });
  if (other === undefined || alike === undefined) return told(of, said);
  return withDrill(other, [said, say(lines.alikeWithFoot, { ...side, other: nameOf(other.id), best: alike.result })]);
}

/** What is said to a turn that asks something of the own results in a drill. */
export const onResult: Readonly<Record<TurnOn<'result'>, (of: OfDrill) => Composed>> = {
  isGood: (of) => judged(of, false),
  isBad: (of) => judged(of, true),
  isEnough: (of) => judged(of, false),
  amImproving: (of) => judged(of, false),
  improveIt: more,
  reachNumber: stepsTo,
  giveGoal: nextGoal,
  untilNumber: timeTo,
  untilGood: timeTo,
  recordOfIt: dated('best'),
  lastOfIt: lastOne,
  firstOfIt: dated('first'),
  worstOfIt: lowest,
  whenWas,
  leftFoot: resultWithFoot,
  rightFoot: resultWithFoot,
  howGoes: howItGoes,
  practiseThat: more,
  howLong: amount,
  howOften: ofKind('howOften'),
  thinkICan: youCan,
  whatGet: earns,
  fails: (of) => faultAnswer(of.drill, null, of),
  ballAway: (of) => faultAnswer(of.drill, 'away', of),
  slow: (of) => faultAnswer(of.drill, 'slow', of),
  whatWrong: (of) => faultAnswer(of.drill, null, of),
  aheadOfMe: catchUp,
  othersBetter: catchUp,
  howFar: ofKind('howFar'),
  whatNow: more,
  neverWorks: ifNever,
  knowBetter: whatShowsIt,
  howFast: speed,
  drops: againstFault('drops'),
  tooHigh: againstFault('high'),
  trips: againstFault('trips'),
  hitsThem: againstFault('hits'),
  lookWhere,
  whichPart: partOfFoot,
};
