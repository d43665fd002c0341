import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GoTrueClient } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedFolder } from '../../testing/temporary-folder.ts';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { eventually } from '../../testing/eventually.ts';
import { linkIn, readMail } from '../../testing/parse-mail.ts';
import { startTestServer, testClock, type TestServer } from '../../testing/server.ts';

/** The sign-in library reads the machine's clock, so the server keeps to it here. */
const clock = { ...testClock(), now: () => new Date() };

/** The library as a page of the app uses it. */
async function deviceAt(server: TestServer): Promise<GoTrueClient> {
  const { body } = await server.send<{ supabaseUrl: string; supabaseAnonKey: string }>('GET', '/config');
  const storage = new Map<string, string>();
  return new GoTrueClient({
    url: `${body.supabaseUrl}/auth/v1`,
    headers: { apikey: body.supabaseAnonKey },
    storageKey: randomUUID(),
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    autoRefreshToken: false,
    detectSessionInUrl: false,
    fetch: browserFetch(),
  });
}

/** A fetch that keeps cookies, as a browser's does. */
function browserFetch(): typeof fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(input, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
}

/** What the page finds behind the # of a mail's link. */
function broughtBy(mail: { readonly text: string }) {
  const link = new URL(linkIn(mail));
  const brought = new URLSearchParams(link.hash.slice(1));
  return { page: link.origin + link.pathname, token_hash: brought.get('token_hash') ?? '', type: brought.get('type') };
}

const credentials = () => ({ email: `${randomUUID()}@example.com`, password: 'left-foot-7' });

describe('with a mail server, a player', () => {
  let post: MailServer;
  let server: TestServer;
  beforeAll(async () => {
    post = await startMailServer();
    const mail = { kind: 'smtp', url: post.url, from: 'Touchline <no-reply@touchline.example>' } as const;
    server = await startTestServer({ role: 'all', mail, clock });
  });
  afterAll(async () => {
    await server.close();
    await post.close();
  });
  const mailTo = (email: string, number = 1) =>
    eventually(`mail ${number} to ${email}`, () => post.mails.filter(({ to }) => to === email)[number - 1]);

  it('signs up, confirms the address by the link and is in', async () => {
    const device = await deviceAt(server);
    const ann = credentials();
    const signedUp = await device.signUp({ ...ann, options: { data: { name: 'Ann' } } });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session).toBeNull();
    expect(signedUp.data.user).toMatchObject({ email: ann.email, confirmation_sent_at: expect.any(String) });
    expect((await device.signInWithPassword(ann)).error).toMatchObject({
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    });
    const brought = broughtBy(await mailTo(ann.email));
    expect(brought).toMatchObject({ page: `${server.origin}/`, type: 'signup' });
    const confirmed = await device.verifyOtp({ token_hash: brought.token_hash, type: 'email' });
    expect(confirmed.error).toBeNull();
    expect((await device.getUser()).data.user?.id).toBe(signedUp.data.user?.id);
    const token = confirmed.data.session?.access_token ?? '';
    const profile = await server.send<{ data: { name: string } }>('GET', '/api/profile', { token });
    expect(profile).toMatchObject({ status: 200, body: { data: { name: 'Ann' } } });
    expect((await device.verifyOtp({ token_hash: brought.token_hash, type: 'email' })).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
    });
  });

  it('gets its mails in the language of the page that asks', async () => {
    const { email, password } = credentials();
    await server.send('POST', '/auth/v1/signup', { body: { email, password }, headers: { 'accept-language': 'de-AT' } });
    expect((await mailTo(email)).text).toContain('Schön, dass du im Team bist!');
    await server.send('POST', '/auth/v1/resend', { body: { email, type: 'signup' }, headers: { 'accept-language': 'en-GB' } });
    expect((await mailTo(email, 2)).text).toContain('Good to have you in the team!');
  });

  it('forgets the password, chooses a new one by the link and is out everywhere else', async () => {
    const [phone, laptop] = [await deviceAt(server), await deviceAt(server)];
    const bob = credentials();
    await phone.signUp(bob);
    const { token_hash } = broughtBy(await mailTo(bob.email));
    await phone.verifyOtp({ token_hash, type: 'signup' });
    const redirectTo = `${server.origin}/reset-password.html`;
    expect((await laptop.resetPasswordForEmail(bob.email, { redirectTo })).error).toBeNull();
    const brought = broughtBy(await mailTo(bob.email, 2));
    expect(brought).toMatchObject({ page: redirectTo, type: 'recovery' });
    const events: string[] = [];
    laptop.onAuthStateChange((event) => void events.push(event));
    expect((await laptop.verifyOtp({ token_hash: brought.token_hash, type: 'recovery' })).error).toBeNull();
    const same = await laptop.updateUser({ password: 'left-foot-7' });
    expect(same.error).toMatchObject({ code: 'same_password', status: 422 });
    const weak = await laptop.updateUser({ password: '12345' });
    expect(weak.error).toMatchObject({ code: 'weak_password', status: 422 });
    const updated = await laptop.updateUser({ password: 'better secret', data: { display_name: 'Bobby' } });
    expect(updated.error).toBeNull();
    expect(updated.data.user?.user_metadata).toMatchObject({ display_name: 'Bobby' });
    expect((await mailTo(bob.email, 3)).text).toContain('The password of your account has just been changed.');
    expect(events).toEqual(expect.arrayContaining(['PASSWORD_RECOVERY', 'USER_UPDATED']));
    expect((await phone.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
    expect((await laptop.refreshSession()).error).toBeNull();
    expect((await phone.signInWithPassword(bob)).error).toMatchObject({ code: 'invalid_credentials' });
    expect((await phone.signInWithPassword({ ...bob, password: 'better secret' })).error).toBeNull();
  });

  it('asks for the mail once more, and gets it once the mail server is back', async () => {
    const device = await deviceAt(server);
    const cleo = credentials();
    await device.signUp(cleo);
    await mailTo(cleo.email);
    post.refuse({ code: 450, words: `<${cleo.email}> later, please` });
    expect((await device.resend({ type: 'signup', email: cleo.email })).error).toBeNull();
    await eventually('the refusal', () => server.lines.some((line) => line.includes('EENVELOPE 450')));
    post.refuse(undefined);
    const again = await eventually('the mail', async () => {
      // Its hour has come: the queue would wait some seconds.
      await server.database.pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
      return post.mails.filter(({ to }) => to === cleo.email)[1];
    });
    const { token_hash } = broughtBy(again);
    expect((await device.verifyOtp({ token_hash, type: 'signup' })).error).toBeNull();
    const log = server.lines.join('');
    for (const secret of [cleo.email, token_hash]) expect(log).not.toContain(secret);
    const kept = await server.database.pool.query('select * from jobs.job');
    for (const secret of [cleo.email, token_hash]) expect(JSON.stringify(kept.rows)).not.toContain(secret);
  });

  it('with an account who signs up once more is told so by mail only', async () => {
    const device = await deviceAt(server);
    const dan = credentials();
    const first = await device.signUp(dan);
    const { token_hash } = broughtBy(await mailTo(dan.email));
    await device.verifyOtp({ token_hash, type: 'signup' });
    const again = await (await deviceAt(server)).signUp(dan);
    expect(again.error).toBeNull();
    expect(Object.keys(again.data.user ?? {})).toEqual(Object.keys(first.data.user ?? {}));
    expect((await mailTo(dan.email, 2)).headers['subject']).toBe('You already have a Touchline account');
  });

  it('finds in /health that mail is delivered', async () => {
    expect(await server.send('GET', '/health')).toMatchObject({ body: { mail: 'smtp', emailsConfirmed: true } });
  });
});

describe('without a mail server', () => {
  const folder = sharedFolder();

  it('an account is there at once, a mail is a file, and /health says that it is not delivered', async () => {
    const outbox = join(folder(), 'outbox');
    const server = await startTestServer({ role: 'all', mail: { kind: 'outbox', folder: outbox }, clock });
    try {
      expect(await server.send('GET', '/health')).toMatchObject({ body: { mail: 'outbox', emailsConfirmed: false } });
      const device = await deviceAt(server);
      const eve = credentials();
      expect((await device.signUp(eve)).data.session).not.toBeNull();
      expect((await device.resetPasswordForEmail(eve.email)).error).toBeNull();
      const file = await eventually('the file', () => {
        const names = readdirSync(folder(), { recursive: true }).map(String);
        return names.find((name) => name.endsWith('.eml'));
      });
      const mail = readMail(readFileSync(join(folder(), file), 'utf8'));
      expect(mail.headers['to']).toBe(eve.email);
      const { token_hash, page } = broughtBy(mail);
      expect(page).toBe(`${server.origin}/reset-password.html`);
      expect((await device.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
      expect(server.lines.join('')).not.toContain(token_hash);
    } finally {
      await server.close();
    }
  });
});
