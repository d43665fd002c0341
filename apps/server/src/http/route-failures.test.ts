import type { Route } from '@touchline/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError, AuthServiceError } from '../app-error.ts';
import type { Handlers } from './mount-routes.ts';
import { Reply, serveTestRoutes, shared, type Failure, type ServedRoutes } from './testing/serve-test-routes.ts';

const table = {
  breaks: { ...shared, method: 'GET', path: '/api/breaks', auth: 'public', reply: Reply },
  breaksSigningIn: { ...shared, method: 'GET', path: '/auth/v1/breaks', auth: 'public', dialect: 'auth', reply: Reply },
  breaksItsPromise: { ...shared, method: 'GET', path: '/api/breaks-its-promise', auth: 'public', reply: Reply },
  busy: { ...shared, method: 'GET', path: '/api/busy', auth: 'public', reply: Reply },
  failsUnnamed: { ...shared, method: 'GET', path: '/api/fails-unnamed', auth: 'public', reply: Reply },
  failsAsNamed: { ...shared, fails: ['clips_full'], method: 'GET', path: '/api/fails-as-named', auth: 'public', reply: Reply },
  mixesDialects: { ...shared, method: 'GET', path: '/api/mixes-dialects', auth: 'public', reply: Reply },
} as const satisfies Record<string, Route>;

const handlers: Handlers<typeof table> = {
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
};

let served: ServedRoutes;
let caller: ServedRoutes['caller'];
beforeAll(async () => {
  served = await serveTestRoutes(table, handlers);
  ({ caller } = served);
});
afterAll(() => served.close());

describe('a failure that nobody foresaw', () => {
  it('is told to the caller without its reason, and to the log with it', async () => {
    const answer = await caller.send<Failure>('GET', '/api/breaks');
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal', error: 'Something went wrong on our side.' } });
    expect(answer.text).not.toContain('cup');
    const line = served.lines.find((text) => text.includes('the cup is broken')) ?? '{}';
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
    expect(served.lines.join('')).toContain('failsUnnamed failed with clips_full, which its row does not name');
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
