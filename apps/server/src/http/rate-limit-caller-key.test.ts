import type { FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { createCallerKeys } from './rate-limit-caller-key.ts';

/** A request over a connection from `remote` with this header, that Fastify finds to come from `ip`. */
function requestFrom(remote: string, forwarded: string | undefined, ip: string) {
  const readIp = vi.fn<() => string>(() => ip);
  const request = {
    socket: { remoteAddress: remote },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    get ip() {
      return readIp();
    },
  };
  return { request: request as unknown as FastifyRequest, readIp };
}

it('a caller is read once, and callers behind one proxy are told apart', () => {
  const keyOf = createCallerKeys();
  const first = requestFrom('127.0.0.1', '203.0.113.7', '203.0.113.7');
  const again = requestFrom('127.0.0.1', '203.0.113.7', 'never read');
  const other = requestFrom('127.0.0.1', '2001:db8:1:2::3', '2001:db8:1:2::3');
  expect([first, again, other].map(({ request }) => keyOf(request))).toEqual(['203.0.113.7', '203.0.113.7', '2001:db8:1:2::/64']);
  expect(again.readIp).not.toHaveBeenCalled();
});

it('the same header over another connection is another caller: that proxy may not be trusted', () => {
  const keyOf = createCallerKeys();
  expect(keyOf(requestFrom('127.0.0.1', '203.0.113.7', '203.0.113.7').request)).toBe('203.0.113.7');
  expect(keyOf(requestFrom('198.51.100.9', '203.0.113.7', '198.51.100.9').request)).toBe('198.51.100.9');
  expect(keyOf(requestFrom('198.51.100.9', undefined, '198.51.100.9').request)).toBe('198.51.100.9');
});

it('more callers than are remembered are all told apart still', () => {
  const keyOf = createCallerKeys();
  const address = (at: number) => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
  const keys = Array.from({ length: 12_000 }, (_, at) => keyOf(requestFrom('127.0.0.1', address(at), address(at)).request));
  expect(new Set(keys).size).toBe(12_000);
});
