import { afterEach, expect, test, vi } from 'vitest';
import { routes } from '../routes/index.ts';
import { ApiError, createClient } from './client.ts';
import { endpoints } from './endpoints.generated.ts';

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

test('the browser knows the method and path of every route', () => {
  expect(endpoints).toEqual(Object.fromEntries(Object.entries(routes).map(([name, r]) => [name, [r.method, r.path]])));
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
  [{ error: 'for the player', message: 'for the developer' }, 'for the player'],
  [{ message: 'only this' }, 'only this'],
  [{ error: true }, 'HTTP 422'],
  ['text', 'HTTP 422'],
])('the text of a failure is error, else message, else the status: %j', async (body, text) => {
  network(json(422, body));
  await expect(createClient(endpoints, signedOut).call('getStats', {})).rejects.toThrow(text);
});

test('a failure that is not JSON is its status', async () => {
  network(new Response('<html>', { status: 502 }));
  await expect(createClient(endpoints, signedOut).call('getStats', {})).rejects.toThrow('HTTP 502');
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
  network(new TypeError('Failed to fetch'));
  const failure = await createClient(endpoints, signedOut).call('getStats', {}).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 0, code: 'network' });
});
