import type { FastifyRequest } from 'fastify';
import { addressKey } from './rate-limiter.ts';

/** Callers that are remembered; beyond it, all are forgotten. */
const MOST_CALLERS = 5_000;

/** What the caller of a request is counted by. */
export type CallerKey = (request: Pick<FastifyRequest, 'ip' | 'socket' | 'headers'>) => string;

/**
 * Gives what a caller is counted by: `addressKey` of the address behind the trusted proxies. It follows from the
 * connection and what the proxy wrote, so it is worked out once for each pair of them: to read addresses costs more than
 * all the rest of a small request.
 */
export function createCallerKeys(): CallerKey {
  const known = new Map<string, string>();
  return (request) => {
    const { 'x-forwarded-for': forwarded = '' } = request.headers;
    const seen = `${request.socket.remoteAddress} ${String(forwarded)}`;
    const found = known.get(seen);
    if (found !== undefined) return found;
    const key = addressKey(request.ip);
    if (known.size >= MOST_CALLERS) known.clear();
    known.set(seen, key);
    return key;
  };
}
