import { join } from 'node:path';
import { openEmbedded } from '@touchline/server/commands';
import { cleanUpLater } from './cleanup-on-exit.ts';
import { signUpPlayers, type SignedIn } from './sign-up-players.ts';
import { recordStatementsOfRequests, type Recordings } from './record-statements-of-requests.ts';
import { startServer, type ServerProcess } from './server-process.ts';

/** A server under test with its players, and what requests ask of its database. */
export type ServerUnderTest = {
  readonly server: ServerProcess;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly players: readonly SignedIn[];
  readonly recordings: Recordings;
  readonly close: () => Promise<void>;
};

/** Starts a server as shipped on an embedded database that is kept safe on disk as shipped, with so many players. */
export async function openServerUnderTest(folder: string, playerCount: number): Promise<ServerUnderTest> {
  const dataDir = join(folder, 'stand');
  const database = await openEmbedded(dataDir);
  const stopDatabase = cleanUpLater(() => database.stop());
  const databaseUrl = database.url;
  const recordings = await recordStatementsOfRequests(databaseUrl, dataDir);
  const server = await startServer({ script: 'serve-api', dataDir, settings: { TRUSTED_PROXIES: '127.0.0.1' } });
  const players = await signUpPlayers(server.address, databaseUrl, playerCount);
  return {
    server,
    dataDir,
    databaseUrl,
    players,
    recordings,
    close: async () => {
      await server.stop();
      await stopDatabase();
    },
  };
}
