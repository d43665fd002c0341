import { AuthApiError, AuthWeakPasswordError, GoTrueClient, isAuthSessionMissingError } from '@supabase/auth-js';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/open-postgres-pool.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { serveAccounts } from './testing/serve-accounts.ts';

const database = openDatabase((await cloneDatabase()).url, { max: 10 });
const { app, accounts, clock } = await serveAccounts(database);
const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/auth/v1`;
afterAll(async () => {
  await app.close();
  await database.close();
});
// The library reads the machine's clock, so the service has to keep to it here.
beforeEach(() => {
  clock.now = new Date();
});

let devices = 0;

/** The library as a browser uses it, with a storage of its own. */
function newDevice(options: { readonly apikey?: string; readonly fetch?: typeof fetch } = {}) {
  devices += 1;
  const storage = new Map<string, string>();
  const client = new GoTrueClient({
    url,
    headers: { apikey: options.apikey ?? accounts.anonKey },
    fetch: options.fetch ?? fetch,
    storageKey: `device-${devices}`,
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
  const events: string[] = [];
  client.onAuthStateChange((event) => void events.push(event));
  return { client, events };
}

const credentials = (name: string) => ({ email: `${name}@example.com`, password: 'left-foot-7' });

it('walks through the life of an account', async () => {
  const { client, events } = newDevice();
  const data = { name: 'Ann', display_name: 'Ann' };
  const signedUp = await client.signUp({ ...credentials('ann'), options: { data } });
  expect(signedUp.error).toBeNull();
  expect(signedUp.data.session?.user.user_metadata).toEqual(data);

  expect((await client.signOut({ scope: 'local' })).error).toBeNull();
  expect((await client.getSession()).data.session).toBeNull();

  const signedIn = await client.signInWithPassword(credentials('ann'));
  expect(signedIn.error).toBeNull();
  expect(signedIn.data.user?.id).toBe(signedUp.data.user?.id);

  const user = await client.getUser();
  expect(user.error).toBeNull();
  expect(user.data.user).toMatchObject({ email: 'ann@example.com', user_metadata: data });

  const refreshed = await client.refreshSession();
  expect(refreshed.error).toBeNull();
  expect(refreshed.data.session?.refresh_token).not.toBe(signedIn.data.session?.refresh_token);
  expect((await client.getUser()).error).toBeNull();

  expect((await client.signOut()).error).toBeNull();
  expect(isAuthSessionMissingError((await client.getUser()).error)).toBe(true);
  expect(events).toEqual(expect.arrayContaining(['SIGNED_IN', 'TOKEN_REFRESHED', 'SIGNED_OUT']));
});

it('checks tokens by itself, with the published keys', async () => {
  const { client } = newDevice();
  const { data } = await client.signUp(credentials('claims'));
  const { data: checked, error } = await client.getClaims();
  expect(error).toBeNull();
  expect(checked?.header.alg).toBe('ES256');
  expect(checked?.claims).toMatchObject({ sub: data.user?.id, email: 'claims@example.com', role: 'authenticated' });
});

describe('learns why', () => {
  it('an address is refused that has an account', async () => {
    await newDevice().client.signUp(credentials('taken'));
    const { error } = await newDevice().client.signUp(credentials('taken'));
    expect(error).toBeInstanceOf(AuthApiError);
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' });
  });

  it('nobody signs in without an address', async () => {
    const { client, events } = newDevice();
    const { error } = await client.signInAnonymously();
    expect(error).toBeInstanceOf(AuthApiError);
    expect(error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled', message: 'Anonymous sign-ins are disabled' });
    expect(events).not.toContain('SIGNED_IN');
  });

  it('a password is refused', async () => {
    const { error } = await newDevice().client.signUp({ email: 'weak@example.com', password: '12345' });
    expect(error).toBeInstanceOf(AuthWeakPasswordError);
    expect(error).toMatchObject({ reasons: ['length'] });
  });

  it('a sign-in is refused', async () => {
    const { error } = await newDevice().client.signInWithPassword({ ...credentials('nobody') });
    expect(error).toMatchObject({ code: 'invalid_credentials', message: 'Invalid login credentials' });
  });

  it('too many were refused', async () => {
    const { client } = newDevice();
    for (let guess = 0; guess < 10; guess += 1) await client.signInWithPassword(credentials('guessed'));
    const { error } = await client.signInWithPassword(credentials('guessed'));
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  });

  it('its key is refused', async () => {
    const { error } = await newDevice({ apikey: 'eyJ' }).client.signInWithPassword(credentials('key'));
    expect(error).toMatchObject({ status: 401, code: 'invalid_api_key', message: 'Invalid API key' });
  });

  it('a session has ended', async () => {
    const [here, there] = [newDevice().client, newDevice().client];
    await here.signUp(credentials('two'));
    await there.signInWithPassword(credentials('two'));
    expect((await here.signOut({ scope: 'others' })).error).toBeNull();
    expect((await there.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
    expect(isAuthSessionMissingError((await there.getUser()).error)).toBe(true);
    expect((await here.refreshSession()).error).toBeNull();
  });

  it('a stolen refresh token works no more, and its owner has to sign in again', async () => {
    const { client } = newDevice();
    const stolen = (await client.signUp(credentials('victim'))).data.session?.refresh_token ?? '';
    await client.refreshSession();
    await client.refreshSession();
    const thief = newDevice().client;
    expect((await thief.refreshSession({ refresh_token: stolen })).error).toMatchObject({
      code: 'refresh_token_already_used',
    });
    expect((await client.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
    expect((await client.signInWithPassword(credentials('victim'))).error).toBeNull();
  });
});

it('is not signed out by a service that is out of order for a moment', async () => {
  const statuses: number[] = [];
  const { client, events } = newDevice({
    fetch: async (...call) => {
      const answer = await fetch(...call);
      statuses.push(answer.status);
      if (answer.status === 500) await rename('auth_sessions_away', 'auth_sessions');
      return answer;
    },
  });
  await client.signUp(credentials('patient'));
  await rename('auth_sessions', 'auth_sessions_away');
  expect((await client.refreshSession()).error).toBeNull();
  expect(statuses).toEqual([200, 500, 200]);
  expect(events).not.toContain('SIGNED_OUT');
});

async function rename(from: string, to: string): Promise<void> {
  await database.pool.query(`alter table internal.${from} rename to ${to}`);
}

it('refreshes in two tabs at once and stays signed in', async () => {
  const { client: first } = newDevice();
  const session = (await first.signUp(credentials('tabs'))).data.session;
  const { client: second } = newDevice();
  await second.setSession({ access_token: session?.access_token ?? '', refresh_token: session?.refresh_token ?? '' });
  const answers = await Promise.all([first.refreshSession(), second.refreshSession()]);
  expect(answers.map(({ error }) => error)).toEqual([null, null]);
  expect((await first.getUser()).error).toBeNull();
  expect((await second.getUser()).error).toBeNull();
});
