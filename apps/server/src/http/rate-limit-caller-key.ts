import type { FastifyRequest } from 'fastify';
import { addressKey } from './ip-address-key.ts';

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
  /** By the address of the connection, then by what the proxy wrote. */
  let known = new Map<string | undefined, Map<string, string>>();
  let count = 0;
  return (request) => {
    const { remoteAddress } = request.socket;
    const { 'x-forwarded-for': forwarded = '' } = request.headers;
    const written = typeof forwarded === 'string' ? forwarded : forwarded.join();
    const found = known.get(remoteAddress)?.get(written);
    if (found !== undefined) return found;
    const key = addressKey(request.ip);
    if (count >= MOST_CALLERS) {
      known = new Map();
      count = 0;
    }
    const here = known.get(remoteAddress) ?? new Map<string, string>();
    known.set(remoteAddress, here.set(written, key));
    count += 1;
    return key;
  };
}
