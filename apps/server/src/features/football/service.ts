import { footballRoutes, type Match, type Reply } from '@touchline/contracts';
import { compareMatches } from '@touchline/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { ScoreSource } from '../../adapters/football/index.ts';
import type { Database } from '../../db/open-database.ts';
import { AppError } from '../../app-error.ts';
import * as repo from './repo.ts';

type Parts = {
  readonly database: Database;
  /** In the order in which they are asked. */
  readonly sources: readonly ScoreSource[];
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
};

export type ScoresService = ReturnType<typeof createScoresService>;

/** Live scores: read from outside now and then by one process, and served from the database to everybody. */
export function createScoresService({ database, sources, now, log }: Parts) {
  return {
    /** The matches that were last read, in the order of the page. Throws `scores_unavailable` when there are none yet. */
    async list(): Promise<Reply<typeof footballRoutes.getLiveScores>> {
      const kept = await repo.readScores(database);
      const reply = footballRoutes.getLiveScores.reply.safeParse({
        success: true,
        scores: kept?.body,
        source: kept?.source,
        asOf: kept?.fetchedAt?.toISOString(),
      });
      if (!reply.success) throw new AppError('scores_unavailable');
      const listed = ({ time: minute, ...match }: Match) => ({ ...match, minute });
      return { ...reply.data, scores: reply.data.scores.toSorted((a, b) => compareMatches(listed(a), listed(b))) };
    },

    /** Asks the sources, when it is time and no other process does: the first that answers counts. Old scores stay when none does. */
    async refresh(): Promise<void> {
      const [preferred] = sources;
      if (preferred === undefined) return;
      const due = new Date(now().getTime() - preferred.refreshMinutes * 60_000);
      if (!(await repo.takeTurn(database, now(), due))) return;
      for (const source of sources) {
        try {
          const matches = await source.matches(now());
          await repo.keepScores(database, source.name, matches, now());
          return;
        } catch (error) {
          log.warn({ err: error, source: source.name }, 'a source of scores failed');
        }
      }
    },
  };
}
