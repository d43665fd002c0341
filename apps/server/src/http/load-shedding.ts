import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { probes } from './server-lifecycle.ts';

type Parts = {
  /** Who waits for a connection to the database now. */
  readonly waiting: () => number;
  readonly onShed: (reason: 'event_loop' | 'database') => void;
  /** How long the event loop has to be late before anybody is turned away (milliseconds). */
  readonly patience?: number;
};

/** The event loop is late by so much on average of a second (milliseconds): whoever comes now would wait for many such. */
const LATE = 1_000;
/** A start, a review of a clip or a busy machine make it late for a moment: that passes without us. */
const PATIENCE = 3_000;
/** Pressure that was not met for so long is over: it is looked at each second, when a request comes. */
const FORGOTTEN = 2_500;
/** So many wait for one of ten connections: some seconds of work are before whoever comes now. */
const QUEUE = 500;
/** Seconds. */
const TRY_AGAIN = 5;

/** Turns requests away before they pile up, but for those that ask how the server does. Call it before routes are added. */
export async function shedLoad(app: FastifyInstance, { waiting, onShed, patience = PATIENCE }: Parts): Promise<void> {
  const refusal = (reason: 'event_loop' | 'database'): AppError => {
    onShed(reason);
    return new AppError('overloaded', { retryAfter: TRY_AGAIN });
  };
  let [since, last] = [-Infinity, -Infinity];
  const isLasting = (): boolean => {
    const now = performance.now();
    if (now - last > FORGOTTEN) since = now;
    last = now;
    return now - since >= patience;
  };
  await app.register(underPressure, {
    maxEventLoopDelay: LATE,
    pressureHandler: async ({ routeOptions }) => {
      if (isLasting() && !probes.has(routeOptions.url)) throw refusal('event_loop');
    },
  });
  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    if (waiting() > QUEUE && !probes.has(routeOptions.url)) done(refusal('database'));
    else done();
  });
}
