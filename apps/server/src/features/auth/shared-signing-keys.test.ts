import type { FastifyInstance } from 'fastify';
import { decodeProtectedHeader, type JSONWebKeySet } from 'jose';
import { openDatabase, type OpenDatabase } from '../../db/open-postgres-pool.ts';
import { inTransaction } from '../../db/transaction-retries.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rotateKeys } from './shared-signing-keys.ts';
import { makeKey } from './signing-keys.ts';
import { serveAccounts } from './testing/serve-accounts.ts';

let database: OpenDatabase;
const running: FastifyInstance[] = [];

beforeEach(async () => {
  database = openDatabase((await cloneDatabase()).url, { max: 10 });
});
afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
  await database.close();
});

async function start() {
  const server = await serveAccounts(database);
  running.push(server.app);
  return server;
}

async function publishedIds(server: Awaited<ReturnType<typeof start>>): Promise<(string | undefined)[]> {
  const { body } = await server.send<JSONWebKeySet>('GET', '/.well-known/jwks.json');
  return body.keys.map((key) => key.kid);
}

async function keepKey(createdAt: string): Promise<string> {
  const key = await makeKey(new Date(createdAt));
  await database.pool.query(
    'insert into internal.signing_keys (id, private_key, public_key, created_at) values ($1, $2, $3, $4)',
    [key.id, key.privateKey, key.publicKey, key.createdAt],
  );
  return key.id;
}

it('of eight processes at once makes one signing key, one client key and one secret of links, which all of them use', async () => {
  const servers = await Promise.all(Array.from({ length: 8 }, start));
  expect(new Set(servers.map((server) => server.accounts.anonKey)).size).toBe(1);
  expect((await database.pool.query('select id from internal.signing_keys')).rowCount).toBe(1);
  expect(new Set(servers.map((server) => server.accounts.linkSecret)).size).toBe(1);
  expect((await database.pool.query('select name from internal.secrets')).rowCount).toBe(2);
  const ids = await Promise.all(servers.map(publishedIds));
  expect(new Set(ids.map(String)).size).toBe(1);
  const [first, second] = servers;
  const session = await first?.signUp('ann@example.com');
  expect((await second?.user(session?.body.access_token ?? ''))?.status).toBe(200);
});

it('is remembered: the next start finds the same keys', async () => {
  const before = await start();
  const session = await before.signUp('ann@example.com');
  const after = await start();
  expect(after.accounts.anonKey).toBe(before.accounts.anonKey);
  expect(await publishedIds(after)).toEqual(await publishedIds(before));
  expect((await after.user(session.body.access_token)).status).toBe(200);
});

it('makes a new signing key when all are retired, and the client key stays', async () => {
  const before = await start();
  const session = await before.signUp('ann@example.com');
  await database.pool.query('update internal.signing_keys set retired_at = $1', [before.clock.now]);
  const after = await start();
  expect(after.accounts.anonKey).toBe(before.accounts.anonKey);
  expect(await publishedIds(after)).toHaveLength(2);
  expect((await after.user(session.body.access_token)).status).toBe(200);
});

it('notices a newer key of another process, and believes its tokens a second later', async () => {
  const old = await start();
  expect((await old.signUp('bob@example.com')).status).toBe(200);
  const newer = await keepKey('2026-03-01T12:00:01Z');
  const fresh = await start();
  const token = (await fresh.signUp('ann@example.com')).body.access_token;
  expect(decodeProtectedHeader(token).kid).toBe(newer);
  expect((await old.user(token)).body.code).toBe('bad_jwt');
  old.clock.now = new Date(old.clock.now.getTime() + 1_000);
  expect((await old.user(token)).status).toBe(200);
  expect(decodeProtectedHeader((await old.signIn('bob@example.com')).body.access_token).kid).toBe(newer);
});

it('stops believing a retired key an hour after it was retired', async () => {
  const server = await start();
  const [old] = await publishedIds(server);
  const next = await keepKey('2026-03-01T13:00:00Z');
  await database.pool.query('update internal.signing_keys set retired_at = $1 where id = $2', [server.clock.now, old]);
  server.clock.now = new Date(server.clock.now.getTime() + 59 * 60_000);
  expect(await publishedIds(server)).toEqual([next, old]);
  server.clock.now = new Date(server.clock.now.getTime() + 2 * 60_000);
  expect(await publishedIds(server)).toEqual([next]);
});

it('is rotated: a new key signs a minute later, and the tokens of the former one are believed until they run out', async () => {
  const server = await start();
  const { body } = await server.signUp('ann@example.com');
  const next = await inTransaction(database.db, (transaction) => rotateKeys(transaction, server.clock.now, { trustsFormer: true }));
  server.clock.now = new Date(server.clock.now.getTime() + 61_000);
  expect(decodeProtectedHeader((await server.signIn('ann@example.com')).body.access_token).kid).toBe(next);
  expect((await server.user(body.access_token)).status).toBe(200);
});

it('is rotated at once: a minute later the former tokens are refused, also those of a key that was retired before', async () => {
  const server = await start();
  const tokens = [(await server.signUp('ann@example.com')).body.access_token];
  await inTransaction(database.db, (transaction) => rotateKeys(transaction, server.clock.now, { trustsFormer: true }));
  server.clock.now = new Date(server.clock.now.getTime() + 61_000);
  tokens.push((await server.signIn('ann@example.com')).body.access_token);
  const next = await inTransaction(database.db, (transaction) => rotateKeys(transaction, server.clock.now, { trustsFormer: false }));
  server.clock.now = new Date(server.clock.now.getTime() + 61_000);
  expect(await publishedIds(server)).toEqual([next]);
  for (const token of tokens) expect((await server.user(token)).body.code).toBe('bad_jwt');
  const fresh = (await server.signIn('ann@example.com')).body.access_token;
  expect(decodeProtectedHeader(fresh).kid).toBe(next);
  expect((await server.user(fresh)).status).toBe(200);
});
