import type { Recommendations } from '@touchline/contracts';
import { currentStreak, daysBetween, practiceDayOf, recommendDrills, type PracticeHistory } from '@touchline/domain';
import type { Database } from '../../db/open-postgres-pool.ts';
import { inTransaction } from '../../db/transaction-retries.ts';
import { AppError } from '../../app-error.ts';
import { streakOf } from '../practice/index.ts';
import * as repo from './repo.ts';

export type RecommendationsService = ReturnType<typeof createRecommendationsService>;

/** What a player may do next. */
export function createRecommendationsService(database: Database, now: () => Date) {
  /** What is known of the player's practice, from one snapshot. */
  function readHistory(playerId: string): Promise<PracticeHistory> {
    return inTransaction(
      database,
      async (moment): Promise<PracticeHistory> => {
        const player = await repo.readPlayer(moment, playerId);
        if (player === undefined) throw new AppError('sign_in_required');
        const today = practiceDayOf(now(), player.timeZone);
        const drills = await repo.sumDrills(moment, playerId);
        return {
          sessions: player.totalSessions,
          currentStreak: currentStreak(streakOf(player), now(), player.timeZone),
          practisedToday: player.lastPracticeDay !== null && player.lastPracticeDay >= today,
          age: player.age,
          favoriteFoot: player.favoriteFoot,
          favoriteFootChosen: player.favoriteFootChosen,
          // After a flight east the last day may be later than today.
          drills: drills.map(({ lastDay, ...drill }) => ({ ...drill, lastDaysAgo: Math.max(0, daysBetween(lastDay, today)) })),
          alsoTried: await repo.drillsOfUncounted(moment, playerId),
          latest: await repo.latestSides(moment, playerId),
        };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }

  return {
    /** The drill to do now, and others. Throws `sign_in_required` when the player is gone. */
    async read(playerId: string): Promise<Recommendations> {
      const { now: first, beside } = recommendDrills(await readHistory(playerId));
      return { now: first, beside: [...beside] };
    },
  };
}
