import type { Settings } from '../config.ts';
import { openDatabase } from '../db/open-postgres-pool.ts';
import { refuseUnreadable, restoreBackup } from '../db/backup/restore-backup.ts';
import { auditExitCode, auditLines } from './consistency-audit-output.ts';
import { clipsOf, withDatabaseOf } from './database-for-command.ts';
import { operatorOsUser } from './operator-os-user.ts';

/** What a restore has to say, and its exit code: 0 where all is right, 3 where the audit has found something. */
export type RestoreOutcome = { readonly lines: readonly string[]; readonly exitCode: number };

/**
 * Fills the database of these settings from an archive, then recomputes totals, achievements and boards from the
 * sessions and the ledger that came with it. What the audit finds stays as the archive had it. Throws `StartupError`
 * where nothing was restored, as `restoreBackup` says.
 */
export async function restore(settings: Settings, archive: string): Promise<RestoreOutcome> {
  // Before a database is made for it.
  await refuseUnreadable(archive);
  return withDatabaseOf(settings, async (databaseUrl) => {
    const { rows, files, version, createdAt } = await restoreBackup({ archive, databaseUrl, clips: clipsOf(settings) });
    const database = openDatabase(databaseUrl, { max: 2 });
    try {
      const { auditOnce } = await import('../features/operator/index.ts');
      const audit = await auditOnce({ database: database.db, now: () => new Date() }, operatorOsUser());
      const mend = 'Everything is restored as the archive had it. npm run admin -- audit --mend puts right what the audit has found; achievements that are newer than the archive are among it.';
      return {
        lines: [
          `Restored ${rows} rows and ${files} clips of ${createdAt}, written by Touchline ${version}.`,
          'The audit recomputed totals, streaks, drills, achievements and boards:',
          ...auditLines(audit),
          ...(audit.findings.length > 0 ? [mend] : []),
        ],
        exitCode: auditExitCode(audit),
      };
    } finally {
      await database.close();
    }
  });
}
