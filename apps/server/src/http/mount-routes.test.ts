import type { Route } from '@touchline/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Handlers } from './mount-routes.ts';
import { Reply, serveTestRoutes, shared, type ServedRoutes } from './testing/serve-test-routes.ts';

const table = {
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

const handlers: Handlers<typeof table> = {
  withParameter: ({ params }) => ({ said: params.id }),
  small: ({ body }) => ({ said: body.word }),
  silent: () => undefined,
};

let served: ServedRoutes;
let caller: ServedRoutes['caller'];
beforeAll(async () => {
  served = await serveTestRoutes(table, handlers);
  ({ caller } = served);
});
afterAll(() => served.close());

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
