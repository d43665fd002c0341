import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ServerLifecycle } from './http/server-lifecycle.ts';

/** How long a stop waits for requests that do not end, and then for jobs (milliseconds). */
const PATIENCE = 10_000;

/** How often a stop looks for connections whose last request has been answered (milliseconds). */
const IDLE_EVERY = 100;

type Parts = {
  readonly app: FastifyInstance;
  readonly lifecycle: Pick<ServerLifecycle, 'beginDraining' | 'beginClosing'>;
  /** How long it serves on while the readiness says no; not at all without it. */
  readonly drainSeconds: number | undefined;
  /** Stops jobs and all that is done beside requests, waiting so many milliseconds at most. */
  readonly stopWork: (patience: number) => Promise<unknown>;
};

/**
 * Gives what closes a server: it serves on while the readiness says no, lets requests under way finish, and then jobs, each
 * for `patience` milliseconds at most.
 */
export function serverCloser({ app, lifecycle, drainSeconds, stopWork }: Parts): (patience?: number) => Promise<void> {
  return async (patience = PATIENCE) => {
    if (drainSeconds) {
      lifecycle.beginDraining();
      await pause(drainSeconds * 1_000);
    }
    lifecycle.beginClosing();
    const deadline = setTimeout(() => app.server.closeAllConnections(), patience);
    // Only those that are idle by now are closed by the close itself; others become so with their answers.
    const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_EVERY);
    try {
      await app.close();
    } finally {
      clearInterval(idle);
      clearTimeout(deadline);
      await stopWork(patience);
    }
  };
}
