import { embeddedFolder, openOwnOrGiven } from '../db/own-or-given.ts';
import { removeEmbedded, startEmbedded, type EmbeddedDatabase } from '../db/embedded/index.ts';
import type { Settings } from '../config.ts';
import { logger } from '../log.ts';
import { undoAll, type Undo } from '../undo.ts';
import { makeDemoPlayer, type DemoPlayer } from './demo.ts';

export { readSettings } from '../config.ts';
export { tellFailure } from '../tell-failure.ts';

/** Fills the database of these settings with a demo player. A server may be running on it. */
export async function fillDemo(settings: Settings): Promise<DemoPlayer> {
  const undo: Undo = [];
  try {
    const database = await openOwnOrGiven(settings, logger('warn'), undo, new AbortController().signal);
    return await makeDemoPlayer(database, new Date());
  } finally {
    await undoAll(undo);
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
