import { drillOf, findDrill, rankDrills } from '@touchline/domain';
import { drillName } from '@touchline/messages/drill-names';
import { nextGoal } from '../answers/next-goal.ts';
import { playerContext, type PlayerFacts } from '../player-context.ts';

/** Spec 002 §9: recent practice history. */
const RECENT_SESSIONS = 10;
const MOST_DRILLS = 12;

/**
 * What an AI outside is told of a player: numbers, and drills by the catalogue's names. Nothing in it was written by
 * anybody, names the player or says where they are.
 */
export function outsideFacts(facts: PlayerFacts) {
  const context = playerContext(facts);
  return {
    ageGroup: context.ageGroup,
    strongFoot: context.favoriteFootChosen ? (context.favoriteFoot === 'L' ? 'left' : 'right') : null,
    level: context.level,
    sessions: context.totalSessions,
    practiceDays: context.practiceDays,
    minutes: context.totalMinutes,
    streakDays: context.currentStreak,
    bestStreakDays: context.bestStreak,
    practiceFrequency: context.practiceFrequency,
    playingStyle: context.playingStyle,
    consistency: context.consistencyRating,
    trend: context.improvementTrend,
    averageMinutes: context.averageSessionLength,
    weakFootPercent: context.favoriteFootChosen ? context.weakFootUsage : null,
    lastPracticeDaysAgo: context.lastDaysAgo,
    strongestDrill: context.strongest === null ? null : drillName(context.strongest.drillId),
    weakestDrill: context.weakest === null ? null : drillName(context.weakest.drillId),
    drills: context.drills.slice(0, MOST_DRILLS).map((row) => ({
      drill: drillName(row.drillId),
      attempts: row.attempts,
      first: row.firstResult,
      best: row.bestResult,
      nextGoal: row.bestResult === 0 ? null : nextGoal(row.bestResult),
      average: row.averageResult,
      last: row.lastResult,
      lastDaysAgo: row.lastDaysAgo,
      counts: findDrill(row.drillId)?.resultLabel ?? null,
    })),
    recent: facts.sessions
      .filter(({ drillId }) => findDrill(drillId) !== undefined)
      .slice(0, RECENT_SESSIONS)
      .map(({ drillId, side, result, minutes, daysAgo }) => ({ drill: drillName(drillId), side, result, minutes, daysAgo })),
    // The most worth doing first, as on the dashboard.
    suitableDrills: rankDrills(context.history).map(({ drillId: id }) => {
      const { category, level } = drillOf(id);
      return { id, name: drillName(id), category, level };
    }),
  };
}
export type OutsideFacts = ReturnType<typeof outsideFacts>;
