import { chooseBackupDestination } from '../choose-backup-destination.ts';
import type { Settings } from '../config.ts';
import { runBackup, type WrittenArchive } from '../db/backup/run-backup.ts';
import { version } from '../version.ts';
import { clipsOf, refuseWithoutDatabase, withDatabaseOf } from './database-for-command.ts';

/**
 * Writes a backup of database and clips into the folder of the settings and removes old ones there. A server may be
 * running. Throws `StartupError` where there is no database yet.
 */
export async function backUp(settings: Settings): Promise<WrittenArchive> {
  const { folder, count, days } = settings.backups;
  refuseWithoutDatabase(settings);
  const place = chooseBackupDestination(settings.clips, settings.backups, () => new Date());
  return withDatabaseOf(settings, (databaseUrl) =>
    runBackup({ databaseUrl, clips: clipsOf(settings), folder, retention: { count, days }, place, version, now: new Date() }),
  );
}
