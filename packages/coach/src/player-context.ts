import { ageGroup, compareDrillsByPractice, findDrill, summariseSessions, type BoardGap, type BoardPeriod, type DrillCategory, type DrillId, type PracticeDay, type PracticeHistory, type Side } from '@touchline/domain';
import { nowhere, type HelpPlace } from './crisis-contacts-by-country.ts';

/** A session as the coach looks at it. Lists of them are newest first. */
export interface PractisedSession {
  readonly drillId: string;
  readonly side: Side;
  readonly result: number;
  /** False where nobody can have counted as much: it is no best. */
  readonly resultCounts?: boolean;
  readonly minutes: number;
  /** XP and tokens that it was paid, without those of a new level; undefined where that is not at hand. */
  readonly experience?: number;
  readonly tokens?: number;
  /** Days before today in the player's own calendar; 0 for today. */
  readonly daysAgo: number;
}

export type PracticeFrequency = 'new' | 'occasional' | 'regular' | 'frequent';
export type PlayingStyle = 'developing' | 'technical' | 'athletic' | 'precision' | 'balanced';
export type ConsistencyRating = 'new' | 'very_consistent' | 'consistent' | 'moderate' | 'variable';
export type Trend = 'improving' | 'declining' | 'stable';

const AVERAGE_MINUTES_WITHOUT_SESSIONS = 5;
const STYLE_FROM_SESSIONS = 5;
const CONSISTENCY_RESULTS = 10;
const CONSISTENCY_FROM_SESSIONS = 3;
const TREND_RESULTS = 3;
const TREND_PERCENT = 15;
const RANKED_FROM_ATTEMPTS = 2;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How often a player has practised in all (spec 002 §9). */
export function practiceFrequency(sessions: number): PracticeFrequency {
  if (sessions === 0) return 'new';
  if (sessions < 10) return 'occasional';
  return sessions < 20 ? 'regular' : 'frequent';
}

/** What a player practises most (spec 002 §9): shares of all sessions, 'accuracy' being shooting. */
export function playingStyle(sessions: readonly PractisedSession[]): PlayingStyle {
  if (sessions.length < STYLE_FROM_SESSIONS) return 'developing';
  const share = (category: DrillCategory): number =>
    sessions.filter(({ drillId }) => findDrill(drillId)?.category === category).length / sessions.length;
  if (share('skills') > 0.4) return 'technical';
  if (share('fitness') > 0.3) return 'athletic';
  return share('shooting') > 0.3 ? 'precision' : 'balanced';
}

/** How even the last ten results are, by their coefficient of variation (spec 002 §9). */
export function consistencyRating(sessions: readonly PractisedSession[]): ConsistencyRating {
  if (sessions.length < CONSISTENCY_FROM_SESSIONS) return 'new';
  const results = sessions.slice(0, CONSISTENCY_RESULTS).map(({ result }) => result);
  const average = mean(results);
  if (average === 0) return 'variable';
  const variation = Math.sqrt(mean(results.map((result) => (result - average) ** 2))) / average;
  if (variation < 0.2) return 'very_consistent';
  if (variation < 0.4) return 'consistent';
  return variation < 0.6 ? 'moderate' : 'variable';
}

/** The last three results against the three before (spec 002 §9); null where there are not six. */
export function improvementTrend(sessions: readonly PractisedSession[]): Trend | null {
  if (sessions.length < 2 * TREND_RESULTS) return null;
  const results = sessions.map(({ result }) => result);
  const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
  // Whole numbers, so that a change of just 15 % is none.
  const last = total(results.slice(0, TREND_RESULTS)) * 100;
  const before = total(results.slice(TREND_RESULTS, 2 * TREND_RESULTS));
  if (last > before * (100 + TREND_PERCENT)) return 'improving';
  return last < before * (100 - TREND_PERCENT) ? 'declining' : 'stable';
}

/** Minutes of these sessions together. */
export const minutesOf = (sessions: readonly Pick<PractisedSession, 'minutes'>[]): number => sessions.reduce((sum, { minutes }) => sum + minutes, 0);

/** Minutes of a session on average, to one decimal; 5 where there is none (spec 002 §9). */
export function averageSessionLength(sessions: readonly PractisedSession[]): number {
  if (sessions.length === 0) return AVERAGE_MINUTES_WITHOUT_SESSIONS;
  return Math.round(mean(sessions.map(({ minutes }) => minutes)) * 10) / 10;
}

/** The percent of sessions with the other foot or with both (spec 002 §9); 0 where there is none. */
export function weakFootUsage(sessions: readonly PractisedSession[], favoriteFoot: 'L' | 'R'): number {
  if (sessions.length === 0) return 0;
  const strong: Side = favoriteFoot === 'L' ? 'left' : 'right';
  return Math.round((sessions.filter(({ side }) => side !== strong).length / sessions.length) * 100);
}

/** In how many sessions the other foot was used alone, and in how many with the favorite one. */
function weakFootSessions(sessions: readonly PractisedSession[], favoriteFoot: 'L' | 'R'): { readonly alone: number; readonly both: number } {
  const weak: Side = favoriteFoot === 'L' ? 'right' : 'left';
  const count = (of: Side): number => sessions.filter(({ side }) => side === of).length;
  return { alone: count(weak), both: count('both') };
}

/** What a player's sessions of one drill add up to. */
export interface DrillSummary {
  readonly drillId: DrillId;
  readonly attempts: number;
  readonly minutes: number;
  readonly firstResult: number;
  readonly lastResult: number;
  readonly bestResult: number;
  /** To one decimal. */
  readonly averageResult: number;
  readonly lastDaysAgo: number;
  readonly firstDaysAgo: number;
  /** When the best was reached first. */
  readonly bestDaysAgo: number;
  readonly trend: Trend | null;
  /** How far the last results (three at most, never more than half of them) are above the first: 0.1 is 10 %. */
  readonly growth: number;
}

/** A row for each drill of the catalogue that was practised, the most practised first. */
export function summariseDrills(sessions: readonly PractisedSession[]): DrillSummary[] {
  const rows = [...Map.groupBy(sessions, ({ drillId }) => drillId)].flatMap(([id, own]): DrillSummary[] => {
    const drill = findDrill(id);
    const last = own[0];
    const first = own.at(-1);
    if (drill === undefined || last === undefined || first === undefined) return [];
    const results = own.map(({ result }) => result);
    const bestResult = Math.max(0, ...own.filter(({ resultCounts = true }) => resultCounts).map(({ result }) => result));
    const latest = results.slice(0, Math.max(1, Math.min(3, Math.floor(own.length / 2))));
    return [
      {
        drillId: drill.id,
        attempts: own.length,
        minutes: minutesOf(own),
        firstResult: first.result,
        lastResult: last.result,
        bestResult,
        averageResult: Math.round(mean(results) * 10) / 10,
        lastDaysAgo: last.daysAgo,
        firstDaysAgo: first.daysAgo,
        bestDaysAgo: own.findLast(({ result, resultCounts = true }) => resultCounts && result === bestResult)?.daysAgo ?? last.daysAgo,
        trend: improvementTrend(own),
        growth: first.result === 0 ? 0 : mean(latest) / first.result - 1,
      },
    ];
  });
  return rows.toSorted((a, b) => compareDrillsByPractice({ ...a, sessions: a.attempts }, { ...b, sessions: b.attempts }));
}

/** The drill that has grown most and the one that has grown least, of those practised twice or more; a rest day's drill is none. */
export function strongestAndWeakest(drills: readonly DrillSummary[]): { strongest: DrillSummary | null; weakest: DrillSummary | null } {
  const ranked = drills
    .filter(({ attempts, drillId }) => attempts >= RANKED_FROM_ATTEMPTS && drillId !== 'recovery')
    .toSorted((a, b) => b.growth - a.growth);
  const strongest = ranked[0] ?? null;
  const weakest = ranked.length > 1 ? (ranked.at(-1) ?? null) : null;
  return { strongest, weakest };
}

/** The player's own line on a board of players, and how far it is to the next better one. */
export interface BoardPlace {
  readonly period: BoardPeriod;
  readonly rank: number;
  /** How many players are on it. */
  readonly total: number;
  readonly days: number;
  readonly gap: BoardGap | null;
}

/** What is known of a player when a question is answered; nothing in it names or finds the player. */
export interface PlayerFacts extends HelpPlace {
  readonly age: number | null;
  readonly favoriteFoot: 'L' | 'R';
  /** False while the foot above is only the default: then nobody knows which one is the weaker. */
  readonly favoriteFootChosen: boolean;
  readonly hidden: boolean;
  readonly hasTeam: boolean;
  readonly tokens: number;
  readonly totalExperience: number;
  readonly level: number;
  readonly experienceToNextLevel: number;
  readonly totalSessions: number;
  readonly practiceDays: number;
  readonly totalMinutes: number;
  readonly currentStreak: number;
  readonly bestStreak: number;
  /** Names of achievements that are not earned yet. */
  readonly missingAchievements: readonly string[];
  /** The day it is for the player, from which `daysAgo` counts. */
  readonly today: PracticeDay;
  /** Where the player is on a board; null for nowhere, undefined where nobody looked or could. */
  readonly place?: BoardPlace | null;
  /** Newest first. */
  readonly sessions: readonly PractisedSession[];
  /** Reviews of videos that the server knows, newest first; the rest is on the player's device. */
  readonly analyses: readonly FormReview[];
}

/** Of somebody who has practised nothing and told nothing. */
export const noNumbers: PlayerFacts = {
  age: null,
  ...nowhere,
  favoriteFoot: 'R',
  favoriteFootChosen: false,
  hidden: true,
  hasTeam: false,
  tokens: 0,
  totalExperience: 0,
  level: 1,
  experienceToNextLevel: 100,
  totalSessions: 0,
  practiceDays: 0,
  totalMinutes: 0,
  currentStreak: 0,
  bestStreak: 0,
  missingAchievements: [],
  today: '2000-01-01' as PracticeDay,
  sessions: [],
  analyses: [],
};

/** A finished video review. */
export interface FormReview {
  readonly type: string;
  readonly score: number;
  readonly daysAgo: number;
  readonly strengths: readonly string[];
  readonly improvements: readonly string[];
}

/** What the ranking of drills looks at. */
function historyOf({ sessions, totalSessions, currentStreak, age, favoriteFoot, favoriteFootChosen }: PlayerFacts): PracticeHistory {
  const practisedToday = sessions.some(({ daysAgo }) => daysAgo === 0);
  return { ...summariseSessions(sessions), sessions: totalSessions, currentStreak, practisedToday, age, favoriteFoot, favoriteFootChosen, alsoTried: [] };
}

/**
 * The player's context by the rules of the specification, and what the answers cite. `saidBefore` is what a client says
 * that the coach said: nothing is known from it, only no joke comes twice.
 */
export function playerContext(facts: PlayerFacts, saidBefore: readonly string[] = []) {
  const drills = summariseDrills(facts.sessions);
  return {
    ...facts,
    saidBefore,
    drills,
    history: historyOf(facts),
    ...strongestAndWeakest(drills),
    practiceFrequency: practiceFrequency(facts.totalSessions),
    ageGroup: ageGroup(facts.age),
    playingStyle: playingStyle(facts.sessions),
    consistencyRating: consistencyRating(facts.sessions),
    improvementTrend: improvementTrend(facts.sessions),
    averageSessionLength: averageSessionLength(facts.sessions),
    weakFootUsage: weakFootUsage(facts.sessions, facts.favoriteFoot),
    weakFootSessions: weakFootSessions(facts.sessions, facts.favoriteFoot),
    lastDaysAgo: facts.sessions[0]?.daysAgo ?? null,
  };
}
export type PlayerContext = ReturnType<typeof playerContext>;
