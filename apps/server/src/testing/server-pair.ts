import type { Caller } from './caller.ts';
import { runServer, type ServerProcess } from './server-process.ts';

/** Two servers on one database, either of which may be killed and brought back at any time. */
export type ServerPair = {
  /** One of the two, by turns, that is up. */
  readonly either: (turn: number) => Caller;
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
  const callers: (Caller | null)[] = await Promise.all(servers.map((server) => server.ready()));
  return {
    either(turn) {
      const caller = callers[turn % 2] ?? callers[(turn + 1) % 2];
      if (caller === undefined || caller === null) throw new Error('both servers are down');
      return caller;
    },
    async killOne(which) {
      const folder = folders[which];
      if (callers.includes(null)) return;
      callers[which] = null;
      await servers[which]?.kill();
      const server = start(folder);
      servers[which] = server;
      callers[which] = await server.ready();
    },
    async close() {
      for (const server of servers) {
        server.terminate();
        await server.ended;
      }
    },
  };
}
