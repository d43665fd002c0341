import { existsSync } from 'node:fs';
import { asUnusable, embeddedFolder } from '../db/connect-database.ts';
import { startEmbedded, type EmbeddedDatabase } from '../db/embedded/index.ts';
import type { Settings } from '../config.ts';
import { logger } from '../redacting-logger.ts';
import { StartupError } from '../startup-error.ts';

/** Starts or joins the embedded database of a data folder, for a program that looks at it beside the server. */
export function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  return startEmbedded({ folder: embeddedFolder(dataDir), log: logger('warn') });
}

/** A command that looks at a database must not make one: throws `StartupError` where there is none yet. */
export function refuseWithoutDatabase({ databaseUrl, dataDir }: Settings): void {
  if (databaseUrl === undefined && !existsSync(embeddedFolder(dataDir))) {
    throw new StartupError(`There is no database in ${dataDir}. DATA_DIR or --data says where it is.`);
  }
}

/** The folder of the clips; null where a storage service keeps them. */
export const clipsOf = ({ clips }: Settings): string | null => (clips.kind === 'disk' ? clips.folder : null);

/**
 * Does work on the database that is named, or on the embedded one, which is started or joined for it. Throws `StartupError`
 * where the named one cannot be reached, or refuses to be brought up to date.
 */
export async function withDatabaseOf<Result>(settings: Settings, work: (databaseUrl: string) => Promise<Result>): Promise<Result> {
  const { databaseUrl } = settings;
  if (databaseUrl !== undefined) {
    return work(databaseUrl).catch((error: unknown) => {
      throw asUnusable(databaseUrl, error);
    });
  }
  const embedded = await openEmbedded(settings.dataDir);
  try {
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}
