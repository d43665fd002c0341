import type { Checked, Progress, progressRoutes, ProgressYear } from '@touchline/contracts';
import {
  addDays,
  compareMonths,
  currentStreak,
  practiceDayOf,
  progressLimits,
  rangeStart,
  streakGaugeMax,
  weekStart,
  type PracticeDay,
} from '@touchline/domain';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { inTransaction } from '../../db/transaction-retries.ts';
import { AppError } from '../../app-error.ts';
import { sessionRowOf, streakOf } from '../practice/index.ts';
import { categoriesOf, named, trendOf } from './chart-data.ts';
import { daysOf, sumOf } from './day-totals.ts';
import * as repo from './repo.ts';

type Query = Checked<typeof progressRoutes.getProgress>['query'];

export type ProgressService = ReturnType<typeof createProgressService>;

/** What practice adds up to, by the player's own calendar. Both throw `sign_in_required` for a player who is gone. */
export function createProgressService(database: Database, now: () => Date) {
  /** All of an answer is read from one snapshot, so that its numbers agree with each other. */
  function ofPlayer<T>(
    playerId: string,
    read: (moment: Transaction, player: repo.PlayerRow, today: PracticeDay) => Promise<T>,
  ): Promise<T> {
    return inTransaction(
      database,
      async (moment) => {
        const player = await repo.readPlayer(moment, playerId);
        if (player === undefined) throw new AppError('sign_in_required');
        return read(moment, player, practiceDayOf(now(), player.timeZone));
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }

  return {
    /** Today, this week, the streak, and the charts of a range and a drill. */
    read: (playerId: string, query: Query): Promise<Progress> =>
      ofPlayer(playerId, async (moment, player, today) => {
        const from = rangeStart(query.range, today);
        const drillId = drillOf(query.drill);
        const sunday = weekStart(today);
        const days = await repo.sumDays(moment, playerId, sunday);
        const drills = await repo.sumDrills(moment, playerId, { from, drillId });
        const latest = await repo.latestSessions(
          moment,
          playerId,
          { from, drillId, countedOnly: true },
          progressLimits.trendPoints + progressLimits.movingAverage - 1,
        );
        const recent = await repo.latestSessions(
          moment,
          playerId,
          { from: null, drillId: null },
          progressLimits.recentSessions,
        );
        const practised = await repo.practisedDrills(moment, playerId);
        return {
          range: query.range,
          drill: drillId,
          from,
          ...daysOf(days, today),
          streak: {
            current: currentStreak(streakOf(player), now(), player.timeZone),
            best: player.bestStreak,
            gaugeMax: streakGaugeMax(player.bestStreak),
          },
          recent: recent.map(sessionRowOf),
          drills: practised
            .map((drill) => ({ id: drill.drillId, name: named(drill.drillId).name }))
            .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
          topDrills: drills
            .slice(0, progressLimits.topDrills)
            .map(({ drillId, sessions, minutes }) => ({ drillId, name: named(drillId).name, sessions, minutes })),
          trend: trendOf(latest, player.totalSessions, sumOf(drills, 'results')),
          categories: categoriesOf(drills),
        };
      }),

    /** A year of days, the best result of every drill, and this month beside the last. */
    readYear: (playerId: string): Promise<ProgressYear> =>
      ofPlayer(playerId, async (moment, _player, today) => {
        const from = addDays(weekStart(today), -52 * 7);
        const days = await repo.sumDays(moment, playerId, from);
        const practised = new Map((await repo.practisedDrills(moment, playerId)).map((drill) => [drill.drillId, drill]));
        const bests = await repo.bestResults(moment, playerId, progressLimits.latestResults);
        return {
          from,
          to: today,
          days: days.map(({ day, sessions, minutes }) => ({ day, sessions, minutes })),
          bests: bests
            .map((best) => {
              const { sessions, experience } = practised.get(best.drillId) ?? { sessions: 0, experience: 0 };
              return { ...best, ...named(best.drillId), sessions, experience };
            })
            .toSorted((a, b) => (a.day === b.day ? a.name.localeCompare(b.name, 'en') : a.day < b.day ? 1 : -1)),
          months: compareMonths(days, today),
        };
      }),
  };
}

/** The choice of all drills is an empty one, or `all`. */
function drillOf(text: string | undefined): string | null {
  return text === undefined || text === '' || text === 'all' ? null : text;
}
