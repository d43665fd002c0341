import { randomUUID } from 'node:crypto';
import { failures, routes, type Route } from '@touchline/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownedTables } from '../db/owned-tables.ts';
import { plainSession, type TestPlayer } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/**
 * Every address that only a player may call, called by somebody else with all that is known of another player. A route
 * that is added later is among them; where it takes a body or an id it has to be said here what a good one is.
 */
const playerRoutes = Object.entries(routes as Record<string, Route>).filter(([, route]) => route.auth === 'player');

/** A body that the route takes. */
const bodies: Readonly<Record<string, object>> = {
  updateProfile: { name: 'Somebody Else', hidden: true, age: 11 },
  savePracticeSession: plainSession,
  syncStorage: { key: 'userStats', value: 'of somebody else' },
  deleteAccount: { password: 'a good secret' },
};

/** The parameters of an address that lead to something of a player's own. */
const ownThings: Readonly<Record<string, (owner: TestPlayer) => Promise<Record<string, string>>>> = {};

/** What a newcomer is refused for reasons of their own: without tokens nobody buys a pack. */
const refused: Readonly<Record<string, readonly number[]>> = { openPack: [failures.not_enough_tokens.status] };

let server: TestServer;
let owner: TestPlayer;
let secrets: string[];
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp({ email: `owner-${randomUUID()}@touchline.example` });
  const texts = { name: `Name ${randomUUID()}`, favorite_player: `Idol ${randomUUID()}`, country: 'Chad', age: 30 };
  await owner.put('/api/profile', { ...texts, display_name: 'Owner' });
  for (const result of [11, 22, 33]) await owner.save({ ...plainSession, result }, randomUUID());
  const token = await owner.token();
  await server.send('POST', '/api/packs/open', { token, key: randomUUID() });
  const value = `Stored ${randomUUID()}`;
  await server.send('POST', '/api/storage/sync', { token, body: { key: 'userProfile', value } });
  secrets = [owner.id, owner.email, texts.name, texts.favorite_player, value, ...(await idsOf(owner))];
});
afterAll(() => server.close());

/** Every row of a player's, of every table. */
async function everythingOf({ id }: TestPlayer): Promise<unknown> {
  const { pool } = server.database;
  const rows = [(await pool.query('select * from users where id = $1', [id])).rows];
  for (const { name, isInternal, owner: column } of ownedTables) {
    const table = isInternal ? `internal.${name}` : name;
    rows.push((await pool.query(`select * from ${table} as t where ${column.name} = $1 order by t::text`, [id])).rows);
  }
  return rows;
}

/** Every id that is in a row of the player's. */
async function idsOf(player: TestPlayer): Promise<string[]> {
  const text = JSON.stringify(await everythingOf(player));
  return [...new Set(text.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g))];
}

/** Whatever a program might take for the name of who is meant. */
function claims(): Record<string, string> {
  const { id, email } = owner;
  return { id, player_id: id, playerId: id, user_id: id, userId: id, account_id: id, sub: id, player: id, email };
}

it.each(playerRoutes)('%s gives and takes nothing of another player', async (name, route) => {
  const hasParameters = route.path.includes('{');
  expect(route.body === undefined || name in bodies, 'say above which body is a good one').toBe(true);
  expect(!hasParameters || name in ownThings, 'say above how something of the player’s own is found').toBe(true);
  const before = await everythingOf(owner);
  const stranger = await server.signUp();
  const params = (await ownThings[name]?.(owner)) ?? {};
  const path = route.path.replace(/\{(\w+)\}/g, (_, parameter: string) => params[parameter] ?? '');
  const answer = await server.send(route.method, `${path}?${new URLSearchParams(claims()).toString()}`, {
    token: await stranger.token(),
    headers: { 'x-player-id': owner.id, 'x-user-id': owner.id, cookie: `player=${owner.id}` },
    ...(route.body && { body: { ...claims(), ...bodies[name] } }),
  });
  for (const secret of secrets) expect(answer.text).not.toContain(secret);
  expect(await everythingOf(owner)).toEqual(before);
  expect(hasParameters ? [404] : (refused[name] ?? [200, 201, 204])).toContain(answer.status);
  // A 404 says nothing where there is nothing for anybody.
  const sent = { token: await owner.token(), ...(route.body && { body: bodies[name] }) };
  const found = hasParameters ? (await server.send(route.method, path, sent)).status : 200;
  expect(found, 'its owner finds it').not.toBe(404);
});
