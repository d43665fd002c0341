import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** Of a browser's patience, the part that an answer has for its way (and seconds at most). */
const ON_THE_WAY = 0.15;
const MOST_ON_THE_WAY = 1.5;
/** Seconds after which whoever was not answered in time comes again. */
const RETRY_SECONDS = 5;

/**
 * Does the work of a request, and fails with `timed_out` a moment before the browser gives up after `seconds`: so a
 * player reads that it took too long, and not that there is no connection. The work goes on: what it still saves is
 * found when the same request comes again.
 */
export async function inTime<T>(seconds: number, { log }: Pick<FastifyRequest, 'log'>, work: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  let isLate = false;
  const timer = setTimeout(
    () => {
      isLate = true;
      late.reject(new AppError('timed_out', { retryAfter: RETRY_SECONDS }));
    },
    (seconds - Math.min(MOST_ON_THE_WAY, seconds * ON_THE_WAY)) * 1000,
  );
  const done = work();
  done.catch((error: unknown) => {
    if (isLate) log.error({ err: error }, 'a request that was answered as too late failed afterwards');
  });
  try {
    return await Promise.race([done, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
