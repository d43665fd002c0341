import type { Side } from '../drills/drill-types.ts';

/** How many of the latest sessions tell how the feet are used. */
export const LATEST_SESSIONS = 20;

/** What all sessions of one drill add up to. */
export interface PractisedDrill {
  readonly drillId: string;
  readonly sessions: number;
  /** Days since the last one in the player's own calendar; 0 for today. */
  readonly lastDaysAgo: number;
  /** The most that was ever counted and could be; 0 for nothing. */
  readonly bestResult: number;
  /** What the last session counted; 0 where it counted nothing, or what nobody can. */
  readonly lastResult: number;
}

/** What the ranking of drills knows of a player, from the sessions that count. */
export interface PracticeHistory {
  /** All sessions; more than those of `drills` where older ones are not at hand. */
  readonly sessions: number;
  readonly currentStreak: number;
  readonly practisedToday: boolean;
  readonly age: number | null;
  readonly favoriteFoot: 'L' | 'R';
  /** False while the foot above is only the default: then nobody knows which one is the weaker. */
  readonly favoriteFootChosen: boolean;
  readonly drills: readonly PractisedDrill[];
  /** Drills of sessions that do not count: they are in no number, but nobody can call them new. */
  readonly alsoTried: readonly string[];
  /** The latest sessions, newest first, `LATEST_SESSIONS` at the most. */
  readonly latest: readonly { readonly drillId: string; readonly side: Side }[];
}

/** A session as the history is made of it. */
export interface HistorySession {
  readonly drillId: string;
  readonly side: Side;
  readonly result: number;
  /** False where nobody can have counted as much. */
  readonly resultCounts?: boolean;
  readonly daysAgo: number;
}

/** What sessions add up to, which come newest first. */
export function summariseSessions(sessions: readonly HistorySession[]): Pick<PracticeHistory, 'drills' | 'latest'> {
  const drills = [...Map.groupBy(sessions, ({ drillId }) => drillId)].map(([drillId, own]): PractisedDrill => {
    const results = own.map(({ result, resultCounts = true }) => (resultCounts ? result : 0));
    return {
      drillId,
      sessions: own.length,
      lastDaysAgo: Math.min(...own.map(({ daysAgo }) => daysAgo)),
      bestResult: Math.max(...results),
      lastResult: results[0] ?? 0,
    };
  });
  return { drills, latest: sessions.slice(0, LATEST_SESSIONS).map(({ drillId, side }) => ({ drillId, side })) };
}
