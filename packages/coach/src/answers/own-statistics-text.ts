import { experienceOfLevel, findDrill, PACK_COST, type DrillId } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachIntentLines, coachPlayerStatisticsLines } from '@touchline/messages/coach-lines';
import { coachTopics } from '@touchline/messages/coach-topics';
import type { DrillSummary, PlayerContext, PractisedSession } from '../player-context.ts';
import { nextGoal } from './next-goal.ts';
import { ago, asSentence, filled, footName, labelOf, listed, nameOf, onDay, type Say } from './phrasing.ts';

/** A break of two weeks or more is told, and what follows it starts gently. */
const AWAY_FROM_DAYS = 14;
const MOST_BESTS = 8;
/** Of the badges that are open, so many are told where the next one is asked for. */
const NEXT_BADGES = 3;

export const isAway = ({ lastDaysAgo }: PlayerContext): boolean => lastDaysAgo !== null && lastDaysAgo >= AWAY_FROM_DAYS;
export const weakFootOf = ({ favoriteFoot }: PlayerContext): 'left' | 'right' => (favoriteFoot === 'L' ? 'right' : 'left');

/** A result as it is said; nothing counted is stored as 0 (spec 002 §5). */
export const resultText = (result: number): number | string => (result === 0 ? coachGrammar.uncounted : result);

export const rowOf = (context: PlayerContext, id: DrillId): DrillSummary | undefined => context.drills.find(({ drillId }) => drillId === id);
export const valuesOf = (row: DrillSummary) => ({
  drill: nameOf(row.drillId),
  attempts: row.attempts,
  first: resultText(row.firstResult),
  last: resultText(row.lastResult),
  best: row.bestResult,
  label: labelOf(row.drillId),
});

/** The latest result is the best one, and the only thing to say of both. */
export const isAtBest = ({ lastResult, bestResult }: DrillSummary): boolean => lastResult > 0 && lastResult === bestResult;

/** Best and latest result of a drill that is spoken of. */
export const yoursLine = (row: DrillSummary, say: Say): string => say(isAtBest(row) ? coachPlayerStatisticsLines.bestIsLast : coachIntentLines.improve_skill.yours, valuesOf(row));
/** Whether the coach told the best result of a drill before in the talk. */
export const isBestTold = ({ drillId, bestResult }: DrillSummary, { saidBefore }: PlayerContext): boolean => saidBefore.some((line) => line.includes(nameOf(drillId)) && new RegExp(`\\b${bestResult}\\b`).test(line));
/** The own best of a drill and the number after it, once in a talk. */
export const nextToBest = (row: DrillSummary, context: PlayerContext, say: Say): readonly string[] => (row.bestResult === 0 || isBestTold(row, context) ? [] : [say(coachIntentLines.drill_technique.yours, { best: row.bestResult, next: nextGoal(row.bestResult) })]);
/** Why a drill is chosen that was practised before. */
export const choiceLine = (row: DrillSummary, say: Say): string => say(isAtBest(row) ? coachPlayerStatisticsLines.choiceAtBest : coachIntentLines.which_drill.weakest, valuesOf(row));
/** The drill that has grown least, by one of the lines that say it. */
export const weakestLine = (row: DrillSummary, say: Say, lines: readonly string[]): string => say(isAtBest(row) ? coachPlayerStatisticsLines.weakestAtBest : lines, valuesOf(row));

/** A first score has no average and nothing to be the best of: it is told with its pace. */
export function firstScoreLine(row: DrillSummary, say: Say): string {
  const perMinute = row.minutes === 0 ? 0 : row.firstResult / row.minutes;
  return say(perMinute < 1 ? coachPlayerStatisticsLines.onlyOneSlow : coachPlayerStatisticsLines.onlyOne, { ...valuesOf(row), rate: Math.round(perMinute) });
}

/** Counts of one drill; of one session alone there is nothing to compare. */
export function drillCounts(row: DrillSummary, say: Say): string {
  if (row.bestResult === 0) return say(coachIntentLines.my_numbers.drillUncounted, valuesOf(row));
  return row.attempts === 1 ? firstScoreLine(row, say) : say(coachIntentLines.my_numbers.drill, valuesOf(row));
}

/** Whether others see the player on the boards now. */
export const seenNowLine = ({ hidden }: PlayerContext, say: Say): string => say(hidden ? coachTopics.boardHidden : coachTopics.boardShown);

/** How many packs the tokens are for, in one of `lines`; or how many are missing to one, in one of `tooFew`. */
export function packsLine({ tokens }: PlayerContext, say: Say, lines: readonly string[], tooFew: readonly string[] = coachPlayerStatisticsLines.packTooFew): string {
  const packs = Math.floor(tokens / PACK_COST);
  return say(packs === 0 ? tooFew : lines, { tokens, packs, cost: PACK_COST, missing: PACK_COST - tokens });
}

/** The streak, and whether it is safe for today or waits for a session. */
export function streakAnswer(context: PlayerContext, say: Say): string {
  const { currentStreak: streak, lastDaysAgo } = context;
  if (streak === 0) return streakLine(context, say);
  return `${streakLine(context, say)} ${lastDaysAgo === 0 ? say(coachPlayerStatisticsLines.streakSafe) : say(coachIntentLines.rewards_levels.alive, { streak })}`;
}

export function streakLine(context: PlayerContext, say: Say): string {
  const { currentStreak: streak, bestStreak } = context;
  const lines = coachIntentLines.my_numbers;
  return say(streak > 0 ? lines.running : bestStreak > 0 ? lines.paused : lines.none, { streak, bestStreak });
}

/** How much the weaker foot does, by one of the lines that say it; of who never chose a foot, that nobody knows it. */
export function footShareLine(context: PlayerContext, say: Say, lines: readonly string[]): string {
  if (!context.favoriteFootChosen) return say(coachIntentLines.weak_foot.unknown);
  return say(lines, { percent: context.weakFootUsage, ...context.weakFootSessions, foot: footName(weakFootOf(context)) });
}

/** How the practice is going: of one drill, of a category, of the weaker foot, or all of it. */
export function analysis(context: PlayerContext, say: Say, drillId: DrillId | null, words: readonly string[]): string[] {
  const lines = coachIntentLines.analyse_practice;
  if (context.totalSessions === 0) return [say(lines.none)];
  const said: string[] = [];
  if (words.some((word) => ['left', 'right', 'foot', 'weak', 'links', 'rechts', 'fuss', 'linker', 'rechter', 'linken', 'rechten', 'schwacher', 'schwachen'].includes(word))) {
    said.push(footShareLine(context, say, lines.foot));
  }
  const row = drillId === null ? undefined : rowOf(context, drillId);
  if (row !== undefined) {
    const trend = row.trend === null ? '' : say(coachIntentLines.shared[row.trend]);
    return [...said, say(lines.drill, { ...valuesOf(row), trend }).replace(/ {2,}/g, ' ').trim()];
  }
  said.push(say(lines.overall, { sessions: context.totalSessions, days: context.practiceDays, minutes: context.totalMinutes, level: context.level }));
  if (isAway(context)) said.push(say(lines.away, { ago: ago(context.lastDaysAgo ?? 0), daysAgo: context.lastDaysAgo ?? 0 }));
  else if (context.currentStreak > 0) said.push(say(lines.running, { streak: context.currentStreak }));
  if (context.strongest !== null) said.push(say(lines.strongest, valuesOf(context.strongest)));
  if (context.weakest !== null) said.push(weakestLine(context.weakest, say, lines.weakest));
  return said;
}

/** The player's counts as they stand. */
export function numbers(context: PlayerContext, say: Say, drillId: DrillId | null, words: readonly string[]): string[] {
  const lines = coachIntentLines.my_numbers;
  if (drillId !== null) {
    const row = rowOf(context, drillId);
    if (row === undefined) return [say(lines.noDrill, { drill: nameOf(drillId) })];
    return [drillCounts(row, say)];
  }
  const all = say(lines.all, {
    sessions: context.totalSessions,
    days: context.practiceDays,
    minutes: context.totalMinutes,
    level: context.level,
    experience: context.totalExperience,
    toNext: context.experienceToNextLevel,
    tokens: context.tokens,
    streakLine: streakLine(context, say),
  });
  const week = context.sessions.filter(({ daysAgo }) => daysAgo < 7).length;
  return words.includes('week') || words.includes('woche') ? [all, say(lines.recent, { week })] : [all];
}

/** What a drill is called that may have left the catalogue. */
export const nameOfAny = (id: string): string => {
  const drill = findDrill(id);
  return drill === undefined ? id : nameOf(drill.id);
};

/** When and what was practised last. */
export function lastPractice(context: PlayerContext, say: Say, drillId: DrillId | null, words: readonly string[]): string[] {
  const lines = coachIntentLines.last_practice;
  const last = context.lastDaysAgo;
  if (last === null) return [say(lines.none)];
  if (drillId !== null) {
    const row = rowOf(context, drillId);
    if (row === undefined) return [say(lines.noDrill, { drill: nameOf(drillId) })];
    return [say(row.lastResult === 0 ? lines.drillUncounted : lines.drill, { ...valuesOf(row), ago: ago(row.lastDaysAgo) })];
  }
  const day = context.sessions.filter(({ daysAgo }) => daysAgo === last);
  const list = listed(day.map((session) => filled(session.result === 0 ? coachGrammar.drillUncounted : coachGrammar.drillWithResult, { drill: nameOfAny(session.drillId), result: session.result })));
  const told = say(lines.day, { ago: ago(last), list });
  return [...(last > 0 && (words.includes('today') || words.includes('heute')) ? [say(lines.notToday)] : []), asSentence(told)];
}

/** Whether all sessions of the player are known, and not only the latest. */
export const knowsAll = ({ sessions, totalSessions }: PlayerContext): boolean => sessions.length >= totalSessions;

/** Says that only the latest sessions are known; nothing where all are. */
export function onlyLatest(context: PlayerContext, say: Say): string[] {
  return knowsAll(context) ? [] : [say(coachPlayerStatisticsLines.onlyLatestKnown, { known: context.sessions.length })];
}

/** The best result of a drill with its day, and the latest one where that is another. */
export function bestWithDay(row: DrillSummary, context: PlayerContext, say: Say): string[] {
  const values = valuesOf(row);
  const isLatest = row.bestDaysAgo === row.lastDaysAgo && row.bestResult === row.lastResult;
  const latest = row.attempts === 1 ? [] : [isLatest ? say(coachPlayerStatisticsLines.bestWasLast) : say(row.lastResult === 0 ? coachPlayerStatisticsLines.latestUncounted : coachPlayerStatisticsLines.latest, { ...values, when: onDay(row.lastDaysAgo, context.today) })];
  return [...onlyLatest(context, say), say(coachPlayerStatisticsLines.best, { ...values, when: onDay(row.bestDaysAgo, context.today) }), ...latest];
}

/** Drills whose names stand for several. */
const ALIKE: ReadonlySet<DrillId> = new Set<DrillId>(['juggling', 'weak_foot']);

/** The best of another drill, where who asks for juggling or the weak foot has a number in that one. */
export function bestOfAlike(id: DrillId, context: PlayerContext, say: Say): string[] {
  const alike = ALIKE.has(id) ? context.drills.find(({ drillId, bestResult }) => drillId !== id && drillId.includes(id) && bestResult > 0) : undefined;
  return alike === undefined ? [] : bestWithDay(alike, context, say);
}

/** Best results and the longest streak. */
export function bests(context: PlayerContext, say: Say, drillId: DrillId | null): string[] {
  const lines = coachIntentLines.records;
  if (drillId !== null) {
    const row = rowOf(context, drillId);
    if (row !== undefined) return row.bestResult === 0 ? [say(coachIntentLines.my_numbers.drillUncounted, valuesOf(row))] : bestWithDay(row, context, say);
    return [say(lines.noDrill, { drill: nameOf(drillId) }), ...bestOfAlike(drillId, context, say)];
  }
  if (context.drills.length === 0) return [say(lines.none)];
  const list = listed(context.drills.slice(0, MOST_BESTS).map((row) => filled(coachGrammar.drillWithBest, { drill: nameOf(row.drillId), result: row.bestResult })));
  return [say(lines.list, { list, bestStreak: context.bestStreak })];
}

/** The badges of a list, which is of those that are open; that all are there where it is empty. */
const openBadges = (list: readonly string[], say: Say): string => (list.length === 0 ? say(coachIntentLines.rewards_levels.all) : say(coachIntentLines.rewards_levels.missing, { list: listed(list) }));
/** The badges that are open and come next. */
export const nextBadges = ({ missingAchievements }: PlayerContext, say: Say): string => openBadges(missingAchievements.slice(0, NEXT_BADGES), say);

/** Tokens, XP, levels, packs, badges and streaks as they truly work. */
export function rewards(context: PlayerContext, say: Say, words: readonly string[]): string[] {
  const lines = coachIntentLines.rewards_levels;
  const text = words.join(' ');
  const { experienceToNextLevel: toNext, level, totalExperience: experience, currentStreak: streak } = context;
  const said: string[] = [];
  const asks = (pattern: RegExp): boolean => pattern.test(text);
  const target = Number(/(?:level|nivel|niveau|stufe) (\d+)/.exec(text)?.[1] ?? 0);
  if (asks(/streak|strike|streek|racha|serie|sequencia|row|gone/)) {
    said.push(say(lines.streak));
    if (streak > 0) said.push(say(context.lastDaysAgo === 0 ? lines.done : lines.alive, { streak }));
  }
  if (asks(/badge|achieve|insignia|abzeichen|erfolge?\b|medal|missing|logro|conquista|succes/)) {
    said.push(asks(/\bnext\b|\bnachste/) ? nextBadges(context, say) : openBadges(context.missingAchievements, say));
  }
  if (asks(/odds|chance|legendar|rare|selten|epic|episch|random|zufall|wahrscheinlich|decide|pack|karten?\b|sobre|pacote|card|whats in/)) {
    said.push(say(lines.odds));
    if (asks(/how many|open|offnen|aufmachen|afford|many packs|cuant|quant|combien|viele/)) said.push(packsLine(context, say, lines.packs));
  }
  if (asks(/level|nivel|niveau|stufe/)) {
    said.push(say(lines.level, { experience, toNext, level, next: level + 1 }));
    if (target > level + 1) said.push(say(lines.levelFar, { target, missing: experienceOfLevel(target) - experience }));
  }
  if (asks(/\bxp\b|experience|exp\b/) && !asks(/level \d|next level/)) said.push(say(lines.experience));
  if (said.length === 0 || asks(/token|ficha|jeton|money|buy|pay|coin|geld|dinero|argent|dinheiro/)) said.push(say(lines.tokens));
  return said;
}

/** The session of a drill on a day with the best counted result; null where none is counted. */
export function bestSessionOn(daysAgo: number, drillId: DrillId, { sessions }: PlayerContext): PractisedSession | null {
  const counted = sessions.filter((one) => one.drillId === drillId && one.daysAgo === daysAgo && one.result > 0 && one.resultCounts !== false);
  return counted.toSorted((a, b) => b.result - a.result)[0] ?? null;
}
