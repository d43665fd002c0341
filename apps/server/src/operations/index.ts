import { embeddedFolder, connectDatabase } from '../db/connect-database.ts';
import { removeEmbedded, startEmbedded, type EmbeddedDatabase } from '../db/embedded/index.ts';
import type { Settings } from '../config.ts';
import { disposeAll } from '../dispose-all.ts';
import { logger } from '../log.ts';
import { makeDemoPlayer, type DemoPlayer } from './demo.ts';

export { readSettings } from '../config.ts';
export { reportFatal } from '../report-fatal.ts';

/** Fills the database of these settings with a demo player. A server may be running on it. */
export async function fillDemo(settings: Settings): Promise<DemoPlayer> {
  const opened = new AsyncDisposableStack();
  try {
    const database = await connectDatabase(settings, logger('warn'), opened, new AbortController().signal);
    return await makeDemoPlayer(database, new Date());
  } finally {
    await disposeAll(opened);
  }
}

/** Deletes the embedded database of these settings, unless a running server uses it. */
export function resetDatabase(settings: Settings): Promise<'removed' | 'in-use' | 'missing'> {
  return removeEmbedded({ folder: embeddedFolder(settings.dataDir), log: logger('warn') });
}

/** Starts or joins the embedded database of a data folder, for a program that looks at it beside the server. */
export function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  return startEmbedded({ folder: embeddedFolder(dataDir), log: logger('warn') });
}
