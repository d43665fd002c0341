import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from 'pg-boss';
import pg from 'pg';
import { endWithin } from './silent-connection.ts';

/** Milliseconds between tries to get a broken connection back. */
const RECONNECT_AFTER = 1_000;

/**
 * Lets the job queue hear of new jobs at once, on a connection of its own to the database of a pool. A connection that
 * breaks is made anew until it is closed; jobs that came meanwhile are found by `onReconnect`. Rejects when the first
 * connection cannot be made: the queue then asks for jobs every few seconds.
 */
export function listenForJobs(pool: pg.Pool): NonNullable<Db['listen']> {
  return async (channel, onNotification, onReconnect) => {
    const closing = new AbortController();
    let current: pg.Client | undefined;

    async function connect(): Promise<{ readonly ended: Promise<void> }> {
      const client = new pg.Client({ ...pool.options, application_name: 'touchline jobs' });
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      client.once('end', resolve);
      // A connection that breaks says so by `end` as well; without a listener the event would end the process.
      client.on('error', () => {});
      client.on('notification', ({ payload }) => onNotification(payload ?? ''));
      try {
        await client.connect();
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
      } catch (error) {
        await end(client);
        throw error;
      }
      current = client;
      // Closed while it was being connected.
      if (closing.signal.aborted) await end(client);
      else onReconnect();
      return { ended };
    }

    async function keepConnected(first: { readonly ended: Promise<void> }): Promise<void> {
      for (let { ended } = first; ; ) {
        await ended;
        if (closing.signal.aborted) return;
        await pause(RECONNECT_AFTER, undefined, { signal: closing.signal }).catch(() => {});
        if (closing.signal.aborted) return;
        // While the database is away the next round tries again.
        ended = (await connect().catch(() => undefined))?.ended ?? Promise.resolve();
      }
    }

    const connected = keepConnected(await connect());
    return {
      close: async () => {
        closing.abort();
        if (current !== undefined) await end(current);
        await connected;
      },
    };
  };
}

const end = (client: pg.Client): Promise<void> => endWithin(() => client.end().catch(() => {}), () => [client]);
