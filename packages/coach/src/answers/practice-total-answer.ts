import { addDays, daysBetween, drillOf, experienceOfLevel, findAchievement, findDrill, levelOf, PACK_COST, sessionRewards, weekday, type DrillId } from '@touchline/domain';
import { achievementNames } from '@touchline/messages/achievement-names';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachPracticeTotalAndEarningsLines as lines, coachPlayerStatisticsLines } from '@touchline/messages/coach-lines';
import { fill } from '@touchline/messages/fill';
import { minutesOf, type PlayerContext, type PractisedSession } from '../player-context.ts';
import type { EarnedUnit, PlannedSessions, PracticeTotal, PracticeTotalMeasure, PracticeTotalTarget, SessionsOf } from '../question-parts/practice-total-question-types.ts';
import { daysOfSpan, type TimeSpan } from '../question-parts/time-span.ts';
import type { Asked } from './answer-context.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { bestInAnswer, countsAnswer, dayListAnswer, knownFrom, ONE_DAY, sessionsOf, spanText } from './practice-counts-answer.ts';
import { mostDoneAnswer } from './most-done-answer.ts';
import { asSentence, filled, labelOf, listed, nameOf, type Say } from './phrasing.ts';
import { tellingOf } from './practice-week-shown-with-answer.ts';

type Of<Kind extends PracticeTotal['of']> = Extract<PracticeTotal, { of: Kind }>;

/** What the rules give for a session; a result that does not count brings nothing. */
const byTheRules = ({ result, resultCounts, minutes }: PractisedSession) => sessionRewards({ result: resultCounts === false ? 0 : result, durationMinutes: minutes });
/** What a session earned: as it was paid, and by the rules where that is not at hand. */
const earnedBy = (session: PractisedSession) => {
  const { experience, tokens } = session;
  const byRules = byTheRules(session);
  return { experience: experience ?? byRules.experienceGained, tokens: tokens ?? byRules.tokensEarned };
};
const sumOf = (sessions: readonly PractisedSession[], unit: EarnedUnit): number => sessions.reduce((sum, session) => sum + earnedBy(session)[unit], 0);
const daysIn = (sessions: readonly PractisedSession[]): number => new Set(sessions.map(({ daysAgo }) => daysAgo)).size;
/** What a session of so many minutes earns without a counted result. */
const withoutResult = (minutes: number, unit: EarnedUnit): number => {
  const { experienceGained, tokensEarned } = sessionRewards({ result: 0, durationMinutes: minutes });
  return unit === 'experience' ? experienceGained : tokensEarned;
};
const unitName = (unit: EarnedUnit): string => coachGrammar.earned[unit];

/** The sessions of a stretch, of the drill that is named where one is. */
function ofStretch(span: TimeSpan, drillId: DrillId | null, context: PlayerContext) {
  const { found, isPart } = sessionsOf(span, context);
  return { sessions: drillId === null ? found : found.filter((session) => session.drillId === drillId), isPart };
}

function numberOf(measure: PracticeTotalMeasure, sessions: readonly PractisedSession[]): number {
  switch (measure) {
    case 'sessions':
    case 'feet':
    case 'mostDone':
      return sessions.length;
    case 'days':
      return daysIn(sessions);
    case 'experience':
    case 'tokens':
      return sumOf(sessions, measure);
    case 'result':
      return sessions.reduce((sum, { result, resultCounts }) => sum + (resultCounts === false ? 0 : result), 0);
    case 'best':
      return Math.max(0, ...sessions.flatMap(({ result, resultCounts }) => (resultCounts === false ? [] : [result])));
    case 'all':
    case 'average':
    case 'minutes':
      break;
  }
  return minutesOf(sessions);
}

/** A number with what it counts: "20 minutes", "177 XP". */
function amount(measure: PracticeTotalMeasure, sessions: readonly PractisedSession[], drillId: DrillId | null): string {
  const name = coachGrammar.measures[measure === 'average' || measure === 'all' ? 'minutes' : measure === 'feet' || measure === 'mostDone' ? 'sessions' : measure === 'result' || measure === 'best' ? 'result' : measure];
  return filled(name, { count: numberOf(measure, sessions), label: drillId === null ? '' : labelOf(drillId) });
}

/** In how many days of a stretch anything could be done, today included. */
function daysOfStretch(span: TimeSpan, { today, sessions }: PlayerContext): number {
  const { from, until } = daysOfSpan(span, today);
  return daysBetween(from ?? addDays(today, -(sessions.at(-1)?.daysAgo ?? 0)), until) + 1;
}

const feet = (sessions: readonly PractisedSession[]) => {
  const count = (of: PractisedSession['side']): number => sessions.filter(({ side }) => side === of).length;
  return { left: count('left'), right: count('right'), both: count('both') };
};

function earnedIn(unit: EarnedUnit, { span, drillId, asksWhy }: Of<'total'>, { context, say }: Asked): string[] {
  const { sessions, isPart } = ofStretch(span, drillId, context);
  const when = spanText(span, context.today);
  if (span.kind === 'all' && drillId === null) return [unit === 'experience' ? say(lines.allExperience, { experience: context.totalExperience, level: context.level }) : say(lines.allTokens, { tokens: context.tokens })];
  const rule = say(unit === 'experience' ? lines.rulesOfExperience : lines.rulesOfTokens);
  if (sessions.length === 0) return isPart ? [knownFrom(context, say)] : [say(lines.earnedNothing, { when, unit: unitName(unit) })];
  const drill = drillId === null ? '' : fill(coachGrammar.ofDrill, { drill: nameOf(drillId) });
  const told = say(lines.earned, { when, amount: sumOf(sessions, unit), unit: unitName(unit), sessions: sessions.length, minutes: minutesOf(sessions), drill });
  return [...(isPart ? [knownFrom(context, say)] : []), told, ...(asksWhy ? [rule] : unit === 'tokens' ? [say(lines.withoutLevels)] : [])];
}

function averageIn({ span, drillId }: Of<'total'>, { context, say }: Asked): string[] {
  const { sessions, isPart } = ofStretch(span, drillId, context);
  const when = spanText(span, context.today);
  if (sessions.length === 0) return isPart ? [knownFrom(context, say)] : [say(coachPlayerStatisticsLines.nothing, { when })];
  const minutes = minutesOf(sessions);
  const inTenths = (value: number): number => Math.round(value * 10) / 10;
  const days = daysOfStretch(span, context);
  return [
    ...(isPart ? [knownFrom(context, say)] : []),
    say(lines.average, { when, minutes, days: daysIn(sessions), perPracticeDay: inTenths(minutes / daysIn(sessions)), perDay: inTenths(minutes / days), ofDays: days, perSession: inTenths(minutes / sessions.length) }),
  ];
}

function bestsIn(asked: Of<'total'>, asking: Asked): string[] {
  const { context, say } = asking;
  if (asked.drillId !== null) return bestInAnswer({ kind: 'bestIn', drillId: asked.drillId, span: asked.span }, asking);
  const { sessions, isPart } = ofStretch(asked.span, null, context);
  const when = spanText(asked.span, context.today);
  const bests = [...Map.groupBy(sessions, ({ drillId }) => drillId)].flatMap(([id, own]) => {
    const drill = findDrill(id);
    const best = numberOf('best', own);
    return drill === undefined || best === 0 ? [] : [filled(coachGrammar.drillWithCount, { drill: nameOf(drill.id), result: best, label: labelOf(drill.id) })];
  });
  if (bests.length === 0) return isPart ? [knownFrom(context, say)] : [say(coachPlayerStatisticsLines.nothing, { when })];
  return [...(isPart ? [knownFrom(context, say)] : []), say(lines.bests, { when, list: listed(bests.slice(0, 6)) })];
}

/** What of a stretch of time is told. */
function totalAnswer(asked: Of<'total'>, asking: Asked): Composed {
  const { measure, span, drillId } = asked;
  const { context, say } = asking;
  const when = spanText(span, context.today);
  switch (measure) {
    case 'experience':
    case 'tokens':
      return only(...earnedIn(measure, asked, asking));
    case 'average':
      return only(...averageIn(asked, asking));
    case 'best':
      return only(...bestsIn(asked, asking));
    case 'mostDone':
      return only(...mostDoneAnswer(span, asking));
    case 'feet': {
      const { sessions, isPart } = ofStretch(span, drillId, context);
      return only(...(isPart ? [knownFrom(context, say)] : []), sessions.length === 0 ? say(coachPlayerStatisticsLines.nothing, { when }) : say(lines.feet, { when, ...feet(sessions) }));
    }
    case 'result': {
      const { sessions, isPart } = ofStretch(span, drillId, context);
      if (drillId === null || sessions.length === 0) break;
      return only(...(isPart ? [knownFrom(context, say)] : []), say(lines.results, { when, sum: numberOf('result', sessions), label: labelOf(drillId), drill: nameOf(drillId), sessions: sessions.length, best: numberOf('best', sessions) }));
    }
    case 'all':
      if (ONE_DAY.has(span.kind)) return only(...dayListAnswer(span, asking));
      break;
    case 'days':
    case 'minutes':
    case 'sessions':
      break;
  }
  const counted = measure === 'days' || measure === 'sessions' || measure === 'minutes' ? measure : 'sessions';
  return only(...countsAnswer({ kind: 'counts', measure: counted, span, inHours: false }, asking));
}

/** What one day or stretch earned, as a short sum. */
function sumOfExperience(sessions: readonly PractisedSession[], say: Say): string {
  const paid = sumOf(sessions, 'experience');
  const byRules = sessions.map((session) => byTheRules(session).experience);
  const ofReason = (...reasons: readonly string[]): number => byRules.flat().filter(({ reason }) => reasons.includes(reason)).reduce((sum, { amount: one }) => sum + one, 0);
  const [base, result, length] = [ofReason('base'), ofReason('result'), ofReason('tenMinutes', 'fifteenMinutes')];
  const more = paid - base - result - length;
  // Paid by other rules than today's: what it was is all that can be said.
  if (more < 0) return filled(coachGrammar.measures.experience, { count: paid });
  const parts = [filled(coachGrammar.sumBase, { count: sessions.length, base }), ...(result > 0 ? [filled(coachGrammar.sumResult, { result })] : []), ...(length > 0 ? [filled(coachGrammar.sumLength, { length })] : []), ...(more > 0 ? [filled(coachGrammar.sumMore, { more })] : [])];
  return say(lines.sum, { parts: parts.join(' + '), total: paid });
}

function comparedAnswer({ measure, span, with: other, drillId, asksWhy, asks }: Of<'compared'>, { context, say }: Asked): Composed {
  const [now, before] = [ofStretch(span, drillId, context), ofStretch(other, drillId, context)];
  const compared = measure === 'average' || measure === 'all' || measure === 'mostDone' || (measure === 'best' && drillId === null) ? 'minutes' : measure;
  const [first, second] = [numberOf(compared, now.sessions), numberOf(compared, before.sessions)];
  const isPart = now.isPart || before.isPart;
  const difference = Math.abs(first - second);
  const values = { first: amount(compared, now.sessions, drillId), second: amount(compared, before.sessions, drillId), when: spanText(span, context.today), whenOther: spanText(other, context.today), difference: filled(coachGrammar.measures[compared === 'feet' ? 'sessions' : compared === 'best' ? 'result' : compared], { count: difference, label: drillId === null ? '' : labelOf(drillId) }) };
  const told = say(lines.compared, values);
  const verdict = first === second ? lines.comparedSame : first > second ? lines.comparedMore : lines.comparedLess;
  const isAsked = asks !== null && first !== second && (first > second) === (asks === 'more');
  // With why, what is asked is no yes or no; where it is not so it is said.
  const opens = asks === null || asksWhy ? (asksWhy && asks !== null && !isAsked ? [say(lines.notSo)] : []) : [say(first === second ? lines.same : isAsked ? lines.yes : lines.no)];
  const partly = isPart ? [knownFrom(context, say)] : [];
  const isOpen = span.kind === 'thisWeek' || span.kind === 'thisMonth' || span.kind === 'today';
  const goesOn = isOpen && first < second && !asksWhy ? [say(lines.notOver)] : [];
  if (!asksWhy) return only([...opens, told].join(' '), ...(opens.length === 0 || first === second ? [say(verdict, values)] : []), ...(compared === 'minutes' && first > 0 && second > 0 ? [say(lines.comparedSessions, { sessions: now.sessions.length, other: before.sessions.length })] : []), ...goesOn, ...partly);
  if (compared === 'experience') {
    const sums = [[span, now.sessions], [other, before.sessions]] as const;
    return only(...opens, told, ...sums.flatMap(([which, sessions]) => (sessions.length === 0 ? [] : [`${spanText(which, context.today)}: ${sumOfExperience(sessions, say)}`])), say(lines.rulesOfExperience), ...partly);
  }
  return only(...opens, told, say(compared === 'tokens' ? lines.rulesOfTokens : lines.onlySaved), ...partly);
}

/** The days that the present pace is taken from. */
const PACE_DAYS = 14;
/** What was earned a day lately; null where nothing was. */
function pace(unit: EarnedUnit | 'sessions', context: PlayerContext): { readonly sum: number; readonly days: number } | null {
  const latest = context.sessions.filter(({ daysAgo }) => daysAgo < PACE_DAYS);
  const sum = unit === 'sessions' ? latest.length : sumOf(latest, unit);
  if (sum === 0) return null;
  // Who began some days ago has a pace of these days.
  const oldest = context.sessions.length === latest.length && context.totalSessions === latest.length ? Math.max(...latest.map(({ daysAgo }) => daysAgo)) + 1 : PACE_DAYS;
  return { sum, days: Math.max(1, oldest) };
}
/** Ten minutes that get the bonus of ten, and more sessions than these on one day are too many to call it easy. */
const TEN = 10;
const MOST_TODAY = 3;

interface Distance {
  readonly unit: EarnedUnit | 'sessions' | 'streak';
  readonly goal: string;
  readonly have: number;
  readonly missing: number;
}

function distanceTo(target: PracticeTotalTarget, { context, say }: Asked): Distance {
  switch (target.of) {
    case 'level': {
      const level = target.level ?? context.level + 1;
      return { unit: 'experience', goal: filled(coachGrammar.levelGoal, { level }), have: context.totalExperience, missing: experienceOfLevel(level) - context.totalExperience };
    }
    case 'experience':
      return { unit: 'experience', goal: filled(coachGrammar.earnedGoal, { count: target.count, unit: unitName('experience') }), have: context.totalExperience, missing: target.count - context.totalExperience };
    case 'tokens':
      return { unit: 'tokens', goal: filled(coachGrammar.earnedGoal, { count: target.count, unit: unitName('tokens') }), have: context.tokens, missing: target.count - context.tokens };
    case 'packs':
      return { unit: 'tokens', goal: say(lines.packsGoal, { count: target.count, cost: target.count * PACK_COST }), have: context.tokens, missing: target.count * PACK_COST - context.tokens };
    case 'badge':
      break;
  }
  const { measure, target: count } = findAchievement(target.badge);
  const goal = filled(coachGrammar.badgeGoal, { badge: achievementNames[target.badge] });
  if (measure === 'streak') return { unit: 'streak', goal, have: context.currentStreak, missing: context.bestStreak >= count ? 0 : count - context.currentStreak };
  if (measure === 'level') return { unit: 'experience', goal, have: context.totalExperience, missing: experienceOfLevel(count) - context.totalExperience };
  return { unit: 'sessions', goal, have: context.totalSessions, missing: count - context.totalSessions };
}

/** What is missing to a target: the number first, then in how many sessions or days. */
function targetAnswer(asked: Of<'target'>, asking: Asked): Composed {
  const { context, say } = asking;
  const { unit, goal, have, missing } = distanceTo(asked.target, asking);
  const name = unit === 'sessions' ? coachGrammar.earned.sessions : unit === 'streak' ? coachGrammar.earned.days : unitName(unit);
  if (missing <= 0) return only(asSentence(say(lines.reached, { goal, have, unit: name })));
  const told = asSentence(say(lines.missing, { missing, unit: name, goal, have }));
  if (unit === 'streak') return only(told, say(lines.oneADay));
  const minutes = asked.minutes ?? TEN;
  const each = unit === 'sessions' ? 1 : withoutResult(minutes, unit);
  const sessions = Math.ceil(missing / each);
  const inSessions = unit === 'sessions' ? [] : [say(sessions === 1 ? lines.inOneSession : lines.inSessions, { sessions, minutes, each, unit: name })];
  if (asked.wants === 'today') return only([say(sessions <= MOST_TODAY ? lines.yes : lines.hardlyToday), told].join(' '), ...inSessions);
  if (asked.wants !== 'days') return only(...(asked.wants === 'sessions' ? [...inSessions, told] : [told, ...inSessions]));
  const now = pace(unit, context);
  if (now === null) return only(told, say(lines.noPace), ...inSessions);
  const days = Math.ceil((missing * now.days) / now.sum);
  return only(say(lines.atPace, { days, goal, sum: now.sum, ofDays: now.days, unit: name }), told, ...inSessions);
}

/** How many sessions are planned from today on; today counts where nothing is done yet. */
function plannedTimes(sessions: PlannedSessions, { today, sessions: done }: PlayerContext): { readonly times: number; readonly days: number; readonly isTodayDone: boolean } {
  if ('times' in sessions) return { times: sessions.times, days: sessions.times, isTodayDone: false };
  const isTodayDone = done.some(({ daysAgo }) => daysAgo === 0);
  const ahead = (sessions.untilWeekday - weekday(today) + 7) % 7 || 7;
  const days = ahead + (isTodayDone ? 0 : 1);
  return { times: days * sessions.perDay, days, isTodayDone };
}

/** What practice would earn, as a sum. */
function earningAnswer({ unit, minutes, sessions, goal }: Of<'earning'>, { context, say }: Asked): Composed {
  const { times, isTodayDone } = plannedTimes(sessions, context);
  const of: EarnedUnit = unit === 'level' ? 'experience' : unit;
  const each = withoutResult(minutes, of);
  const sum = times * each;
  const level = levelOf(context.totalExperience + (of === 'experience' ? sum : 0));
  const values = { times, minutes, each, sum, unit: unitName(of), level, now: context.level, total: (of === 'experience' ? context.totalExperience : context.tokens) + sum };
  return only(
    ...(unit === 'level' ? [[...(goal === null ? [] : [say(level >= goal ? lines.yes : lines.no)]), say(lines.levelThen, values)].join(' ')] : []),
    say(lines.earning, values),
    ...(of === 'experience' && unit !== 'level' && level > context.level ? [say(lines.levelThenToo, values)] : []),
    say(of === 'experience' ? lines.resultOnTop : lines.resultOnTopTokens),
    ...(isTodayDone ? [say(lines.todayLeftOut)] : []),
  );
}

/** What counted results of a drill add to what a session earns. */
function forResult(drillId: DrillId, unit: EarnedUnit, { drills }: PlayerContext): number | null {
  const row = drills.find((one) => one.drillId === drillId);
  if (row === undefined) return null;
  const { experience, tokens } = sessionRewards({ result: row.bestResult, durationMinutes: 1 });
  return (unit === 'experience' ? experience : tokens).find(({ reason }) => reason === 'result')?.amount ?? 0;
}

function drillsPay({ unit, drills }: Extract<Of<'paysMore'>, { between: 'drills' }>, { context, say }: Asked): Composed {
  const compared = drills.length > 0 ? drills : context.drills.map(({ drillId }) => drillId);
  const paid = compared.flatMap((id) => {
    const more = forResult(id, unit, context);
    return more === null ? [] : [{ id, more, best: context.drills.find((one) => one.drillId === id)?.bestResult ?? 0 }];
  }).toSorted((a, b) => b.more - a.more);
  const rule = say(unit === 'experience' ? lines.drillsPaySame : lines.drillsPaySameTokens);
  const [top] = paid;
  if (top === undefined || paid.length < Math.min(2, compared.length)) return only(rule, say(lines.drillsNoBests), ...(unit === 'experience' ? [say(lines.recommendedPays)] : []));
  const list = listed(paid.slice(0, 3).map(({ id, more, best }) => filled(coachGrammar.drillPays, { drill: nameOf(id), best, more, unit: unitName(unit) })));
  const isSame = paid.length > 1 && paid[1]?.more === top.more;
  return withDrill(drillOf(top.id), [say(isSame ? lines.bestsPaySame : lines.bestsPay, { drill: nameOf(top.id), list }), rule, ...(unit === 'experience' ? [say(lines.recommendedPays)] : [])]);
}

const SHORT_AND_LONG: readonly SessionsOf[] = [{ times: 2, minutes: 10 }, { times: 1, minutes: 20 }];
function lengthsPay({ unit, options }: Extract<Of<'paysMore'>, { between: 'lengths' }>, { say }: Asked): Composed {
  const compared = (options.length >= 2 ? options : SHORT_AND_LONG).map((one) => ({ ...one, sum: one.times * withoutResult(one.minutes, unit) })).toSorted((a, b) => b.sum - a.sum);
  const list = compared.map(({ times, minutes, sum }) => filled(coachGrammar.lengthPays, { times, minutes, each: withoutResult(minutes, unit), sum, unit: unitName(unit) })).join('; ');
  const [top, next] = compared;
  const opens = options.length < 2 ? say(lines.oftenPays) : top !== undefined && next !== undefined && top.sum === next.sum ? say(lines.lengthsPaySame) : say(lines.lengthPays, { times: top?.times ?? 1, minutes: top?.minutes ?? TEN });
  return only(opens, asSentence(`${list}.`), say(lines.restCounts));
}

/** What is told of all practice of a stretch, of which its days are a picture. */
const OF_ALL_PRACTICE: ReadonlySet<PracticeTotalMeasure> = new Set<PracticeTotalMeasure>(['all', 'days', 'minutes', 'sessions', 'average', 'experience', 'tokens']);

/** This week against the last one is an answer of this week, which says what the last one was. */
function comparedWeeks({ span, with: other, drillId }: Of<'compared'>, answer: Composed): Composed {
  const kinds: ReadonlySet<TimeSpan['kind']> = new Set([span.kind, other.kind]);
  return drillId === null && kinds.has('thisWeek') && kinds.has('lastWeek') ? tellingOf({ kind: 'thisWeek' }, answer, true) : answer;
}

/** The answer to a question for a total of the own practice. */
export function practiceTotalAnswer(asked: PracticeTotal, asking: Asked): Composed {
  switch (asked.of) {
    case 'total': {
      const answer = totalAnswer(asked, asking);
      return asked.drillId === null && OF_ALL_PRACTICE.has(asked.measure) ? tellingOf(asked.span, answer) : answer;
    }
    case 'compared':
      return comparedWeeks(asked, comparedAnswer(asked, asking));
    case 'target':
      return targetAnswer(asked, asking);
    case 'earning':
      return earningAnswer(asked, asking);
    case 'paysMore':
      break;
  }
  return asked.between === 'drills' ? drillsPay(asked, asking) : lengthsPay(asked, asking);
}
