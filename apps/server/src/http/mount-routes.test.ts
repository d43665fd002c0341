import type { Route } from '@touchline/contracts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openDatabase, type OpenDatabase } from '../db/open-database.ts';
import { AuthServiceError, AppError } from '../app-error.ts';
import { logger } from '../log.ts';
import { createApiClient, type ApiClient } from '../testing/api-client.ts';
import { cloneDatabase } from '../testing/database-per-test-file.ts';
import { createApp } from './app.ts';
import { createLimiter } from './rate-limiter.ts';
import { mount, type Handlers } from './mount-routes.ts';
import { createSignedLinks } from './signed-link.ts';

const shared = { kind: 'json', area: 'test', summary: 'A route of this test', fails: [] } as const;
const Reply = z.object({ said: z.string() });

const table = {
  limitedByAddress: {
    ...shared,
    method: 'GET',
    path: '/api/limited-by-address',
    auth: 'public',
    limits: { address: { points: 3, seconds: 600 } },
    reply: Reply,
  },
  limitedByPlayer: {
    ...shared,
    method: 'GET',
    path: '/api/limited-by-player',
    auth: 'player',
    limits: { player: { points: 2, seconds: 600 } },
    reply: Reply,
  },
  limitedSignIn: {
    ...shared,
    method: 'POST',
    path: '/auth/v1/limited',
    auth: 'public',
    dialect: 'auth',
    limits: { address: { points: 1, seconds: 600 } },
    reply: Reply,
  },
  breaks: { ...shared, method: 'GET', path: '/api/breaks', auth: 'public', reply: Reply },
  breaksSigningIn: { ...shared, method: 'GET', path: '/auth/v1/breaks', auth: 'public', dialect: 'auth', reply: Reply },
  breaksItsPromise: { ...shared, method: 'GET', path: '/api/breaks-its-promise', auth: 'public', reply: Reply },
  busy: { ...shared, method: 'GET', path: '/api/busy', auth: 'public', reply: Reply },
  failsUnnamed: { ...shared, method: 'GET', path: '/api/fails-unnamed', auth: 'public', reply: Reply },
  failsAsNamed: { ...shared, fails: ['clips_full'], method: 'GET', path: '/api/fails-as-named', auth: 'public', reply: Reply },
  mixesDialects: { ...shared, method: 'GET', path: '/api/mixes-dialects', auth: 'public', reply: Reply },
  withParameter: {
    ...shared,
    method: 'GET',
    path: '/api/things/{id}',
    auth: 'public',
    params: z.object({ id: z.uuid() }),
    reply: Reply,
  },
  small: {
    ...shared,
    method: 'POST',
    path: '/api/small',
    auth: 'public',
    maxBytes: 100,
    body: z.object({ word: z.string() }),
    reply: Reply,
  },
  silent: { ...shared, method: 'DELETE', path: '/api/silent', auth: 'public' },
} as const satisfies Record<string, Route>;

const said = { said: 'yes' };
const handlers: Handlers<typeof table> = {
  limitedByAddress: () => said,
  limitedByPlayer: () => said,
  limitedSignIn: () => said,
  breaks: () => {
    throw new Error('the cup is broken');
  },
  breaksSigningIn: () => {
    throw new Error('the key is broken');
  },
  breaksItsPromise: () => ({ said: 7 }) as unknown as { said: string },
  busy: () => {
    throw new AppError('unavailable', { message: 'Not now.', retryAfter: 7 });
  },
  failsUnnamed: () => {
    throw new AppError('clips_full');
  },
  failsAsNamed: () => {
    throw new AppError('clips_full');
  },
  mixesDialects: () => {
    throw new AuthServiceError('invalid_credentials');
  },
  withParameter: ({ params }) => ({ said: params.id }),
  small: ({ body }) => ({ said: body.word }),
  silent: () => undefined,
};

let database: OpenDatabase;
let app: FastifyInstance;
let caller: ApiClient;
const lines: string[] = [];
beforeAll(async () => {
  database = openDatabase((await cloneDatabase()).url, { max: 4 });
  app = await createApp({
    log: logger('trace', { write: (line) => void lines.push(line) }),
    trustedProxies: ['127.0.0.1'],
    https: false,
    hstsSubdomains: false,
    webRoot: null,
  });
  mount(app, table, handlers, {
    // Tokens of this test name their player.
    verifyToken: async (token) => ({ id: token, email: '', sessionId: '' }),
    isOperator: async () => false,
    limiter: createLimiter(database.pool),
    links: createSignedLinks('a secret', () => new Date()),
    checkReplies: true,
  });
  caller = createApiClient(await app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await app.close();
  await database.close();
});

type Failure = { readonly code: string; readonly message: string };

describe('a limit', () => {
  const from = (address: string) =>
    caller.send<Failure>('GET', '/api/limited-by-address', { headers: { 'x-forwarded-for': address } });

  it('by address lets so many through and then says how long to wait', async () => {
    const statuses: number[] = [];
    for (let request = 0; request < 3; request += 1) statuses.push((await from('203.0.113.5')).status);
    expect(statuses).toEqual([200, 200, 200]);
    const refused = await from('203.0.113.5');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(590);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await from('203.0.113.6')).toMatchObject({ status: 200 });
    // Whoever waits as long as told is let in: never a part of a second too short.
    const { rows } = await database.pool.query(`select expire from internal.rate_limits where key like '%203.0.113.5'`);
    expect(Date.now() + wait * 1000).toBeGreaterThanOrEqual(Number(rows[0].expire));
  });

  it('counts requests that come all at once one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => from('203.0.113.9')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('counts a whole IPv6 /64 as one address, however it is written', async () => {
    for (const address of ['2001:db8:1:2::1', '2001:0DB8:0001:0002::2', '2001:db8:1:2:ffff::3']) {
      expect((await from(address)).status).toBe(200);
    }
    expect((await from('2001:db8:1:2:3:4:5:6')).status).toBe(429);
    expect((await from('2001:db8:1:3::1')).status).toBe(200);
  });

  it('by player goes with the player, wherever the calls come from', async () => {
    const as = (id: string, address: string) =>
      caller.send<Failure>('GET', '/api/limited-by-player', {
        token: `${id}.${id}.${id}`,
        headers: { 'x-forwarded-for': address },
      });
    expect((await as('noa', '203.0.113.20')).status).toBe(200);
    expect((await as('noa', '203.0.113.21')).status).toBe(200);
    expect((await as('noa', '203.0.113.22')).status).toBe(429);
    expect((await as('sam', '203.0.113.22')).status).toBe(200);
  });

  it('of the sign-in service answers in its words', async () => {
    await caller.send('POST', '/auth/v1/limited');
    const refused = await caller.send<Failure>('POST', '/auth/v1/limited');
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'over_request_rate_limit', message: expect.stringMatching(/^Request rate limit reached. Try again in \d+ \w+\.$/) },
    });
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('a failure that nobody foresaw', () => {
  it('is told to the caller without its reason, and to the log with it', async () => {
    const answer = await caller.send<Failure>('GET', '/api/breaks');
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal', error: 'Something went wrong on our side.' } });
    expect(answer.text).not.toContain('cup');
    const line = lines.find((text) => text.includes('the cup is broken')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ level: 50, requestId: answer.headers.get('x-request-id') });
  });

  it('is the sign-in service’s own at its addresses', async () => {
    const answer = await caller.send<Failure>('GET', '/auth/v1/breaks');
    expect(answer).toMatchObject({ status: 500, body: { code: 'unexpected_failure' } });
    expect(answer.text).not.toContain('key is broken');
  });

  it('is an answer that breaks its schema, where answers are checked', async () => {
    expect(await caller.send('GET', '/api/breaks-its-promise')).toMatchObject({ status: 500 });
  });

  it('is a refusal that the row does not name, where answers are checked', async () => {
    expect(await caller.send('GET', '/api/fails-unnamed')).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(lines.join('')).toContain('failsUnnamed failed with clips_full, which its row does not name');
    expect(await caller.send('GET', '/api/fails-as-named')).toMatchObject({ status: 409, body: { code: 'clips_full' } });
  });

  it('is a refusal in the words of the sign-in service anywhere else', async () => {
    expect(await caller.send('GET', '/api/mixes-dialects')).toMatchObject({ status: 500, body: { code: 'internal' } });
  });
});

describe('a refusal', () => {
  it('says when to come again, and more than the list where there is more to say', async () => {
    const answer = await caller.send<Failure>('GET', '/api/busy');
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'unavailable', error: 'Touchline is not ready yet.', message: 'Not now.' },
    });
    expect(answer.headers.get('retry-after')).toBe('7');
  });
});

describe('a route', () => {
  it('takes parameters of the path, checked', async () => {
    const id = '5f0c0f0e-3b1c-4a52-8f0c-0a3a8f6f2d11';
    expect(await caller.send('GET', `/api/things/${id}`)).toMatchObject({ status: 200, body: { said: id } });
    expect(await caller.send('GET', '/api/things/7')).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: 'params.id: Invalid UUID' },
    });
    expect(await caller.send('POST', `/api/things/${id}`)).toMatchObject({ status: 405 });
  });

  it('takes bodies of the size it says', async () => {
    expect(await caller.send('POST', '/api/small', { body: { word: 'ball' } })).toMatchObject({ status: 200 });
    expect(await caller.send('POST', '/api/small', { body: { word: 'x'.repeat(100) } })).toMatchObject({ status: 413 });
  });

  it('without a reply answers with nothing', async () => {
    expect(await caller.send('DELETE', '/api/silent')).toMatchObject({ status: 204, text: '' });
  });
});
