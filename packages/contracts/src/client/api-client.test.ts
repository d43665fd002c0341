import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Route } from '../route.ts';
import { routes } from '../routes/index.ts';
import { ApiError } from './api-error.ts';
import { createClient } from './api-client.ts';
import { endpoints } from './endpoints.generated.ts';
import { operatorEndpoints } from './operator-endpoints.generated.ts';

type Sent = { url: string; init: RequestInit };

/** Answers each request with the next of these answers and keeps what was sent. */
function network(...answers: (Response | Error)[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const answer = answers.shift();
    if (answer instanceof Response) return Promise.resolve(answer);
    return Promise.reject(answer ?? new Error('no answer left'));
  });
  return sent;
}

const signedIn = { token: async () => 'first', renew: async () => 'second' };
const signedOut = { token: async () => null, renew: async () => null };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const headersOf = (sent: Sent | undefined) => new Headers(sent?.init.headers);

afterEach(() => vi.unstubAllGlobals());

test("the browser knows method, path and time limit of every route but the sign-in service's, which its library calls; operators' are apart", () => {
  const called = Object.entries<Route>(routes).filter(([, { path }]) => !path.startsWith('/auth/v1/'));
  const rows = called.map(([name, { method, path, timeoutSeconds }]) => {
    return [name, timeoutSeconds === undefined ? [method, path] : [method, path, timeoutSeconds]];
  });
  expect({ ...endpoints, ...operatorEndpoints }).toEqual(Object.fromEntries(rows));
  const paths = (of: object): string[] => Object.values(of).map(([, path]: readonly [string, string]) => path);
  expect(paths(endpoints).filter((path) => path.startsWith('/api/operator'))).toEqual([]);
  expect(paths(operatorEndpoints).filter((path) => !path.startsWith('/api/operator'))).toEqual([]);
});

test('a call carries the token, the body and the idempotency key', async () => {
  const sent = network(json(201, { success: true }));
  const body = { drill_id: 'juggling', duration_minutes: 5 };
  await createClient(endpoints, signedIn).call('savePracticeSession', { body }, { idempotencyKey: 'k' });
  expect(sent[0]?.url).toBe('/api/practice-sessions');
  expect(sent[0]?.init.method).toBe('POST');
  expect(sent[0]?.init.body).toBe(JSON.stringify(body));
  expect(headersOf(sent[0]).get('authorization')).toBe('Bearer first');
  expect(headersOf(sent[0]).get('idempotency-key')).toBe('k');
});

test('a call carries headers of its own besides', async () => {
  const sent = network(json(200, { success: true }));
  await createClient(endpoints, signedIn).call('getStats', {}, { headers: { 'x-polling-attempt': '3' } });
  expect(headersOf(sent[0]).get('x-polling-attempt')).toBe('3');
  expect(headersOf(sent[0]).get('authorization')).toBe('Bearer first');
});

test('a query leaves out what was not given', async () => {
  const sent = network(json(200, { data: [] }));
  await createClient(endpoints, signedIn).call('listPracticeSessions', { query: { limit: 5, cursor: undefined } });
  expect(sent[0]?.url).toBe('/api/practice-sessions?limit=5');
});

test('a refused token is renewed and the call is made once more', async () => {
  const sent = network(json(401, {}), json(200, { success: true, data: {} }));
  await createClient(endpoints, signedIn).call('getStats', {});
  expect(sent.map((one) => headersOf(one).get('authorization'))).toEqual(['Bearer first', 'Bearer second']);
});

test('a token refused twice fails, and a player who cannot renew is asked once', async () => {
  network(json(401, { error: 'Please sign in again to continue' }), json(401, { error: 'still not' }));
  await expect(createClient(endpoints, signedIn).call('getStats', {})).rejects.toThrow('still not');
  const sent = network(json(401, { error: 'Please sign in again to continue' }));
  await expect(createClient(endpoints, signedOut).call('getStats', {})).rejects.toThrow('Please sign in again');
  expect(sent).toHaveLength(1);
});

test.each([
  [{ userMessage: 'for the child', error: 'for the player', message: 'for the developer' }, 'for the child'],
  [{ error: 'for the player', message: 'for the developer' }, 'for the player'],
  [{ message: 'only this' }, 'only this'],
  [{ error: true }, 'HTTP 422'],
  ['text', 'HTTP 422'],
])('the text of a failure is userMessage, else error, else message, else the status: %j', async (body, text) => {
  network(json(422, body));
  await expect(createClient(endpoints, signedOut).call('getStats', {})).rejects.toThrow(text);
});

test.each([
  ['a hotel that wants a sign-in', 200, '<!doctype html><h1>Welcome to our Wi-Fi</h1>', 'text/html; charset=utf-8'],
  ['a network that asks to sign in', 511, '\n<html><h1>Network Authentication Required</h1></html>', 'text/plain'],
  ['a school that blocks', 403, 'Blocked', 'text/html'],
])('a page of %s is named as what it is', async (_who, status, page, type) => {
  network(new Response(page, { status, headers: { 'content-type': type, 'retry-after': '7' } }));
  const failure = await createClient(endpoints, signedOut).call('openPack', {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status, code: 'foreign_page', message: `HTTP ${status}`, retryAfter: 7 });
});

test('an answer that is cut is no page and no lost connection', async () => {
  network(new Response('{"success":tr', { status: 200 }));
  await expect(createClient(endpoints, signedOut).call('getStats', {})).rejects.toThrow(SyntaxError);
});

test.each([
  ['upstream timed out', 502, 'text/plain'],
  ['<html><h1>503 Service Temporarily Unavailable</h1></html>', 503, 'text/html'],
])('a failure that is not JSON is its status: %s', async (words, status, type) => {
  network(new Response(words, { status, headers: { 'content-type': type, 'retry-after': '7' } }));
  const failure = await createClient(endpoints, signedOut).call('getStats', {}).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status, code: 'unknown', message: `HTTP ${status}`, retryAfter: 7 });
});

test('a failure keeps its code, suggestion and request id', async () => {
  network(json(422, { error: 'x', code: 'day_full', suggestion: 'Rest', requestId: 'r1' }));
  const failure = await createClient(endpoints, signedOut).call('getStats', {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 422, code: 'day_full', suggestion: 'Rest', requestId: 'r1' });
});

test.each([
  ['7', 7],
  ['-3', 0],
  ['Mon, 01 Jun 2026 16:00:30 GMT', 30],
  ['Mon, 01 Jun 2026 15:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
])('how long a busy server asks to wait is kept in seconds: %j', async (header, seconds) => {
  vi.useFakeTimers({ now: new Date('2026-06-01T16:00:00Z'), toFake: ['Date'] });
  network(new Response('{}', { status: 503, headers: { 'retry-after': header } }));
  const failure = await createClient(endpoints, signedOut).call('getStats', {}).catch((error: unknown) => error);
  vi.useRealTimers();
  expect(failure).toMatchObject({ status: 503, retryAfter: seconds });
});

test('a network that is cut is an ApiError of status 0', async () => {
  const sent = network(new TypeError('Failed to fetch'));
  const failure = await createClient(endpoints, signedOut).call('openPack', {}).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 0, code: 'network' });
  expect(sent).toHaveLength(1);
});

test('a read that the network lost is tried once more, and then fails', async () => {
  const sent = network(new TypeError('Failed to fetch'), json(200, { success: true, data: { tokens: 3 } }));
  expect(await createClient(endpoints, signedIn).call('getStats', {})).toMatchObject({ data: { tokens: 3 } });
  expect(sent).toHaveLength(2);
  const lost = network(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'), json(200, {}));
  await expect(createClient(endpoints, signedIn).call('getStats', {})).rejects.toMatchObject({ code: 'network' });
  expect(lost).toHaveLength(2);
});

describe('a server that does not answer', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** Hangs until its signal is aborted, as a browser does. */
  function hanging(): Sent[] {
    const sent: Sent[] = [];
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      sent.push({ url, init });
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    });
    return sent;
  }

  test.each([
    ['getStats', 10],
    ['savePracticeSession', 20],
  ] as const)('ends %s after %i seconds, once', async (name, seconds) => {
    const sent = hanging();
    const settled = vi.fn<(outcome: unknown) => void>();
    const input = { body: { drill_id: 'juggling', duration_minutes: 5 } };
    createClient(endpoints, signedIn).call(name, input).then(settled, settled);
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 0, code: 'timeout' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['token', { ...signedIn, token: () => new Promise<never>(() => {}) }],
    ['renewed token', { ...signedIn, renew: () => new Promise<never>(() => {}) }],
  ])('is not the only one that can hang: a %s that does not come ends the call in the same time', async (_what, session) => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }));
    const settled = vi.fn<(outcome: unknown) => void>();
    createClient(endpoints, session).call('getStats', {}).then(settled, settled);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 0, code: 'timeout' }));
  });

  test('is left at once by who gives up, and not asked again', async () => {
    const sent = hanging();
    const leaving = new AbortController();
    const answer = createClient(endpoints, signedIn).call('getStats', {}, { signal: leaving.signal });
    const outcome = answer.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    leaving.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  test('in the middle of its answer ends the call too', async () => {
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      const body = new ReadableStream({
        start: (controller) => init.signal?.addEventListener('abort', () => controller.error(new DOMException('Aborted', 'AbortError'))),
      });
      return Promise.resolve(new Response(body));
    });
    const outcome = createClient(endpoints, signedIn).call('getStats', {}).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toMatchObject({ code: 'timeout' });
  });
});
