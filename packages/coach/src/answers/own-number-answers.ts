import { drillCatalogue, experienceOfLevel, findDrill } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachTopics, type CoachTopic } from '@touchline/messages/coach-topics';
import { coachPracticeAmountRulesAndTrainingLines, coachIntentLines, coachPlayerStatisticsLines } from '@touchline/messages/coach-lines';
import { minutesOf, strongestAndWeakest, type DrillSummary, type PlayerContext, type PractisedSession } from '../player-context.ts';
import type { Asked } from './answer-context.ts';
import { timeSpanIn, type TimeSpan } from '../question-parts/time-span.ts';
import { layOutOf } from '../drill-setup-and-moves.ts';
import { sessionsOf, spanText } from './practice-counts-answer.ts';
import { mostDoneAnswer } from './most-done-answer.ts';
import { drillCounts, firstScoreLine, footShareLine, onlyLatest, packsLine, resultText, rowOf, seenNowLine, streakAnswer, valuesOf, weakestLine } from './own-statistics-text.ts';
import { ago, agoInMonths, asSentence, filled, labelOf, listed, nameOf, numberText } from './phrasing.ts';

const DAYS_OF_A_WEEK = 7;
const DAYS_OF_A_MONTH = 30;
/** From so many sessions on it can be said whether a drill grows. */
const JUDGED_FROM = 3;
/** Less than this share up or down is no change. */
const CHANGE = 0.05;
const MOST_LISTED = 5;
/** A result of less than this share of the average is far below it. */
const FAR_BELOW = 0.5;

/** Sessions and minutes of the days from `from` (0 is today) to before `until`. */
function practised({ sessions }: PlayerContext, until: number, from = 0): { readonly sessions: number; readonly minutes: number } {
  const found = sessions.filter(({ daysAgo }) => daysAgo >= from && daysAgo < until);
  return { sessions: found.length, minutes: minutesOf(found) };
}

/** Sessions and minutes of the last seven days, and of the seven before. */
export function twoWeeks(context: PlayerContext) {
  const before = practised(context, 2 * DAYS_OF_A_WEEK, DAYS_OF_A_WEEK);
  return { ...practised(context, DAYS_OF_A_WEEK), sessionsBefore: before.sessions, minutesBefore: before.minutes };
}

function weeks({ context, say }: Asked): string[] {
  const numbers = twoWeeks(context);
  const { minutes, minutesBefore } = numbers;
  const verdict = minutes > minutesBefore ? say(coachTopics.weeksMore) : minutes < minutesBefore ? say(coachTopics.weeksLess) : say(coachTopics.weeksSame);
  const said = say(coachTopics.weeks, { ...numbers, verdict });
  return [asSentence(said)];
}

/** The row of the drill that is named, or of the most practised one of the skill that is. */
export function rowAsked({ context, given, category }: Asked): DrillSummary | undefined {
  if (given !== undefined) return rowOf(context, given.id);
  return category === null ? undefined : context.drills.find(({ drillId }) => findDrill(drillId)?.category === category);
}

/** Yes, no or too early, with the numbers that say so. */
function better(asked: Asked): string[] {
  const { say, given } = asked;
  const row = rowAsked(asked);
  if (row === undefined) return [given === undefined ? say(coachIntentLines.analyse_practice.none) : say(coachIntentLines.my_numbers.noDrill, { drill: nameOf(given.id) })];
  if (row.attempts < JUDGED_FROM) return [say(coachTopics.tooEarly, valuesOf(row))];
  const line = row.growth > CHANGE ? coachTopics.better : row.growth < -CHANGE ? coachTopics.worseNow : coachTopics.steadyNow;
  return [say(line, valuesOf(row))];
}

/** How many drills grew, with the one that grew most and the one that grew least. */
function betterOverall(asked: Asked): string[] {
  const { context, say } = asked;
  const judged = context.drills.filter(({ attempts, drillId }) => attempts >= JUDGED_FROM && drillId !== 'recovery');
  const ofJudged = strongestAndWeakest(judged);
  // Which drill is strongest is the same wherever it is told.
  const strongest = ofJudged.strongest === null ? null : (context.strongest ?? ofJudged.strongest);
  const weakest = context.weakest ?? ofJudged.weakest;
  if (strongest === null) return [say(coachTopics.notEnoughYet)];
  const grown = judged.filter(({ growth }) => growth > CHANGE).length;
  const line = judged.length === 1 && grown === 1 ? coachTopics.betterInOne : grown * 2 > judged.length ? coachTopics.betterOverall : grown > 0 ? coachTopics.partlyBetter : coachTopics.notBetterYet;
  return [
    say(line, { grown, judged: judged.length }),
    ...(grown > 0 ? [say(coachTopics.strongestIs, valuesOf(strongest))] : []),
    ...(weakest !== null && weakest.growth <= CHANGE ? [weakestLine(weakest, say, coachTopics.weakestIs)] : []),
  ];
}

/** The days with practice in the last seven, and in the seven before. */
function weekDays({ context, say }: Asked): string[] {
  const daysOf = (from: number, until: number): number => new Set(context.sessions.filter(({ daysAgo }) => daysAgo >= from && daysAgo < until).map(({ daysAgo }) => daysAgo)).size;
  const now = practised(context, DAYS_OF_A_WEEK);
  const before = practised(context, 2 * DAYS_OF_A_WEEK, DAYS_OF_A_WEEK);
  return [say(coachTopics.weekDays, { days: daysOf(0, DAYS_OF_A_WEEK), sessions: now.sessions, daysBefore: daysOf(DAYS_OF_A_WEEK, 2 * DAYS_OF_A_WEEK), sessionsBefore: before.sessions })];
}

/** The day with the most minutes. */
const longestDay = (line: 'longestDay' | 'bestDay') => ({ context, say }: Asked): string[] => {
  const days = [...Map.groupBy(context.sessions, ({ daysAgo }) => daysAgo)].map(([daysAgo, own]) => ({ daysAgo, sessions: own.length, minutes: minutesOf(own) }));
  const longest = days.toSorted((a, b) => b.minutes - a.minutes || a.daysAgo - b.daysAgo)[0];
  return [longest === undefined ? say(coachTopics.notEnoughYet) : say(coachTopics[line], { ago: agoInMonths(longest.daysAgo), sessions: longest.sessions, minutes: longest.minutes })];
};

/** The drills whose best result is of the last seven days, of those that were done before as well. */
function bestsThisWeek({ context, say }: Asked): string[] {
  const beaten = context.drills.filter(({ drillId, bestResult }) => {
    const own = context.sessions.filter((session) => session.drillId === drillId && session.resultCounts !== false);
    const before = own.filter(({ daysAgo }) => daysAgo >= DAYS_OF_A_WEEK).map(({ result }) => result);
    return drillId !== 'recovery' && before.length > 0 && bestResult > Math.max(...before);
  });
  if (beaten.length === 0) return [say(coachTopics.noBestThisWeek)];
  return [say(coachTopics.bestsThisWeek, { list: listed(beaten.slice(0, MOST_LISTED).map(({ drillId, bestResult }) => filled(coachGrammar.drillWithBest, { drill: nameOf(drillId), result: bestResult }))) })];
}

function average(asked: Asked): string[] {
  const { context, say, given } = asked;
  if (given === undefined && context.totalSessions > 0) return [say(coachTopics.averageMinutes, { average: context.averageSessionLength })];
  const row = rowAsked(asked);
  if (row === undefined) return [say(coachIntentLines.my_numbers.noDrill, { drill: given === undefined ? coachGrammar.anyDrill : nameOf(given.id) })];
  if (row.attempts === 1 && row.bestResult > 0) return [firstScoreLine(row, say)];
  return [say(coachTopics.average, { ...valuesOf(row), average: row.averageResult })];
}

function levelReached({ context, say, words }: Asked): string[] {
  const lines = coachIntentLines.rewards_levels;
  const { level, totalExperience: experience, experienceToNextLevel: toNext } = context;
  const target = Number(/(?:level|lvl|lv|nivel|niveau|stufe) (\d+)/.exec(words.join(' '))?.[1] ?? 0);
  if (target > 0 && target <= level) return [say(coachTopics.levelReached, { level, target }), say(lines.level, { experience, toNext, level, next: level + 1 })];
  const far = target > level + 1 ? [say(lines.levelFar, { target, missing: experienceOfLevel(target) - experience })] : [];
  // Whoever asks how much is missing has asked for a number, not for the rules.
  const isHowMuch = /\b(how (many|much|far|close)|till|til|until|missing|wie ?viele?|wie weit|noch|fehl\w*)\b/.test(words.join(' '));
  return [say(lines.level, { experience, toNext, level, next: level + 1 }), ...far, ...(isHowMuch ? [] : [say(lines.experience)])];
}

const AGE = /\b(aged? |im |i am )?\d{1,2} ?(yrs?|years?|yo|y o|jahren?|jahrige\w*)\b( olds?| alt\w*)?|\bmy age\b|\bmein\w* alter\b/;

/** A result against the player's own numbers: nobody else's are a measure. */
function goodResult(asked: Asked): string[] {
  const { say, words, given } = asked;
  const row = rowAsked(asked);
  const text = words.join(' ');
  const result = Number(/\b(\d+)\b/.exec(text.replace(AGE, ' '))?.[1] ?? 0);
  const isOnlyOne = row?.attempts === 1 && row.bestResult > 0;
  if (row !== undefined && row.bestResult > 0 && AGE.test(text)) return [say(coachTopics.noNumberByAge), isOnlyOne ? firstScoreLine(row, say) : say(coachTopics.nearResult, { ...valuesOf(row), average: row.averageResult })];
  if (row === undefined || row.bestResult === 0) return [say(coachTopics.noResultYet, { drill: given === undefined ? coachGrammar.aDrill : nameOf(given.id) })];
  if (isOnlyOne && result <= row.bestResult) return [firstScoreLine(row, say)];
  if (result > 0 && result < row.averageResult * FAR_BELOW) return [say(coachTopics.farBelow, { ...valuesOf(row), result, average: row.averageResult })];
  return [say(result > row.bestResult ? coachTopics.goodResult : coachTopics.nearResult, { ...valuesOf(row), result, average: row.averageResult })];
}

function startedOn({ context, say }: Asked): string[] {
  const first = context.sessions.at(-1);
  // On the device the oldest sessions may be missing.
  if (first === undefined || context.sessions.length < context.totalSessions) return [say(coachTopics.sessionsOnly, { sessions: context.totalSessions, days: context.practiceDays })];
  return [say(coachTopics.startedOn, { ago: ago(first.daysAgo), sessions: context.totalSessions })];
}

/** The drills without a session, the easiest first. */
function notDone({ context, say, category }: Asked): string[] {
  const open = drillCatalogue.filter(({ id, category: of }) => rowOf(context, id) === undefined && (category === null || of === category));
  if (open.length === 0) return [say(coachTopics.allDone)];
  return [say(coachTopics.notDone, { list: listed(open.slice(0, MOST_LISTED).map(({ id }) => nameOf(id))), missing: open.length, total: drillCatalogue.length })];
}

function drillDone({ context, say, given }: Asked): string[] {
  if (given === undefined) return [say(coachTopics.kindsDone, { count: context.drills.length, total: drillCatalogue.length })];
  const row = rowOf(context, given.id);
  const last = context.sessions.find(({ drillId }) => drillId === given.id);
  if (row === undefined || last === undefined) return [say(coachTopics.drillNotDone, { drill: nameOf(given.id) })];
  if (row.lastResult === 0) {
    return [say(coachIntentLines.last_practice.drillUncounted, { ...valuesOf(row), ago: ago(last.daysAgo) }), ...(row.bestResult === 0 ? [] : [drillCounts(row, say)])];
  }
  if (row.attempts === 1) return [firstScoreLine(row, say)];
  return [say(coachTopics.drillDone, { ...valuesOf(row), ago: ago(last.daysAgo) })];
}

/** The days before today that the words name; of the last practice where they name none. */
function daysBefore(words: readonly string[], context: PlayerContext): number {
  if (words.includes('today') || words.includes('heute')) return 0;
  if (words.includes('yesterday') || words.includes('gestern')) return 1;
  if (words.includes('vorgestern')) return 2;
  const [, ago, before] = /\b(\d+) days ago\b|\bvor (\d+) tagen\b/.exec(words.join(' ')) ?? [];
  return Number(ago ?? before ?? context.lastDaysAgo ?? 0);
}

function dayResults({ context, say, given, words }: Asked): string[] {
  const daysAgo = daysBefore(words, context);
  const day = ago(daysAgo);
  const found = context.sessions.filter((session) => session.daysAgo === daysAgo && (given === undefined || session.drillId === given.id));
  if (found.length === 0) {
    const row = given === undefined ? undefined : rowOf(context, given.id);
    return [say(coachTopics.dayNothing, { day }), ...(row === undefined ? [] : [drillCounts(row, say)])];
  }
  const results = found.slice(0, MOST_LISTED).map(({ drillId, result }) => {
    const drill = findDrill(drillId);
    return drill === undefined ? numberText(result) : filled(coachGrammar.drillWithCount, { drill: nameOf(drill.id), result, label: labelOf(drill.id) });
  });
  const said = say(coachTopics.dayResults, { day, list: listed(results) });
  return [asSentence(said)];
}

/** How a drill with cones is laid out: its own first step. */
function coneDistance({ say, given }: Asked): string[] {
  const setup = given === undefined ? undefined : layOutOf(given.id);
  return [given === undefined || setup === undefined ? say(coachTopics.coneDistance) : `${nameOf(given.id)}: ${setup}`];
}

/** Who asks for a child is not told whether that one is seen. */
const OF_A_CHILD = /\b(?:child|son|daughter|kids?|kind|sohn|tochter)\b/;

/** Whether others see the player now, and what a board holds of anybody. */
function whoSeesMe({ context, say, has }: Asked): string[] {
  return [...(has(OF_A_CHILD) ? [] : [seenNowLine(context, say)]), say(coachTopics.whoSeesMe)];
}

/** The best results that were set on the day that is asked for, or what was done then and what the best is. */
function recordOfDay({ context, say, given, words }: Asked): string[] {
  const daysAgo = daysBefore(words, context);
  const day = ago(daysAgo);
  const rows = context.drills.filter(({ drillId }) => drillId !== 'recovery' && (given === undefined || drillId === given.id)).map((row) => {
    const own = context.sessions.filter((session) => session.drillId === row.drillId && session.resultCounts !== false);
    const bestOf = (days: (of: number) => boolean): number => Math.max(0, ...own.filter((session) => days(session.daysAgo)).map(({ result }) => result));
    return { row, onDay: bestOf((of) => of === daysAgo), before: bestOf((of) => of > daysAgo) };
  });
  const done = rows.filter(({ onDay }) => onDay > 0);
  if (done.length === 0) return [say(coachTopics.dayNothing, { day }), ...(given === undefined ? [] : rows.map(({ row }) => drillCounts(row, say)))];
  const beaten = done.filter(({ onDay, before }) => before > 0 && onDay > before);
  if (beaten.length > 0) {
    const list = beaten.slice(0, MOST_LISTED).map(({ row, onDay }) => filled(coachGrammar.drillWithBest, { drill: nameOf(row.drillId), result: onDay }));
    return [asSentence(say(coachTopics.recordOfDay, { day, list: listed(list) }))];
  }
  const list = done.slice(0, MOST_LISTED).map(({ row, onDay }) => filled(coachGrammar.drillWithLastAndBest, { drill: nameOf(row.drillId), last: onDay, best: row.bestResult }));
  return [asSentence(say(coachTopics.noRecordOfDay, { day, list: listed(list) }))];
}

/** The results of the last day of practice, each beside the best, and how they stand against the own average. */
function practiceJudged({ context, say, words }: Asked): string[] {
  const daysAgo = daysBefore(words, context);
  const day = context.sessions.filter((session) => session.daysAgo === daysAgo && session.drillId !== 'recovery');
  if (day.length === 0) return [context.totalSessions === 0 ? say(coachIntentLines.analyse_practice.none) : say(coachTopics.dayNothing, { day: ago(daysAgo) })];
  const told = day.flatMap(({ drillId, result }) => {
    const row = context.drills.find((one) => one.drillId === drillId);
    return row === undefined ? [] : [{ row, result }];
  });
  const judged = told.filter(({ row }) => row.attempts >= JUDGED_FROM && row.averageResult > 0);
  const above = judged.filter(({ row, result }) => result > row.averageResult * (1 + CHANGE)).length;
  const below = judged.filter(({ row, result }) => result < row.averageResult * (1 - CHANGE)).length;
  const line = judged.length === 0 ? coachTopics.practiceJudgedFirst : above > below ? coachTopics.practiceJudgedUp : below > above ? coachTopics.practiceJudgedDown : coachTopics.practiceJudgedSame;
  const list = told.slice(0, MOST_LISTED).map(({ row, result }) => filled(coachGrammar.drillWithLastAndBest, { drill: nameOf(row.drillId), last: resultText(result), best: row.bestResult }));
  return [asSentence(say(coachTopics.practiceJudged, { ago: ago(daysAgo), list: listed(list) })), say(line)];
}

/** A streak that is over, and where the own one stands: it may not be gone at all. */
function streakLost({ context, say }: Asked): string[] {
  const { currentStreak: streak } = context;
  return [...(streak > 0 ? [say(coachTopics.streakRuns, { streak })] : []), say(coachTopics.streakEnds), say(coachTopics.streakLost), ...longestStreak(context, say)];
}

/** The longest streak of the player, where there was one of some days. */
const longestStreak = ({ bestStreak }: PlayerContext, say: Asked['say']): string[] => (bestStreak > 1 ? [say(coachTopics.streakLongest, { bestStreak })] : []);

/** What is left when a streak ends, and where the own one stands. */
const streakAfter = ({ context, say }: Asked): string[] => [say(coachTopics.streakAfter), ...(context.currentStreak > 1 ? [say(coachTopics.streakStands, { streak: context.currentStreak })] : []), ...longestStreak(context, say)];

/** When a streak ends, and where the own one stands. */
const streakRule = ({ context: { currentStreak: streak, lastDaysAgo }, say }: Asked): string[] => [
  say(coachTopics.streakRule),
  ...(streak > 0 ? [say(coachTopics.streakStands, { streak }), say(lastDaysAgo === 0 ? coachPlayerStatisticsLines.streakSafe : coachPracticeAmountRulesAndTrainingLines.streakOpen)] : []),
];

/** The drill whose last session is longest ago, of those that were done. */
export const longestAgoOf = ({ drills }: PlayerContext): DrillSummary | undefined => drills.filter(({ drillId }) => drillId !== 'recovery' && findDrill(drillId) !== undefined).toSorted((a, b) => b.lastDaysAgo - a.lastDaysAgo)[0];

function longestAgo({ context, say }: Asked): string[] {
  const row = longestAgoOf(context);
  return [row === undefined ? say(coachTopics.notEnoughYet) : say(coachTopics.longestAgo, { ...valuesOf(row), ago: ago(row.lastDaysAgo) })];
}

/** The week with the most minutes, of the weeks that are counted back from today. */
function bestWeek({ context, say }: Asked): string[] {
  const best = [...Map.groupBy(context.sessions, ({ daysAgo }) => Math.floor(daysAgo / DAYS_OF_A_WEEK))]
    .map(([week, own]) => ({ week, sessions: own.length, minutes: minutesOf(own) }))
    .toSorted((a, b) => b.minutes - a.minutes || a.week - b.week)[0];
  if (best === undefined) return [say(coachTopics.notEnoughYet)];
  const weeks = best.week === 0 ? say(coachTopics.bestWeekNow) : say(coachTopics.bestWeekAgo, { ago: ago(best.week * DAYS_OF_A_WEEK) });
  return [say(coachTopics.bestWeek, { ...best, weeks })];
}

/** How many days a streak is short of the length that is asked for. */
function streakTo({ context, say, words }: Asked): string[] {
  const { currentStreak: streak, bestStreak } = context;
  const target = Number(/\b(\d+)\b/.exec(words.join(' '))?.[1] ?? 0);
  const values = { target, streak, bestStreak, missing: target - streak };
  return [say(target > streak ? coachTopics.streakTo : coachTopics.streakToDone, values)];
}

/** What is counted in a drill, by the words that are said for it. */
const COUNTED: readonly (readonly [RegExp, string])[] = [
  [/\b(touches|taps|juggles|kontakte|ballkontakte|beruhrungen)\b/, 'touches'],
  [/\b(passes|passe)\b/, 'passes'],
  [/\b(goals|tore|treffer)\b/, 'goals'],
  [/\b(runs|laufe|durchgange)\b/, 'runs'],
  [/\b(turns|drehungen)\b/, 'turns'],
  [/\b(moves)\b/, 'moves'],
  [/\b(controls)\b/, 'controls'],
];

const EVER: TimeSpan = { kind: 'all' };

/** The results of a stretch of time added up: of the drill that is named, or of all that count the same. */
function resultsOfTime({ context, say, given, words }: Asked): string[] {
  const text = words.join(' ');
  const span = timeSpanIn(text) ?? EVER;
  const label = given?.resultLabel ?? COUNTED.find(([said]) => said.test(text))?.[1] ?? 'touches';
  const isAsked = ({ drillId, resultCounts }: PractisedSession): boolean => resultCounts !== false && (given === undefined ? findDrill(drillId)?.resultLabel === label && drillId !== 'recovery' : drillId === given.id);
  const { found: all, isPart } = sessionsOf(span, context);
  const found = all.filter(isAsked);
  const labelled = labelOf(found[0]?.drillId ?? given?.id ?? drillCatalogue.find((drill) => drill.resultLabel === label)?.id ?? 'toe_taps');
  const values = { when: spanText(span, context.today), sum: found.reduce((sum, { result }) => sum + result, 0), label: labelled, sessions: found.length };
  if (span.kind === 'all') return [say(isPart ? coachTopics.resultsOfLatest : coachTopics.resultsOfAll, values)];
  return [...(isPart ? onlyLatest(context, say) : []), say(coachTopics.resultsOfTime, values)];
}

/** The best one is asked for beside the worst. */
const STRONGEST_TOO = /\b(?:best|strongest|beste[nrs]?|starkste[nrs]?)\b/;
const ranked = (row: DrillSummary | null, line: readonly string[], { say }: Asked): string[] => [row === null ? say(coachTopics.notEnoughYet) : say(line, valuesOf(row))];

/** The own XP, and how many make the next level. */
const experienceLine = ({ totalExperience: experience, experienceToNextLevel: toNext, level }: Asked['context'], say: Asked['say']): string => say(coachTopics.experienceOnly, { experience, toNext, next: level + 1 });

/** What is said where a number is asked for: that number first, and no list of all. */
export const counted: Readonly<Partial<Record<CoachTopic, (asked: Asked) => string[]>>> = {
  weeks,
  weekDays,
  better,
  betterOverall,
  yesterday: ({ context, say }) => {
    const { sessions, minutes } = practised(context, 2, 1);
    return [sessions === 0 ? say(coachTopics.yesterdayNothing) : say(coachTopics.yesterday, { sessions, minutes })];
  },
  byWeekday: ({ context, say }) => [say(coachTopics.byWeekday, practised(context, DAYS_OF_A_MONTH))],
  longestDay: longestDay('longestDay'),
  bestDay: longestDay('bestDay'),
  bestsThisWeek,
  recordOfDay,
  practiceJudged,
  footShare: ({ context, say }) => [context.totalSessions === 0 ? say(coachTopics.notEnoughYet) : footShareLine(context, say, coachTopics.footShare)],
  streakLost,
  streakAfter,
  streakRule,
  othersBetter: ({ context, say }) => [say(coachTopics.othersBetter), ...(context.strongest === null || context.strongest.growth <= CHANGE ? [] : [say(coachTopics.strongestIs, valuesOf(context.strongest))])],
  lowest: ({ context, say, given }) => {
    const results = given === undefined ? [] : context.sessions.filter(({ drillId }) => drillId === given.id).map(({ result }) => result);
    const row = given === undefined ? undefined : rowOf(context, given.id);
    if (given === undefined) return [context.weakest === null ? say(coachTopics.notEnoughYet) : weakestLine(context.weakest, say, coachTopics.weakestIs)];
    if (row === undefined) return [say(coachIntentLines.my_numbers.noDrill, { drill: nameOf(given.id) })];
    return [say(coachTopics.lowest, { ...valuesOf(row), lowest: Math.min(...results) })];
  },
  rewardsOfDay: ({ context, say }) => [say(coachTopics.rewardsOfDay, { experience: context.totalExperience, tokens: context.tokens, sessions: practised(context, 1).sessions })],
  average,
  levelReached,
  goodResult,
  notDone,
  longestAgo,
  bestWeek,
  streakTo,
  resultsOfTime,
  drillDone,
  dayResults,
  coneDistance,
  whoSeesMe,
  leastDone: ({ context, say }) => {
    const least = context.drills.at(-1);
    return [least === undefined ? say(coachTopics.notEnoughYet) : say(coachTopics.leastDone, valuesOf(least))];
  },
  startedOn,
  streakOnly: ({ context, say }) => [streakAnswer(context, say)],
  sessionXp: ({ context, say }) => [say(coachTopics.sessionXp), experienceLine(context, say)],
  levelOnly: ({ context, say }) => [say(coachTopics.levelOnly, { level: context.level, toNext: context.experienceToNextLevel })],
  thisWeek: ({ context, say }) => [say(coachTopics.thisWeek, practised(context, DAYS_OF_A_WEEK))],
  thisMonth: ({ context, say }) => [say(coachTopics.thisMonth, practised(context, DAYS_OF_A_MONTH))],
  today: ({ context, say }) => [say(coachTopics.today, practised(context, 1))],
  kindsDone: ({ context, say }) => [say(coachTopics.kindsDone, { count: context.drills.length, total: drillCatalogue.length })],
  mostDone: (asked) => mostDoneAnswer(timeSpanIn(asked.words.join(' ')) ?? EVER, asked),
  weakestIs: ({ context, say, words }) => [...(STRONGEST_TOO.test(words.join(' ')) && context.strongest !== null ? [say(coachTopics.strongestIs, valuesOf(context.strongest))] : []), context.weakest === null ? say(coachTopics.notEnoughYet) : weakestLine(context.weakest, say, coachTopics.weakestIs)],
  strongestIs: (asked) => ranked(asked.context.strongest, coachTopics.strongestIs, asked),
  tokensOnly: ({ context, say }) => [say(coachTopics.tokensOnly, { tokens: context.tokens })],
  experienceOnly: ({ context, say }) => [experienceLine(context, say)],
  packNeeds: ({ context, say }) => [packsLine(context, say, coachTopics.packNeeds)],
  sessionsOnly: ({ context, say }) => [say(coachTopics.sessionsOnly, { sessions: context.totalSessions, days: context.practiceDays })],
  minutesOnly: ({ context, say }) => [say(coachTopics.minutesOnly, { minutes: context.totalMinutes, sessions: context.totalSessions })],
};
