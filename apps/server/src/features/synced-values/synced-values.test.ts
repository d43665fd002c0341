import type { StoredValue } from '@touchline/contracts';
import { syncedValueKeys, syncedValueLimits } from '@touchline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
  player = await server.signUp();
});
afterAll(() => server.close());

async function sync(body: unknown, who = player) {
  return server.send<{ kept: boolean; updated_at: string | null; code?: string }>('POST', '/api/storage/sync', {
    body,
    token: await who.token(),
  });
}

async function stored(query = '', who = player): Promise<StoredValue[]> {
  return (await who.get<{ data: StoredValue[] }>(`/api/storage${query}`)).body.data;
}

const minute = (m: number) => new Date(server.clock.now().getTime() + m * 60_000).toISOString();

it.each(syncedValueKeys)('the key %s is kept', async (key) => {
  const value = { of: key, deep: [1, 'ä', null, { x: true }] };
  expect(await sync({ key, value, updated_at: minute(-5) })).toMatchObject({
    status: 200,
    body: { success: true, kept: true, updated_at: minute(-5) },
  });
  expect(await stored(`?key=${key}`)).toEqual([{ key, value, updated_at: minute(-5) }]);
});

it.each(['tokens', '__proto__', 'userprofile', ''])('the key %j is none', async (key) => {
  expect(await sync({ key, value: 1 })).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  expect(await player.get(`/api/storage?key=${key}`)).toMatchObject({ status: 400 });
});

it.each(['text', '', 0, false, [], {}])('the value %j comes back as it was', async (value) => {
  await sync({ key: 'userStats', value });
  expect((await stored('?key=userStats'))[0]?.value).toEqual(value);
});

describe('of two values', () => {
  it('the newer stays, whichever comes first', async () => {
    const key = 'drillProgress';
    await sync({ key, value: 'noon', updated_at: minute(-3) });
    expect((await sync({ key, value: 'morning', updated_at: minute(-4) })).body).toMatchObject({
      kept: false,
      updated_at: minute(-3),
    });
    expect((await stored(`?key=${key}`))[0]?.value).toBe('noon');
    expect((await sync({ key, value: 'evening', updated_at: minute(-1) })).body.kept).toBe(true);
    expect((await stored(`?key=${key}`))[0]?.value).toBe('evening');
  });

  it('one from a clock that is ahead counts as of now', async () => {
    const key = 'coachingHistory';
    expect((await sync({ key, value: 'ahead', updated_at: minute(600) })).body.updated_at).toBe(minute(0));
    server.clock.advance({ minutes: 1 });
    expect((await sync({ key, value: 'later' })).body).toMatchObject({ kept: true, updated_at: minute(0) });
  });
});

it('a value of a server whose clock was ahead gives way once the clock is right', async () => {
  const key = 'drillProgress';
  await server.database.pool.query(`insert into user_storage (user_id, key, value, updated_at) values ($1, $2, '"ahead"', $3)
    on conflict (user_id, key) do update set value = excluded.value, updated_at = excluded.updated_at`, [
    player.id,
    key,
    new Date(server.clock.now().getTime() + 86_400_000),
  ]);
  expect((await sync({ key, value: 'right' })).body).toMatchObject({ kept: true });
  expect((await sync({ key, value: null })).body).toMatchObject({ kept: true, updated_at: null });
});

it('null takes a value away, unless a newer one is there', async () => {
  const key = 'videoMetadata';
  await sync({ key, value: 1, updated_at: minute(-2) });
  expect((await sync({ key, value: null, updated_at: minute(-3) })).body).toMatchObject({ kept: false });
  expect((await sync({ key, value: null })).body).toMatchObject({ kept: true, updated_at: null });
  expect(await stored(`?key=${key}`)).toEqual([]);
});

describe('a value', () => {
  it('of more than 256 KiB is too large', async () => {
    const value = 'x'.repeat(syncedValueLimits.maxBytes);
    expect(await sync({ key: 'userStats', value })).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });

  it.each([
    ['nested too deep', `${'['.repeat(33)}${']'.repeat(33)}`],
    ['nested very deep', `${'['.repeat(60_000)}${']'.repeat(60_000)}`],
    ['with a zero character', '"\\u0000"'],
    ['with half a character', '"\\ud800"'],
    ['with a zero character in a name', '{"\\u0000":1}'],
  ])('%s is refused', async (_what, value) => {
    const answer = await sync(`{"key":"userStats","value":${value}}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it('is nobody else’s, whatever the body says', async () => {
    const other = await server.signUp();
    await sync({ key: 'userProfile', value: 'mine', user_id: other.id });
    expect(await stored('', other)).toEqual([]);
    expect((await stored('?key=userProfile'))[0]?.value).toBe('mine');
  });

  it('is never read as the truth', async () => {
    await sync({ key: 'userStats', value: { tokens: 9999, level: 50, total_experience: 1e6 } });
    expect(await player.stats()).toMatchObject({ tokens: 0, level: 1, totalExperience: 0 });
  });
});
