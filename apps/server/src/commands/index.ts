import { existsSync } from 'node:fs';
import { embeddedFolder, connectDatabase } from '../db/connect-database.ts';
import { removeEmbedded } from '../db/embedded/index.ts';
import type { Settings } from '../config.ts';
import { StartupError } from '../startup-error.ts';
import { disposeAll } from '../dispose-all.ts';
import { logger } from '../redacting-logger.ts';
import { version } from '../version.ts';
import { runBackup, type WrittenArchive } from '../db/backup/run-backup.ts';
import { chooseBackupDestination } from '../choose-backup-destination.ts';
import { runAdmin, type AdminSurroundings } from './admin/run-admin.ts';
import type { DemoPlayer } from './demo-players.ts';
import { clipsOf, withDatabaseOf } from './database-for-command.ts';

export { readSettings } from '../config.ts';
export { reportFatal } from '../report-fatal.ts';
export { demoArguments } from './demo-arguments.ts';
export { openEmbedded } from './database-for-command.ts';
export { restore } from './restore.ts';

/** Fills the database of these settings with so many demo players. A server may be running on it. */
export async function fillDemo(settings: Settings, players: number): Promise<DemoPlayer[]> {
  const opened = new AsyncDisposableStack();
  try {
    const database = await connectDatabase(settings, logger('warn'), opened, new AbortController().signal);
    // Most of the server, which no other command needs.
    const { makeDemoPlayers } = await import('./demo-players.ts');
    return await makeDemoPlayers(database, new Date(), players);
  } finally {
    await disposeAll(opened);
  }
}

/**
 * Runs an operator's command on the database of its settings, beside a running server or without one, and gives the exit
 * code (see `runAdmin`). Throws `StartupError` where there is no database yet.
 */
export async function administer(argv: readonly string[], outside: Pick<AdminSurroundings, 'workingDir' | 'print' | 'complain'>): Promise<number> {
  return runAdmin(argv, {
    ...outside,
    env: process.env,
    withOperator: async (settings, work) => {
      refuseWithoutDatabase(settings);
      const { openOperator } = await import('./admin/open-operator.ts');
      const opened = new AsyncDisposableStack();
      try {
        const log = logger('warn', process.stderr);
        const database = await connectDatabase(settings, log, opened, new AbortController().signal);
        const operator = await openOperator(settings, database);
        opened.defer(operator.close);
        return await work(operator);
      } finally {
        await disposeAll(opened);
      }
    },
  });
}

/** A command that looks at a database must not make one. */
function refuseWithoutDatabase({ databaseUrl, dataDir }: Settings): void {
  if (databaseUrl === undefined && !existsSync(embeddedFolder(dataDir))) {
    throw new StartupError(`There is no database in ${dataDir}. DATA_DIR or --data says where it is.`);
  }
}

/** Deletes the embedded database of these settings, unless a running server uses it. */
export function resetDatabase(settings: Settings): Promise<'removed' | 'in-use' | 'missing'> {
  return removeEmbedded({ folder: embeddedFolder(settings.dataDir), log: logger('warn') });
}

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
