import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { waitAtMost } from './wait-at-most.ts';

/** Small work that is done again and again, seconds apart: too often for a queue's schedule. */
export type Ticker = {
  readonly state: () => 'ok' | 'failed';
  /** Starts no run any more, and waits for the one under way, so many milliseconds at most (see `waitAtMost`). */
  readonly stop: (patience?: number) => Promise<void>;
};

/**
 * Runs `work` every so many seconds, counted from the end of one run to the begin of the next. Several processes
 * may tick at once: the work itself takes care that one of them does it. A run that fails is logged, and the next
 * one is tried.
 */
export function startTicker(name: string, seconds: number, work: () => Promise<void>, log: FastifyBaseLogger): Ticker {
  const stopping = new AbortController();
  let failed = false;
  async function tick(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await work();
        failed = false;
      } catch (error) {
        failed = true;
        log.error({ err: error }, `${name} failed`);
      }
      await pause(seconds * 1000, undefined, { signal: stopping.signal }).catch((error: unknown) => {
        if (!stopping.signal.aborted) throw error;
      });
    }
  }
  const ticking = tick();
  return {
    state: () => (failed ? 'failed' : 'ok'),
    stop: async (patience) => {
      stopping.abort();
      await waitAtMost(ticking, patience);
    },
  };
}
