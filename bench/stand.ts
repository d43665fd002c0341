import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '@touchline/server/operations';
import { undoLater } from './clean-up.ts';
import { signUpPlayers, type SignedIn } from './players.ts';
import { recordSaves } from './record-saves.ts';
import { startServer, type ServerProcess } from './server-process.ts';
import type { Recording } from './statements.ts';

/** A server under test with its players, and what a save asks of its database. */
export type Stand = {
  readonly server: ServerProcess;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly players: readonly SignedIn[];
  readonly saves: readonly Recording[];
  readonly close: () => Promise<void>;
};

/** Starts a server as shipped on an embedded database that is kept safe on disk as shipped, with so many players. */
export async function openStand(folder: string, playerCount: number): Promise<Stand> {
  const dataDir = join(folder, 'stand');
  const database = await openEmbedded(dataDir);
  const stopDatabase = undoLater(() => database.stop());
  const databaseUrl = database.url;
  const saves = await recordSaves(databaseUrl, dataDir);
  const server = await startServer({ script: 'serve-api', dataDir, settings: { TRUSTED_PROXIES: '127.0.0.1' } });
  const players = await signUpPlayers(server.address, playerCount);
  return {
    server,
    dataDir,
    databaseUrl,
    players,
    saves,
    close: async () => {
      await server.stop();
      await stopDatabase();
    },
  };
}

/** A folder that is gone after the run. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-bench-'));
  undoLater(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
