import { authFailures, type AuthFailureCode } from '@touchline/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/open-postgres-pool.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { linkIn } from '../../testing/parse-mail.ts';
import { startTestServer } from '../../testing/server.ts';
import type { SignUpPolicy } from './index.ts';
import { serveAccounts } from './testing/serve-accounts.ts';

const opened: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of opened) await close();
});

type Options = { readonly confirmsAddresses?: boolean };

/** The sign-in service on a database of its own, where these may join. */
async function serve(signUps: Partial<SignUpPolicy>, options: Options = {}) {
  const database = openDatabase((await cloneDatabase()).url, { max: 10 });
  const service = await serveAccounts(database, { ...options, signUps: { who: 'open', maxAccounts: null, ...signUps } });
  opened.push(async () => {
    await service.app.close();
    await database.close();
  });
  const join = (email: string, invite?: unknown) => service.signUp(email, undefined, { name: 'Noa', ...(invite !== undefined && { invite_code: invite }) });
  const count = async () => (await database.pool.query('select id from internal.accounts')).rowCount;
  return { ...service, database, join, count };
}

async function invite(service: { readonly database: Awaited<ReturnType<typeof serve>>['database'] }, code: string, maxUses = 1, more: { expiresAt?: string; revokedAt?: string } = {}) {
  await service.database.pool.query(
    `insert into internal.invites (id, code, max_uses, expires_at, revoked_at, created_at) values ($1, $2, $3, $4, $5, '2026-01-01')`,
    [randomUUID(), code, maxUses, more.expiresAt, more.revokedAt],
  );
}

const refused = (code: AuthFailureCode) => ({ status: 422, body: { code, message: authFailures[code].message } });

describe('a closed Touchline', () => {
  it('makes no account, whatever is sent, and its settings say so', async () => {
    const closed = await serve({ who: 'closed' });
    expect(await closed.join('a@example.com')).toMatchObject(refused('signup_disabled'));
    expect((await closed.send('GET', '/settings')).body).toMatchObject({ disable_signup: true });
    expect(await closed.count()).toBe(0);
  });
});

describe('by invitation', () => {
  it('an account needs a code, one that there is, and the code travels with nothing', async () => {
    const club = await serve({ who: 'invite' });
    await invite(club, 'ABCDE23456');
    expect(await club.join('a@example.com')).toMatchObject(refused('invite_required'));
    expect(await club.join('a@example.com', 'ZZZZZ-99999')).toMatchObject(refused('invite_invalid'));
    for (const odd of [7, null, [], { $ne: 1 }, ' - ']) expect(await club.join('a@example.com', odd)).toMatchObject(refused('invite_required'));
    const { status, body } = await club.join('a@example.com', ' abcde-23456 ');
    expect(status).toBe(200);
    expect(body.user.user_metadata).toEqual({ name: 'Noa' });
    expect(await club.join('b@example.com', 'ABCDE23456')).toMatchObject(refused('invite_invalid'));
    expect(await club.count()).toBe(1);
  });

  it('one that has run out or was taken back opens nothing', async () => {
    const club = await serve({ who: 'invite' });
    await invite(club, 'OVER', 9, { expiresAt: '2026-03-01T12:00:00Z' });
    await invite(club, 'BACK', 9, { revokedAt: '2026-02-01' });
    await invite(club, 'GOOD', 9, { expiresAt: '2026-03-01T12:00:01Z' });
    expect(await club.join('a@example.com', 'OVER')).toMatchObject(refused('invite_invalid'));
    expect(await club.join('a@example.com', 'BACK')).toMatchObject(refused('invite_invalid'));
    expect((await club.join('a@example.com', 'GOOD')).status).toBe(200);
  });

  it('of twelve who use one for three at once, three come in', async () => {
    const club = await serve({ who: 'invite' });
    await invite(club, 'THREE', 3);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => club.join(`p${index}@example.com`, 'THREE')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === 'invite_invalid')).toHaveLength(9);
    expect(await club.count()).toBe(3);
  });

  it('an address that has an account already uses none up', async () => {
    const club = await serve({ who: 'invite' });
    await invite(club, 'TWO', 2);
    await club.join('a@example.com', 'TWO');
    expect((await club.join('a@example.com', 'TWO')).body.code).toBe('user_already_exists');
    expect((await club.join('b@example.com', 'TWO')).status).toBe(200);
  });

  it('a code is used when the address is confirmed, and a link that comes too late stays good for when there is room', async () => {
    const club = await serve({ who: 'invite' }, { confirmsAddresses: true });
    await invite(club, 'ONE');
    const links: string[] = [];
    for (const email of ['a@example.com', 'b@example.com']) {
      expect((await club.join(email, 'ONE')).status).toBe(200);
      const [mail] = await club.post.deliver();
      if (mail !== undefined) links.push(linkIn(mail));
    }
    expect(await club.join('c@example.com', 'NONE')).toMatchObject(refused('invite_invalid'));
    const [first, late] = links.map((link) => new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash') ?? '');
    expect((await club.verify('signup', first ?? '')).status).toBe(200);
    expect(await club.verify('signup', late ?? '')).toMatchObject(refused('invite_invalid'));
    const byAddress = await club.send('GET', `/verify?type=signup&token=${late}`, { browser: club.home });
    expect(String(byAddress.headers['location'])).toContain('error_code=invite_invalid');
    await club.database.pool.query('update internal.invites set max_uses = 2');
    expect((await club.verify('signup', late ?? '')).status).toBe(200);
  });
});

describe('a limit of accounts', () => {
  it('lets as many in as there is room for, of many who come at once', async () => {
    const small = await serve({ maxAccounts: 3 });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => small.join(`p${index}@example.com`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === 'accounts_full')).toHaveLength(7);
    expect(await small.count()).toBe(3);
    expect(await small.join('late@example.com')).toMatchObject(refused('accounts_full'));
  });

  it('of none makes none', async () => {
    const none = await serve({ maxAccounts: 0 });
    expect(await none.join('a@example.com')).toMatchObject(refused('accounts_full'));
  });
});

it.each([
  ['wait here for its operator', {}, 'undelivered'],
  ['are delivered', { mail: { kind: 'smtp', url: 'smtp://localhost:1', from: 'Touchline <no-reply@touchline.example>' } }, undefined],
] as const)('the configuration tells the page whether mails %s', async (_what, options, mails) => {
  const server = await startTestServer(options);
  opened.push(() => server.close());
  expect((await server.send<{ mails?: string }>('GET', '/config')).body.mails).toBe(mails);
});

it('the configuration tells the page who may join, and that there is room again when somebody has left', async () => {
  const server = await startTestServer({ signUps: { who: 'invite', maxAccounts: 1 } });
  opened.push(() => server.close());
  const told = async () => (await server.send<{ signUps: string }>('GET', '/config')).body.signUps;
  expect(await told()).toBe('invite');
  await server.database.pool.query(
    `insert into internal.accounts (id, email, email_key, password_hash) values (gen_random_uuid(), 'a@b.cd', 'a@b.cd', 'x')`,
  );
  expect(await told()).toBe('full');
  await server.database.pool.query('delete from internal.accounts');
  expect(await told()).toBe('invite');
});
