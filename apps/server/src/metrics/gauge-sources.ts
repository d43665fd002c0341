import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/open-postgres-pool.ts';
import { countJobs, readAiCalls } from '../db/metrics-queries.ts';
import type { GaugeSources } from './metrics.ts';

type Parts = {
  readonly database: OpenDatabase;
  readonly app: FastifyInstance;
  /** Connections of callers. */
  readonly callers: () => number;
  readonly dataDir: string;
  /** Calls of the AI in 24 hours; null without one. */
  readonly aiCalls: number | null;
  readonly newestBackup: () => Promise<{ readonly at: Date; readonly bytes: number } | null>;
  readonly now: () => Date;
};

/** What the metrics look up of this installation. */
export function createGaugeSources({ database: { pool }, app, callers, dataDir, aiCalls, newestBackup, now }: Parts): GaugeSources {
  return {
    jobs: () => countJobs(pool),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    callers,
    diskFree: async () => {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    },
    aiBudget: async () => (aiCalls === null ? null : { used: await readAiCalls(pool, now()), limit: aiCalls }),
    backup: async () => {
      const newest = await newestBackup();
      return newest && { age: (now().getTime() - newest.at.getTime()) / 1000, bytes: newest.bytes };
    },
    eventLoopDelay: () => app.memoryUsage().eventLoopDelay / 1000,
  };
}
