import { daysBetween, drillOf, findDrill, streakGoal, suggestedMinutes, type DrillId } from '@touchline/domain';
import { coachPracticeLoadStreakAndMatchLines, coachPracticeAmountRulesAndTrainingLines as lines, coachGoodFor, coachIntentLines, coachPlayerStatisticsLines } from '@touchline/messages/coach-lines';
import { coachTopics } from '@touchline/messages/coach-topics';
import { minutesOf, type PlayerContext, type PractisedSession } from '../player-context.ts';
import type { JudgedNumberMatchOrDrillPurposeCase } from '../question-parts/judged-number-match-and-drill-purpose-kinds.ts';
import { daysOfSpan, type TimeSpan } from '../question-parts/time-span.ts';
import type { Asked } from './answer-context.ts';
import { drillsFor, ownDrill } from './choose-drill.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { daysOfJudgedWeek, sessionsOf } from './practice-counts-answer.ts';
import { doneToday } from './done-today.ts';
import { onlyLatest, rowOf } from './own-statistics-text.ts';
import { tellingOf } from './practice-week-shown-with-answer.ts';
import { TOMORROW } from '../question-parts/everyday-question-in-five-languages.ts';
import { says } from '../question-parts/whole-word-pattern.ts';
import { DAYS_IN_WEEK, weekdayIn } from '../text/weekday-names.ts';
import { nameOf, weekdayFromMonday, weekdayName } from './phrasing.ts';
import { whyDrillLine } from './why-drill-line.ts';

/** From so many days of a week on it is enough, and with more than so many it is plenty. */
const ENOUGH_DAYS = 3;
const MANY_DAYS = 5;
const ONE_DAY: ReadonlySet<TimeSpan['kind']> = new Set<TimeSpan['kind']>(['today', 'yesterday', 'weekday', 'date', 'daysAgo']);
const daysIn = (sessions: readonly PractisedSession[]): number => new Set(sessions.map(({ daysAgo }) => daysAgo)).size;

/** The days of practice in the week before a stretch of one week; null where older sessions may be missing. */
function weekBefore(span: TimeSpan, context: PlayerContext): number | null {
  const before: TimeSpan | null = span.kind === 'thisWeek' ? { kind: 'lastWeek' } : span.kind === 'lastDays' ? { kind: 'lastDays', days: span.days + DAYS_IN_WEEK } : null;
  if (before === null) return null;
  const { found, isPart } = sessionsOf(before, context);
  if (isPart) return null;
  return daysIn(span.kind === 'lastDays' ? found.filter(({ daysAgo }) => daysAgo >= span.days) : found);
}

function ofDay(span: TimeSpan, { context, say }: Asked): string[] {
  const { found } = sessionsOf(span, context);
  if (found.length > 0) return [say(lines.dayGood, { minutes: minutesOf(found) })];
  return [say(span.kind === 'today' ? coachPlayerStatisticsLines.nothingYetToday : lines.dayNone)];
}

function ofWeek(span: TimeSpan, asksIfBad: boolean, { context, say }: Asked): { readonly said: string[]; readonly isEnough: boolean; readonly saysWeekBefore: boolean } {
  const days = daysIn(sessionsOf(span, context).found);
  const before = weekBefore(span, context);
  const enough = days > MANY_DAYS ? lines.weekPlenty : asksIfBad ? lines.weekFine : lines.weekGood;
  const little = days === 0 ? lines.weekNone : asksIfBad ? lines.weekFew : lines.weekLittle;
  const verdict = days < ENOUGH_DAYS ? little : enough;
  return { said: [say(verdict, { days }), ...daysOfJudgedWeek(span, context, say), ...(before === null ? [] : [say(lines.againstLastWeek, { before })])], isEnough: days >= ENOUGH_DAYS, saysWeekBefore: before !== null };
}

/** How many days a stretch has that is over or still runs, from the first practice on where it has no begin. */
function lengthOf(span: TimeSpan, { today, sessions }: PlayerContext): number {
  const { from, until } = daysOfSpan(span, today);
  return from === null ? (sessions.at(-1)?.daysAgo ?? 0) + 1 : daysBetween(from, until) + 1;
}

function ofLonger(span: TimeSpan, asksIfBad: boolean, asking: Asked): { readonly said: string[]; readonly isEnough: boolean } {
  const { context, say } = asking;
  const { found, isPart } = sessionsOf(span, context);
  const days = daysIn(found);
  const length = lengthOf(span, context);
  if (isPart || length < DAYS_IN_WEEK) {
    const week = daysIn(sessionsOf({ kind: 'thisWeek' }, context).found);
    return { said: [...(isPart ? onlyLatest(context, say) : []), say(lines.longerUnknown, { days: week }), ...daysOfJudgedWeek({ kind: 'thisWeek' }, context, say)], isEnough: true };
  }
  const perWeek = Math.round((days * DAYS_IN_WEEK * 10) / length) / 10;
  const isEnough = perWeek >= ENOUGH_DAYS;
  return { said: [say(isEnough ? (asksIfBad ? lines.longerFine : lines.longerGood) : lines.longerLittle, { days, perWeek })], isEnough };
}

/** Whether what was counted is good or enough: measured by days in a week, and the week before. */
function countJudged({ span, asksByAge, asksIfBad }: Extract<JudgedNumberMatchOrDrillPurposeCase, { of: 'countJudged' }>, asking: Asked): Composed {
  const { context, say, words, not } = asking;
  const byAge = asksByAge ? [say(lines.byAge, { ...suggestedMinutes(context.age) })] : [];
  if (ONE_DAY.has(span.kind)) return only(...ofDay(span, asking), ...byAge);
  const isWeek = span.kind === 'thisWeek' || span.kind === 'lastWeek' || (span.kind === 'lastDays' && span.days === DAYS_IN_WEEK);
  const { said, isEnough, saysWeekBefore } = isWeek ? ofWeek(span, asksIfBad, asking) : { ...ofLonger(span, asksIfBad, asking), saysWeekBefore: false };
  return tellingOf(span, isEnough ? only(...said, ...byAge) : withDrill(ownDrill(context, words, not), [...said, ...byAge]), saysWeekBefore);
}

const PROUD_FROM = 3;

function streakJudged({ context, say }: Asked): Composed {
  const { currentStreak: streak, bestStreak: best, lastDaysAgo } = context;
  if (best === 0) return only(say(coachPracticeLoadStreakAndMatchLines.streakNever));
  return only(say(streak >= PROUD_FROM ? lines.streakGood : lines.streakStart, { streak, best }), ...(streak > 0 ? [say(lastDaysAgo === 0 ? coachPlayerStatisticsLines.streakSafe : lines.streakOpen)] : []));
}

/** XP and levels against nothing but the own practice: others are no measure. */
function levelJudged({ context, say }: Asked): Composed {
  const { level, totalExperience: experience, totalSessions: sessions, experienceToNextLevel: toNext } = context;
  return only(say(lines.levelJudged, { level, experience, sessions, toNext, next: level + 1 }));
}

/** No goal is set for a week; what the streak leads to next is the goal that the app shows. */
function goal({ context, say }: Asked): Composed {
  const { currentStreak: streak, bestStreak: best } = context;
  const next = streakGoal(streak, best);
  const days = daysIn(sessionsOf({ kind: 'thisWeek' }, context).found);
  return only(say(lines.noWeekGoal), ...(next === null ? [] : [say(lines.streakGoal, { goal: next.goal, streak, left: next.left })]), say(lines.weekSoFar, { days }), ...daysOfJudgedWeek({ kind: 'thisWeek' }, context, say));
}

const ADULT_FROM = 18;
/** From here on light weights are in order with somebody beside one; before it the own body is enough. */
const TEEN_FROM = 13;
const AGE_TOLD = /\b(\d{1,2})\b/;

/** Asks from which age on. */
const ASKS_AGE = /\b(?:how old|old enough|(?:what|which) age|ab wann|ab welchem alter|que edad|quel age|quantos anos)\b/;

/**
 * What sports medicine agrees on: strength training is safe for the young where a qualified adult watches, technique comes
 * before weight, weights are light and grow slowly, and nobody lifts the most they can before they are grown (American Academy of
 * Pediatrics 2020, “Resistance training for children and adolescents”; UK Strength and Conditioning Association 2014). So no age
 * forbids it, and it is the way that changes.
 */
function weights({ context, say, asked: { words } }: Asked): Composed {
  const told = Number(AGE_TOLD.exec(words.join(' '))?.[1] ?? Number.NaN);
  if (ASKS_AGE.test(words.join(' '))) return only(say(lines.weightsFrom));
  const age = Number.isNaN(told) ? (context.age ?? 0) : Math.min(told, context.age ?? told);
  return only(say(age >= ADULT_FROM ? lines.weightsOlder : age >= TEEN_FROM ? lines.weightsTeen : lines.weightsYoung));
}

/** Minutes of each half, for players under an age: the first row whose age is as high. */
const HALVES: readonly (readonly [number, number, number])[] = [[8, 15, 20], [9, 20, 25], [11, 25, 30], [13, 30, 35], [15, 35, 40], [17, 40, 45]];

function matchUnder(told: number | null, { context, say }: Asked): Composed {
  const under = told ?? (context.age === null ? null : context.age + 1);
  if (under === null) return only(say(coachTopics.matchLength));
  const row = HALVES.find(([age]) => under <= age);
  return only(row === undefined ? say(lines.matchAdult) : say(lines.matchUnder, { under, from: row[1], to: row[2] }));
}

const IS_TOMORROW = says(TOMORROW);
const MATCH_TOMORROW = says(`(?:match|games?|cup|tournament|spiel|turnier|partido|torneo|tournoi|jogo|torneio) (?:is |ist |es |est |e )?(?:${TOMORROW})`);

/** The match whose day is named, Monday being 0, and how many days from tomorrow on it is to it; null where tomorrow is the match, or no day is named. */
function matchAfterTomorrow({ context, asked }: Asked): { readonly day: number; readonly left: number } | null {
  const text = asked.words.join(' ');
  const day = weekdayIn(text);
  if (day === null || !IS_TOMORROW.test(text) || MATCH_TOMORROW.test(text)) return null;
  return { day, left: (day - weekdayFromMonday(context.today) - 1 + 2 * DAYS_IN_WEEK) % DAYS_IN_WEEK };
}

function dayBeforeMatch(asking: Asked): Composed {
  const { context, say, asked } = asking;
  const { minutes } = doneToday(context);
  const match = matchAfterTomorrow(asking);
  if (match?.left === 0) return only(say(lines.tomorrowIsMatch));
  if (match !== null) {
    const isDayBefore = match.left === 1;
    const drill = isDayBefore ? drillsFor(context, { category: 'ball_control' })[0] : ownDrill(context, asked.words);
    const said = isDayBefore ? say(lines.tomorrowEasy) : say(lines.tomorrowNormal, { day: weekdayName(match.day), days: match.left, ...suggestedMinutes(context.age) });
    return { ...withDrill(drill, [said]), stepDay: weekdayName((weekdayFromMonday(context.today) + 1) % DAYS_IN_WEEK) };
  }
  const night = say(coachTopics.nightBefore);
  if (minutes > 0) return only(say(lines.dayBeforeDone, { minutes }), night);
  return withDrill(drillsFor(context, { category: 'ball_control' })[0], [say(lines.dayBeforeEasy), night]);
}

function goodFor({ drillId, category }: Extract<JudgedNumberMatchOrDrillPurposeCase, { of: 'goodFor' }>, { context, say, not, foot }: Asked): Composed {
  if (drillId === null) return withDrill(drillsFor(context, { category, not })[0], [say(lines.goodForKind, { what: coachGoodFor[category] })]);
  const drill = drillOf(drillId);
  const what = coachGoodFor[drillId.includes('juggling') ? 'juggling' : category];
  return withDrill(drill, [say(lines.goodFor, { drill: nameOf(drillId), what }), whyDrillLine(drill, foot, say)]);
}

/** What is said to what is asked in everyday words. */
export function judgedNumberMatchOrDrillPurposeAnswer(told: JudgedNumberMatchOrDrillPurposeCase, asking: Asked): Composed {
  const { say } = asking;
  switch (told.of) {
    case 'countJudged':
      return countJudged(told, asking);
    case 'streakJudged':
      return streakJudged(asking);
    case 'levelJudged':
      return levelJudged(asking);
    case 'streakGoal':
      return goal(asking);
    case 'weights':
      return weights(asking);
    case 'freeKickWall':
      return withDrill(drillsFor(asking.context, { category: 'shooting' })[0], [say(lines.freeKickWall)]);
    case 'dayBeforeMatch':
      return dayBeforeMatch(asking);
    case 'sideOf':
      return only(say(lines.side, { count: told.count, field: told.count - 1 }));
    case 'futsalLength':
      return only(say(lines.futsalLength));
    case 'matchUnder':
      return matchUnder(told.under, asking);
    case 'goodFor':
      return goodFor(told, asking);
    case 'moveFails':
      break;
  }
  return only(say(lines.moveFails), say(lines.moveAgain, { how: say(coachTopics[told.move]) }));
}

/** Metres of a side of the ground in a room, and where it rains, in any room at home. */
const SIDE_OF_ROOM = 2;
const SIDE_AT_HOME = 3;

/** The drill of the turn before where it fits into the room that is told of, or another one of its kind; as long as before. */
export function otherPlaceAnswer(place: 'rain' | 'room', { context, say, answerBefore, category, foot, not }: Asked): Composed {
  const before = answerBefore();
  const side = place === 'room' ? SIDE_OF_ROOM : SIDE_AT_HOME;
  const fitsIn = (id: DrillId): boolean => {
    const drill = findDrill(id);
    return drill !== undefined && drill.space.width <= side && drill.space.length <= side && !drill.equipment.wall && drill.equipment.cones === 0;
  };
  const offered = before?.drills[0];
  const kind = category ?? (offered === undefined ? null : (findDrill(offered)?.category ?? null));
  const keeps = offered !== undefined && fitsIn(offered);
  const isOfFoot = (weakFoot: boolean): boolean => foot === null || foot === 'both' || weakFoot;
  const others = drillsFor(context, { not, fits: ({ id, weakFoot }) => fitsIn(id) && isOfFoot(weakFoot) });
  const drill = keeps ? findDrill(offered) : (others.find((one) => one.category === kind) ?? others.find(({ id }) => rowOf(context, id) !== undefined) ?? others[0]);
  if (drill === undefined) return only(say(coachIntentLines.rain.quiet));
  const { width, length } = drill.space;
  const noSprints = kind === 'fitness' && !keeps ? [say(lines.roomNoSprints)] : [];
  return withDrill(drill, [...noSprints, say(keeps ? lines.roomKeeps : lines.roomInstead, { drill: nameOf(drill.id), width, length })], before?.minutes);
}
