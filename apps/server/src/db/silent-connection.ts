import type { Socket } from 'node:net';
import type pg from 'pg';

/** How long nothing is heard until the system asks whether the other end of a connection is still there (milliseconds). */
export const KEEP_ALIVE_AFTER = 10_000;

/** How long a server is waited for that is told of the end of a connection (milliseconds). */
const FAREWELL = 2_000;

/** What pg's types leave out of its client. */
type Internals = { readonly readyForQuery: boolean; readonly connection: { readonly stream: Socket } };

const internalsOf = (client: pg.ClientBase): Internals => client as unknown as Internals;

/**
 * Breaks a connection whose server says nothing for so many milliseconds while it is asked: it would have ended a
 * statement by then, so the network has lost it. The system alone would notice after a quarter of an hour.
 */
export function giveUpWhenSilent(client: pg.ClientBase, milliseconds: number): void {
  const internals = internalsOf(client);
  const { stream } = internals.connection;
  stream.setTimeout(milliseconds);
  stream.on('timeout', () => {
    if (!internals.readyForQuery) stream.destroy();
    // A socket that has told it once does not tell it again by itself.
    else stream.setTimeout(milliseconds);
  });
}

/** Ends a connection without a word to its server. */
const breakConnection = (client: pg.ClientBase): void => void internalsOf(client).connection.stream.destroy();

/** Ends what says farewell to a server, and breaks these connections where it is not heard within two seconds. */
export async function endWithin(end: () => Promise<void>, clients: () => Iterable<pg.ClientBase>, patience = FAREWELL): Promise<void> {
  const timer = setTimeout(() => {
    for (const client of clients()) breakConnection(client);
  }, patience);
  try {
    await end();
  } finally {
    clearTimeout(timer);
  }
}
