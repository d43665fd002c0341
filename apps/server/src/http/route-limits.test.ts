import type { Route } from '@touchline/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Handlers } from './mount-routes.ts';
import { Reply, serveTestRoutes, shared, type Failure, type ServedRoutes } from './testing/serve-test-routes.ts';

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
} as const satisfies Record<string, Route>;

const said = { said: 'yes' };
const handlers: Handlers<typeof table> = {
  limitedByAddress: () => said,
  limitedByPlayer: () => said,
  limitedSignIn: () => said,
};

let served: ServedRoutes;
let caller: ServedRoutes['caller'];
beforeAll(async () => {
  served = await serveTestRoutes(table, handlers);
  ({ caller } = served);
});
afterAll(() => served.close());

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
    const { rows } = await served.database.pool.query(`select expire from internal.rate_limits where key like '%203.0.113.5'`);
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
