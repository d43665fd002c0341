import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** Where a server stands between its start and its end. */
type Phase = 'starting' | 'serving' | 'draining' | 'closing';

export type ServerLifecycle = {
  readonly phase: () => Phase;
  /** From now on it says that it is not ready, and serves all the same. */
  readonly beginDraining: () => void;
  /** From now on only probes are answered, and what has begun. */
  readonly beginClosing: () => void;
  /** Resolves when a server that closes has answered everything, or its callers are gone. */
  readonly answered: () => Promise<void>;
};

/** What asks how a server does, rather than for something of it: answered to the last. */
export const probes: ReadonlySet<string | undefined> = new Set(['/health', '/health/live', '/health/ready', '/ready', '/metrics']);

/** Seconds after which whoever is turned away comes again: to another process, or the one that follows. */
const RETRY_SECONDS = 5;

/** Follows the life of a server: what it answers right now, and whether it takes more. Call it before routes are added. */
export function trackServerLifecycle(app: FastifyInstance): ServerLifecycle {
  let phase: Phase = 'starting';
  let underWay = 0;
  const answered = Promise.withResolvers<void>();
  const resolveIfDone = () => {
    if (phase === 'closing' && underWay === 0) answered.resolve();
  };
  app.addHook('onListen', async () => {
    if (phase === 'starting') phase = 'serving';
  });
  // Of every request, so without a promise of its own.
  app.addHook('onRequest', ({ routeOptions }, { raw }, done) => {
    if (phase === 'closing' && !probes.has(routeOptions.url)) {
      done(new AppError('unavailable', { retryAfter: RETRY_SECONDS }));
      return;
    }
    underWay += 1;
    // Comes once, when the answer is out as well as when the caller has gone.
    raw.on('close', () => {
      underWay -= 1;
      resolveIfDone();
    });
    done();
  });
  return {
    phase: () => phase,
    beginDraining: () => void (phase = 'draining'),
    beginClosing: () => {
      phase = 'closing';
      resolveIfDone();
    },
    answered: () => answered.promise,
  };
}
