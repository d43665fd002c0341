import { randomUUID } from 'node:crypto';
import type { AuthSession, FailureBody } from '@touchline/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { linkIn } from '../../testing/parse-mail.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const PASSWORD = 'left-foot-7';
const newAddress = () => `${randomUUID()}@example.com`;
type Changed = FailureBody & { readonly outcome: 'changed' | 'link_sent' };

let server: TestServer;

function change(token: string, email: string, password = PASSWORD) {
  return server.send<Changed>('POST', '/api/account/email', { token, body: { email, password } });
}

function signIn(email: string, password = PASSWORD) {
  return server.send<AuthSession & FailureBody>('POST', '/auth/v1/token?grant_type=password', { body: { email, password } });
}

async function emailOf(token: string): Promise<string> {
  return (await server.send<{ data: { email: string } }>('GET', '/api/profile', { token })).body.data.email;
}

describe('where no mail confirms an address', () => {
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('the new one counts at once, for the sign-in, the profile and what is asked of a grown-up', async () => {
    const player = await server.signUp({ password: PASSWORD });
    const token = await player.token();
    const to = `New-${newAddress()}`;
    expect(await change(token, ` ${to} `)).toMatchObject({ status: 200, body: { outcome: 'changed' } });
    expect(await emailOf(token)).toBe(to);
    expect((await signIn(player.email)).body.code).toBe('invalid_credentials');
    expect((await signIn(to.toLowerCase())).body.user).toMatchObject({ id: player.id, email: to });
    expect(await server.send('GET', '/api/account/export', { token })).toMatchObject({ body: { account: { email: to } } });
    const asked = (email: string) => server.send<FailureBody>('POST', '/api/consents/request', { token, body: { purpose: 'clip', email } });
    expect((await asked(to)).body.code).toBe('consent_own_email');
    expect((await asked(player.email)).body.code).not.toBe('consent_own_email');
  });

  it('the same change once more, as after a lost answer, is no failure', async () => {
    const player = await server.signUp({ password: PASSWORD });
    const to = newAddress();
    for (let tries = 0; tries < 2; tries += 1) expect(await change(await player.token(), to)).toMatchObject({ status: 200 });
    expect(await emailOf(await player.token())).toBe(to);
  });

  it('without the password nothing changes', async () => {
    const player = await server.signUp({ password: PASSWORD });
    expect(await change(await player.token(), newAddress(), 'not mine')).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
    // Also beside what is no address: both are told at once.
    expect(await change(await player.token(), 'nobody', 'not mine')).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
    expect(await emailOf(await player.token())).toBe(player.email);
  });

  it('an address that is no address, or another account signs in with in any case, is refused', async () => {
    const [player, other] = [await server.signUp({ password: PASSWORD }), await server.signUp()];
    expect(await change(await player.token(), 'nobody')).toMatchObject({ status: 400, body: { code: 'email_invalid' } });
    expect(await change(await player.token(), other.email.toUpperCase())).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(await emailOf(await player.token())).toBe(player.email);
  });

  it('of two who ask for one address at once, one gets it', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => server.signUp({ password: PASSWORD })));
    const to = newAddress();
    const answers = await Promise.all(players.map(async (player) => change(await player.token(), to)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const { rows } = await server.database.pool.query('select 1 from internal.accounts where email_key = $1', [to]);
    expect(rows).toHaveLength(1);
  });

  it('whoever has been signed out changes nothing', async () => {
    const player = await server.signUp({ password: PASSWORD });
    const token = await player.token();
    await server.send('POST', '/auth/v1/logout', { token });
    expect(await change(token, newAddress())).toMatchObject({ status: 401 });
  });

  it('an account is gone with its new address, by a token of before the change', async () => {
    const player = await server.signUp({ password: PASSWORD });
    const token = await player.token();
    const to = newAddress();
    await change(token, to);
    expect(await server.send('DELETE', '/api/account', { token, body: { password: PASSWORD } })).toMatchObject({ status: 200 });
    expect((await signIn(to)).body.code).toBe('invalid_credentials');
  });
});

describe('where a mail confirms an address', () => {
  let post: MailServer;
  beforeAll(async () => {
    post = await startMailServer();
    const mail = { kind: 'smtp', url: post.url, from: 'Touchline <no-reply@touchline.example>' } as const;
    server = await startTestServer({ role: 'all', mail });
  });
  afterAll(async () => {
    await server.close();
    await post.close();
  });

  const mailTo = (email: string, number = 1) =>
    eventually(`mail ${number} to ${email}`, () => post.mails.filter(({ to }) => to === email)[number - 1]);

  const brought = (mail: { readonly text: string }) => new URLSearchParams(new URL(linkIn(mail)).hash.slice(1));

  function follow(link: URLSearchParams) {
    const body = { type: link.get('type'), token_hash: link.get('token_hash') };
    return server.send<AuthSession & FailureBody>('POST', '/auth/v1/verify', { body });
  }

  async function player(): Promise<AuthSession> {
    const email = newAddress();
    await server.send('POST', '/auth/v1/signup', { body: { email, password: PASSWORD } });
    const { body } = await server.send<AuthSession>('POST', '/auth/v1/verify', {
      body: { type: 'signup', token_hash: brought(await mailTo(email)).get('token_hash'), password: PASSWORD },
    });
    return body;
  }

  it('the new one counts when its link is opened, once, and the old one is told', async () => {
    const { access_token: token, user } = await player();
    const to = newAddress();
    expect(await change(token, to)).toMatchObject({ status: 200, body: { outcome: 'link_sent' } });
    const mail = await mailTo(to);
    expect(mail.headers['subject']).toBe('Confirm your new address for Touchline');
    expect(await emailOf(token)).toBe(user.email);
    const link = brought(mail);
    expect(link.get('type')).toBe('email_change');
    expect(await follow(link)).toMatchObject({ status: 200, body: { user: { id: user.id, email: to } } });
    expect(await emailOf(token)).toBe(to);
    expect((await signIn(to)).body.user.id).toBe(user.id);
    expect((await signIn(user.email)).body.code).toBe('invalid_credentials');
    expect((await mailTo(user.email, 2)).headers['subject']).toBe('You sign in to Touchline with another address now');
    expect((await follow(link)).body.code).toBe('otp_expired');
  });

  it('a link to a new password that was sent to the old one opens nothing any more', async () => {
    const { access_token: token, user } = await player();
    await server.send('POST', '/auth/v1/recover', { body: { email: user.email } });
    const recovery = brought(await mailTo(user.email, 2));
    const to = newAddress();
    await change(token, to);
    expect((await follow(brought(await mailTo(to)))).status).toBe(200);
    expect((await follow(recovery)).body.code).toBe('otp_expired');
  });

  it('a link of a change is none to a new password, and the other way round', async () => {
    const { access_token: token, user } = await player();
    const to = newAddress();
    await change(token, to);
    const link = brought(await mailTo(to));
    const as = (type: string, of: URLSearchParams) => follow(new URLSearchParams({ type, token_hash: of.get('token_hash') ?? '' }));
    expect((await as('recovery', link)).body.code).toBe('otp_expired');
    await server.send('POST', '/auth/v1/recover', { body: { email: user.email } });
    const recovery = brought(await mailTo(user.email, 2));
    expect((await as('email_change', recovery)).body.code).toBe('otp_expired');
    expect((await follow(link)).status).toBe(200);
  });

  it('an address with an account is told so by mail only', async () => {
    const [me, other] = [await player(), await player()];
    expect(await change(me.access_token, other.user.email)).toMatchObject({ status: 200, body: { outcome: 'link_sent' } });
    expect((await mailTo(other.user.email, 2)).headers['subject']).toBe('You already have a Touchline account');
  });

  it('an address that somebody else took meanwhile is not taken from them', async () => {
    const [one, two] = [await player(), await player()];
    const to = newAddress();
    await change(one.access_token, to);
    await change(two.access_token, to);
    const [first, second] = [brought(await mailTo(to)), brought(await mailTo(to, 2))];
    expect((await follow(first)).status).toBe(200);
    expect((await follow(second)).body.code).toBe('otp_expired');
    const emails = [await emailOf(one.access_token), await emailOf(two.access_token)];
    expect(emails.filter((email) => email === to)).toHaveLength(1);
  });

  it('neither the log nor what waits in the queue names either address', async () => {
    const { access_token: token, user } = await player();
    const to = newAddress();
    await change(token, to);
    await follow(brought(await mailTo(to)));
    await mailTo(user.email, 2);
    const kept = await server.database.pool.query('select * from jobs.job');
    for (const secret of [to, user.email]) {
      expect(server.lines.join('')).not.toContain(secret);
      expect(JSON.stringify(kept.rows)).not.toContain(secret);
    }
  });
});
