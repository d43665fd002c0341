import { join } from 'node:path';
import { startEmbedded, type Log } from './embedded/index.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type OpenDatabase } from './open.ts';

/** Where the embedded database of a data folder lies. */
export function embeddedFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/**
 * Opens the database of DATABASE_URL, or starts the embedded one of the data folder, and brings its tables up to
 * date. What has to be undone later is put on `undo`, in order.
 */
export async function openOwnOrGiven(
  settings: { readonly databaseUrl: string | undefined; readonly dataDir: string },
  log: Log,
  undo: (() => Promise<void>)[],
  signal: AbortSignal,
): Promise<OpenDatabase> {
  let url = settings.databaseUrl;
  if (url === undefined) {
    const embedded = await startEmbedded({ folder: embeddedFolder(settings.dataDir), log, signal });
    undo.push(() => embedded.stop());
    url = embedded.url;
  }
  signal.throwIfAborted();
  await migrate(url);
  const database = openDatabase(url, { max: 10 });
  undo.push(() => database.close());
  return database;
}
