import type { ApiClient } from './api-client.ts';
import { runServer, type ServerProcess } from './server-process.ts';

/** Two servers on one database, either of which may be killed and brought back at any time. */
export type ServerPair = {
  /** One of the two, by turns, that is up. */
  readonly either: (turn: number) => ApiClient;
  /** Kills the one or the other, and starts it again. Does nothing while the other is still coming up. */
  readonly killOne: (which: 0 | 1) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Starts both, each in a folder of its own, and waits until both are ready. */
export async function runServerPair(databaseUrl: string, folders: readonly [string, string]): Promise<ServerPair> {
  const start = (folder: string): ServerProcess =>
    runServer({ folder, env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' } });
  const servers = folders.map(start);
  // Null while it is dead.
  const clients: (ApiClient | null)[] = await Promise.all(servers.map((server) => server.ready()));
  return {
    either(turn) {
      const client = clients[turn % 2] ?? clients[(turn + 1) % 2];
      if (client === undefined || client === null) throw new Error('both servers are down');
      return client;
    },
    async killOne(which) {
      const folder = folders[which];
      if (clients.includes(null)) return;
      clients[which] = null;
      await servers[which]?.kill();
      const server = start(folder);
      servers[which] = server;
      clients[which] = await server.ready();
    },
    async close() {
      for (const server of servers) {
        server.terminate();
        await server.ended;
      }
    },
  };
}
