import { openConnection, type Address, type HttpConnection } from './http-connection.ts';

/** How many requests or transactions are under way at once, in every benchmark. */
const CALLERS = 16;

/** Where a round ends, whichever comes first. */
export type Round = { readonly calls: number; readonly milliseconds: number };

export type Done = { readonly calls: number; readonly perSecond: number };

/** Has all callers do calls as fast as they can. */
export type Load<Connection> = (
  round: Round,
  work: (call: number, connection: Connection) => Promise<void>,
) => Promise<Done>;

/** Opens 16 kept HTTP connections for as long as `work` runs. */
export function withConnections<T>(address: Address, work: (load: Load<HttpConnection>) => Promise<T>): Promise<T> {
  return withCallers(
    () => openConnection(address),
    async (connection) => connection.close(),
    work,
  );
}

/** Opens a connection of whatever kind for each of 16 callers, for as long as `work` runs. */
export async function withCallers<Connection, T>(
  open: () => Promise<Connection>,
  close: (connection: Connection) => Promise<void>,
  work: (load: Load<Connection>) => Promise<T>,
): Promise<T> {
  const connections = await Promise.all(Array.from({ length: CALLERS }, open));
  try {
    return await work((round, call) => loadOn(connections, round, call));
  } finally {
    await Promise.all(connections.map(close));
  }
}

/** The first failure ends the round and is thrown. */
async function loadOn<Connection>(
  connections: readonly Connection[],
  round: Round,
  work: (call: number, connection: Connection) => Promise<void>,
): Promise<Done> {
  const startedAt = performance.now();
  const endsAt = startedAt + round.milliseconds;
  let next = 0;
  await Promise.all(
    connections.map(async (connection) => {
      while (next < round.calls && performance.now() < endsAt) {
        const call = next;
        next += 1;
        await work(call, connection);
      }
    }),
  );
  return { calls: next, perSecond: (next * 1000) / (performance.now() - startedAt) };
}
