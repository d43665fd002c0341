import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/open-postgres-pool.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { serveAccounts } from './testing/serve-accounts.ts';

const database = openDatabase((await cloneDatabase()).url, { max: 10 });
const { app, accounts, clock, send, signUp } = await serveAccounts(database);
afterAll(async () => {
  await app.close();
  await database.close();
});

describe('the public client key', () => {
  it('is what browsers of GoTrue expect: a long JWT', () => {
    expect(accounts.anonKey).toMatch(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(accounts.anonKey.length).toBeGreaterThan(100);
  });

  it('may be left out', async () => {
    const { statusCode } = await app.inject({ method: 'GET', url: '/auth/v1/settings' });
    expect(statusCode).toBe(200);
  });

  it.each([
    ['GET', '/settings'],
    ['GET', '/user'],
    ['POST', '/token?grant_type=password'],
    ['POST', '/signup'],
  ] as const)('may not be another one, for %s %s', async (method, path) => {
    for (const apikey of ['', 'wrong', `${accounts.anonKey}x`]) {
      const answer = await send(method, path, { headers: { apikey }, body: method === 'POST' ? {} : undefined });
      expect(answer).toMatchObject({ status: 401, body: { code: 'invalid_api_key', message: 'Invalid API key' } });
    }
  });
});

it.each([
  ['GET', '/settings', 200],
  ['GET', '/health', 200],
  ['GET', '/.well-known/jwks.json', 200],
  ['GET', '/user', 401],
  ['POST', '/logout', 401],
  ['POST', '/signup', 422],
  ['POST', '/token?grant_type=none', 400],
  ['POST', '/user', 405],
  ['GET', '/nothing-here', 404],
] as const)('%s %s answers %i and names the version of the interface', async (method, path, status) => {
  const answer = await send(method, path, method === 'POST' ? { body: {} } : {});
  expect(answer.status).toBe(status);
  expect(answer.headers['x-supabase-api-version']).toBe('2024-01-01');
  const wrongKey = await send(method, path, { headers: { apikey: 'wrong' } });
  expect(wrongKey).toMatchObject({ status: 401, headers: { 'x-supabase-api-version': '2024-01-01' } });
});

it('leaves the addresses of others alone', async () => {
  const { statusCode, headers } = await app.inject({ url: '/api/other', headers: { apikey: 'wrong' } });
  expect(statusCode).toBe(404);
  expect(headers).not.toHaveProperty('x-supabase-api-version');
});

it('says how one can sign in', async () => {
  expect((await send('GET', '/settings')).body).toEqual({
    external: { email: true },
    disable_signup: false,
    mailer_autoconfirm: true,
  });
  expect((await send('GET', '/health')).body).toMatchObject({ name: 'GoTrue' });
});

it('publishes keys with which anybody can check a token, and no private part', async () => {
  const { body } = await send<JSONWebKeySet>('GET', '/.well-known/jwks.json');
  const token = (await signUp('keys@example.com')).body.access_token;
  const { payload } = await jwtVerify(token, createLocalJWKSet(body), { currentDate: clock.now });
  expect(payload['email']).toBe('keys@example.com');
  expect(JSON.stringify(body)).not.toContain('"d"');
});
