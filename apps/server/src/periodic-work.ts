import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/open-postgres-pool.ts';
import type { Analyses } from './features/analysis/index.ts';
import type { Football } from './features/football/index.ts';
import { aggregateBoards } from './features/leaderboard/index.ts';
import { startTicker } from './jobs/index.ts';

/** How far the teams' board may lag behind, and how many changes wait for the players' counts. */
const AGGREGATION_SECONDS = 2;

/** How often it is looked whether a feed is due: each says how often it is asked. */
const FEED_SECONDS = 5;

/** How often it is looked whether an analysis has lost the job that works on it. */
const ABANDONED_SECONDS = 15;

/** How often it is looked whether a backup is due: one that failed is tried again then. */
const BACKUP_SECONDS = 300;

/** How often it is looked whether somebody wants to see a match: they wait for it. */
const DETAILS_SECONDS = 1;

type Parts = {
  readonly database: Database;
  readonly football: Pick<Football, 'scores' | 'highlights' | 'details'>;
  readonly analyses: Pick<Analyses, 'failAbandoned'>;
  /** Null where this process makes no backups. */
  readonly backup: (() => Promise<void>) | null;
  readonly log: FastifyBaseLogger;
};

type PeriodicWork = {
  /** How the boards do, which players would miss first. */
  readonly state: () => 'ok' | 'failed';
  readonly stop: (patience: number) => Promise<void>;
};

/** Starts what a process that does jobs looks at every few seconds. */
export function startPeriodicWork({ database, football, analyses, backup, log }: Parts): PeriodicWork {
  const folding = startTicker('folding the boards', AGGREGATION_SECONDS, () => aggregateBoards(database), log);
  const tickers = [
    folding,
    startTicker('reading the scores', FEED_SECONDS, () => football.scores.poll(), log),
    startTicker('reading the highlights', FEED_SECONDS, () => football.highlights.poll(), log),
    startTicker('reading the details of matches', DETAILS_SECONDS, () => football.details.poll(), log),
    ...(backup === null ? [] : [startTicker('backing up', BACKUP_SECONDS, backup, log)]),
    startTicker('looking for analyses without a job', ABANDONED_SECONDS, analyses.failAbandoned, log),
  ];
  return {
    state: folding.state,
    stop: async (patience) => void (await Promise.all(tickers.map((ticker) => ticker.stop(patience)))),
  };
}
