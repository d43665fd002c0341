import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { newestArchive, type Retention } from './archive-retention.ts';
import type { BackupDestination } from './copy-backup.ts';

/** Any number that nothing else in this database uses as an advisory lock. */
const BACKUP_LOCK = 7_240_530;
const HOUR = 3_600_000;

type Parts = {
  readonly pool: Pool;
  readonly folder: string;
  readonly retention: Retention;
  /** Hours from one archive to the next. */
  readonly every: number;
  /** Where clips lie; null where a storage service keeps them. */
  readonly clips: string | null;
  /** Where archives are copied to as well. */
  readonly place: (() => Promise<BackupDestination>) | null;
  readonly version: string;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
  readonly now: () => Date;
};

/**
 * Writes a backup when the newest of the folder is old enough, or there is none, and removes those that need not be kept.
 * To be called again and again: a machine that was off, or a backup that failed, is made up for. One process at a time
 * writes; the others find the lock taken and do nothing.
 */
export function createScheduledBackup({ pool, folder, retention, every, clips, place, version, log, now }: Parts): () => Promise<void> {
  const isDue = async (): Promise<boolean> => {
    const newest = await newestArchive(folder, now());
    return newest === null || now().getTime() - newest.at.getTime() >= every * HOUR;
  };

  async function write(): Promise<void> {
    const { connectionString } = pool.options;
    if (connectionString === undefined) throw new Error('the pool has no address of its database');
    // What writes it costs time to load, and most processes never do.
    const { runBackup } = await import('./run-backup.ts');
    const { rows, files, bytes, removed } = await runBackup({ databaseUrl: connectionString, clips, folder, retention, place, version, now: now() });
    log.info({ rows, files, bytes, removed: removed.length }, 'a backup was written');
  }

  return async () => {
    if (!(await isDue())) return;
    const connection = await pool.connect();
    try {
      const { rows } = await connection.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [BACKUP_LOCK]);
      if (rows[0]?.ours !== true) return;
      try {
        if (await isDue()) await write();
      } finally {
        await connection.query('select pg_advisory_unlock($1)', [BACKUP_LOCK]);
      }
    } finally {
      connection.release();
    }
  };
}
