import { randomUUID } from 'node:crypto';
import { failureStatus, routes } from '@touchline/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownedTables } from '../db/owned-tables.ts';
import { expectClosedToStrangers, guardedRoutes, type Known } from '../testing/authorization.ts';
import { plainSession, type TestPlayer } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const known: Known = {
  bodies: {
    updateProfile: { name: 'Somebody Else', hidden: true, age: 11 },
    savePracticeSession: plainSession,
    askCoach: { message: 'how many sessions have i done' },
    askCoachAtRoot: { message: 'how many sessions have i done' },
    streamCoach: { message: 'how many sessions have i done' },
    streamCoachAtRoot: { message: 'how many sessions have i done' },
    requestConsent: { purpose: 'coach', email: 'grown-up@touchline.example' },
    revokeConsent: { purpose: 'coach' },
    syncStorage: { key: 'userStats', value: 'of somebody else' },
    deleteAccount: { password: 'a good secret' },
  },
  ownThings: {},
  // Who is 30 needs no grown-up: see consent/consent.test.ts.
  refused: { openPack: [failureStatus.not_enough_tokens], requestConsent: [failureStatus.consent_not_needed] },
};

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

it.each(guardedRoutes(routes))('%s gives and takes nothing of another player', async (name, route) => {
  const stranger = await server.signUp();
  const everythingOfOwner = () => everythingOf(owner);
  const attack = { caller: server, owner, stranger, known, everythingOfOwner, secrets };
  await expect(expectClosedToStrangers(name, route, attack)).resolves.toBeUndefined();
});
