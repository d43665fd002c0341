import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/open-postgres-pool.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { linkIn } from '../../testing/parse-mail.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import { serveAccounts, type Browser } from './testing/serve-accounts.ts';

const database = openDatabase((await cloneDatabase()).url, { max: 10 });
const { app, clock, lines, post, changeUser, openRecoveryLink, recover, refresh, send, signIn, signUp, user, verify } =
  await serveAccounts(database);
afterAll(async () => {
  await app.close();
  await database.close();
});

async function newPlayer() {
  const email = `${randomUUID()}@example.com`;
  const { status, body } = await signUp(email);
  expect(status).toBe(200);
  return { email, session: body };
}

/** The token of the link in the only mail that is sent now. */
async function sentToken(): Promise<string> {
  const mails = await post.deliver();
  expect(mails).toHaveLength(1);
  return tokenOf(mails[0]?.text ?? '');
}

function tokenOf(text: string): string {
  return new URLSearchParams(new URL(linkIn({ text })).hash.slice(1)).get('token_hash') ?? '';
}

function wait(minutes: number): void {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
}

const expired = { code: 'otp_expired', message: 'Email link is invalid or has expired' };

describe('a forgotten password', () => {
  it('brings a mail to the account’s own address, with a link to the page for a new one', async () => {
    const { email } = await newPlayer();
    expect(await recover(` ${email.toUpperCase()} `)).toMatchObject({ status: 200, body: {} });
    const mails = await post.deliver();
    expect(mails).toEqual([expect.objectContaining({ to: email, subject: 'Choose a new password for Touchline' })]);
    const link = new URL(linkIn({ text: mails[0]?.text ?? '' }));
    expect(link.pathname).toBe('/reset-password.html');
    expect(link.search).toBe('');
    expect(Object.fromEntries(new URLSearchParams(link.hash.slice(1)))).toEqual({
      token_hash: expect.stringMatching(/^[\w-]{43}$/),
      type: 'recovery',
    });
    expect(mails[0]?.html).toContain(`href="${link.href.replace('&', '&amp;')}"`);
  });

  it('is replaced through the link, which signs in and ends every other session', async () => {
    const { email, session } = await newPlayer();
    await recover(email);
    const opened = await verify('recovery', await sentToken());
    expect(opened).toMatchObject({ status: 200, body: { token_type: 'bearer', user: { id: session.user.id, email } } });
    expect((await changeUser(opened.body.access_token, { password: 'better secret' })).status).toBe(200);
    expect((await user(session.access_token)).body.code).toBe('session_not_found');
    expect((await refresh(session.refresh_token)).body.code).toBe('refresh_token_not_found');
    expect((await refresh(opened.body.refresh_token)).status).toBe(200);
    expect((await signIn(email)).body.code).toBe('invalid_credentials');
    expect((await signIn(email, 'better secret')).status).toBe(200);
  });

  it('that was guessed too often lets its owner in again once it is replaced', async () => {
    const { email } = await newPlayer();
    for (let guess = 0; guess < 10; guess += 1) await signIn(email, 'wrong');
    expect((await signIn(email)).status).toBe(429);
    await recover(email);
    const { body } = await verify('recovery', await sentToken());
    await changeUser(body.access_token, { password: 'better secret' });
    expect((await signIn(email, 'better secret')).status).toBe(200);
  });
});

describe('an address without an account', () => {
  it('gets the same answer after the same statements, and no mail', async () => {
    const { email } = await newPlayer();
    const statements: (readonly string[])[] = [];
    for (const address of [email, `nobody-${email}`]) {
      const { result, texts } = await recordStatements(() => recover(address));
      expect(result).toMatchObject({ status: 200, body: {} });
      statements.push(texts);
    }
    expect(statements[0]?.length).toBeGreaterThan(3);
    expect(statements[1]).toEqual(statements[0]);
    expect(await post.deliver()).toHaveLength(1);
    const { rows } = await database.pool.query('select * from internal.letters');
    expect(rows).toEqual([]);
  });

  it('has its limit too, so that the limit does not tell', async () => {
    for (const email of [(await newPlayer()).email, `nobody-${randomUUID()}@example.com`]) {
      for (let time = 0; time < 5; time += 1) expect((await recover(email)).status).toBe(200);
      const { status, headers, body } = await recover(email.toUpperCase());
      expect({ status, body }).toEqual({
        status: 429,
        body: { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded. Try again in 60 minutes.' },
      });
      expect(Number(headers['retry-after'])).toBeGreaterThan(3_500);
    }
    await post.deliver();
  });

  it('asked for by strangers uses up no mail of a device that signed in before, nor of another address', async () => {
    const { email } = await newPlayer();
    const phone: Browser = new Map();
    await signIn(email, undefined, '10.9.1.1', phone);
    const from = (address: string) => recover(email, undefined, { address });
    for (let time = 0; time < 5; time += 1) expect((await from('10.9.1.2')).status).toBe(200);
    expect((await from('10.9.1.2')).status).toBe(429);
    expect((await from('10.9.1.3')).status).toBe(200);
    for (let time = 0; time < 20; time += 1) await from(`10.9.2.${time}`);
    expect((await from('10.9.1.4')).status).toBe(429);
    expect((await recover(email, undefined, { address: '10.9.1.2', browser: phone })).status).toBe(200);
    await post.deliver();
  });
});

it.each(['', 'example.com', 'a b@example.com'])('the address %j is refused', async (email) => {
  expect(await recover(email)).toMatchObject({ status: 400, body: { code: 'email_address_invalid' } });
});

describe('a link', () => {
  it('works once', async () => {
    const { email } = await newPlayer();
    await recover(email);
    const token = await sentToken();
    expect((await verify('recovery', token)).status).toBe(200);
    expect(await verify('recovery', token)).toMatchObject({ status: 403, body: expired });
  });

  it('works once of twenty times at once', async () => {
    const { email } = await newPlayer();
    await recover(email);
    const token = await sentToken();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify('recovery', token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'otp_expired')).toHaveLength(19);
  });

  it('works for an hour from when it was sent', async () => {
    const { email } = await newPlayer();
    await recover(email);
    await recover(email);
    wait(30);
    const [first, second] = (await post.deliver()).map(({ text }) => tokenOf(text));
    wait(59);
    expect((await verify('recovery', first ?? '')).status).toBe(200);
    wait(1);
    expect((await verify('recovery', second ?? '')).body).toEqual(expired);
  });

  it('is no longer needed, and dead, once the password was changed', async () => {
    const { email } = await newPlayer();
    await recover(email);
    const token = await sentToken();
    const other = await openRecoveryLink(email);
    expect((await changeUser(other.access_token, { password: 'better secret' })).status).toBe(200);
    expect((await verify('recovery', token)).body).toEqual(expired);
  });

  it('opens nothing as another kind, or for another address, and is not used up by that', async () => {
    const { email } = await newPlayer();
    await recover(email);
    const token = await sentToken();
    expect((await verify('signup', token)).body).toEqual(expired);
    const asked = { type: 'recovery', token, email: `other-${email}` };
    expect((await send<{ code: string }>('POST', '/verify', { body: asked })).body.code).toBe('otp_expired');
    expect((await send('POST', '/verify', { body: { ...asked, email: email.toUpperCase() } })).status).toBe(200);
  });

  it('is kept as a hash only, and is in no log', async () => {
    const { email } = await newPlayer();
    lines.length = 0;
    await recover(email);
    const token = await sentToken();
    const { rows } = await database.pool.query('select * from internal.mail_links');
    expect(rows.length).toBeGreaterThan(0);
    for (const encoding of ['base64url', 'base64', 'hex', 'utf8'] as const) {
      const kept = rows.map((row: { token_hash: Buffer }) => row.token_hash.toString(encoding)).join(' ');
      expect(kept).not.toContain(token);
      expect(kept).not.toContain(Buffer.from(token, 'base64url').toString(encoding));
    }
    await send('GET', `/verify?token=${token}&type=recovery`);
    const log = lines.join('');
    expect(log).toContain('/auth/v1/verify');
    for (const secret of [token, email]) expect(log).not.toContain(secret);
  });

  it.each(['', 'x', 'A'.repeat(43), '💥'])('of the token %j is none', async (token) => {
    expect((await verify('recovery', token)).body).toEqual(expired);
  });

  it('of an account that is gone opens nothing', async () => {
    const { email, session } = await newPlayer();
    await recover(email);
    const token = await sentToken();
    await database.pool.query('delete from internal.accounts where id = $1', [session.user.id]);
    expect((await verify('recovery', token)).body).toEqual(expired);
  });

  it.each([
    [{ type: 'recovery' }],
    [{ type: 'magiclink', token: 'x' }],
    [{ token: 'x' }],
    [{ type: 'recovery', token: 'x'.repeat(513) }],
  ])('asked for by %j is refused', async (body) => {
    expect(await send('POST', '/verify', { body })).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});

describe('the address of a link', () => {
  async function linkAddress(redirectTo?: string): Promise<string> {
    const { email } = await newPlayer();
    await recover(email);
    const query = new URLSearchParams({ token: await sentToken(), type: 'recovery' });
    if (redirectTo !== undefined) query.set('redirect_to', redirectTo);
    return `/verify?${query.toString()}`;
  }

  it('leads to the page with the session behind the #', async () => {
    const { status, headers, body } = await send('GET', await linkAddress());
    expect({ status, body }).toEqual({ status: 303, body: undefined });
    expect(headers['cache-control']).toBe('no-store');
    const page = new URL(String(headers.location));
    expect(page.origin + page.pathname).toBe('http://localhost/reset-password.html');
    const session = Object.fromEntries(new URLSearchParams(page.hash.slice(1)));
    expect(session).toEqual({
      access_token: expect.stringMatching(/^eyJ/),
      refresh_token: expect.any(String),
      token_type: 'bearer',
      expires_in: '900',
      expires_at: String(clock.now.getTime() / 1000 + 900),
      type: 'recovery',
    });
    expect((await user(session['access_token'] ?? '')).status).toBe(200);
    expect((await refresh(session['refresh_token'] ?? '')).status).toBe(200);
  });

  it('tells a second time that it is over, and opens nothing', async () => {
    const address = await linkAddress();
    await send('GET', address);
    const { status, headers } = await send('GET', address);
    expect(status).toBe(303);
    expect(headers.location).toBe(
      'http://localhost/reset-password.html#error=access_denied&error_code=otp_expired' +
        '&error_description=Email+link+is+invalid+or+has+expired',
    );
  });

  const empty = ['', '?type=recovery', '?token=x', '?token=x&type=nonsense'];
  it.each(empty)('with %j leads to the page with the error', async (query) => {
    const { status, headers } = await send('GET', `/verify${query}`);
    expect(status).toBe(303);
    expect(headers.location).toMatch(/^http:\/\/localhost\/[^#]*#error=access_denied&error_code=otp_expired&/);
  });

  it.each([
    ['http://localhost/', 'http://localhost/'],
    ['http://localhost/reset-password.html?x=y#z', 'http://localhost/reset-password.html'],
    ['/', 'http://localhost/'],
  ])('leads to %s where it is asked for', async (redirectTo, page) => {
    const { headers } = await send('GET', await linkAddress(redirectTo));
    expect(String(headers.location).split('#')[0]).toBe(page);
  });

  it.each([
    'https://evil.example/reset-password.html',
    '//evil.example/reset-password.html',
    'http://localhost.evil.example/',
    'http://localhost@evil.example/',
    'http://localhost:6666/',
    'https://localhost/',
    'javascript:alert(1)',
    '/api/profile',
    '/\\evil.example/',
    'http://',
  ])('never leads to %s', async (redirectTo) => {
    const { headers } = await send('GET', await linkAddress(redirectTo));
    expect(headers.location).toMatch(/^http:\/\/localhost\/reset-password\.html#access_token=/);
  });

  it.each([
    ['HEAD', {}],
    ['GET', { 'sec-purpose': 'prefetch;prerender' }],
    ['GET', { purpose: 'prefetch' }],
  ] as const)('is not used up by a %s with %j', async (method, headers) => {
    const address = await linkAddress();
    const looked = await send(method, address, { headers });
    expect(looked).toMatchObject({ status: 204, body: undefined });
    expect(looked.headers).not.toHaveProperty('location');
    expect((await send('GET', address)).headers.location).toContain('#access_token=');
  });
});
