import type { Settings } from '../config.ts';
import { connectDatabase } from '../db/connect-database.ts';
import { disposeAll } from '../dispose-all.ts';
import { logger } from '../redacting-logger.ts';
import type { DemoPlayer } from './demo-players.ts';

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
