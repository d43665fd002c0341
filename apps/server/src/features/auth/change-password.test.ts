import { randomUUID } from 'node:crypto';
import type { AuthSession, FailureBody } from '@touchline/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { linkIn } from '../../testing/parse-mail.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const OLD = 'left-foot-7';
const NEW = 'right-foot-11';

let server: TestServer;

function change(token: string, currentPassword = OLD, newPassword = NEW) {
  return server.send<FailureBody & { success: boolean }>('POST', '/api/account/password', { token, body: { currentPassword, newPassword } });
}

function signIn(email: string, password: string) {
  return server.send<AuthSession & FailureBody>('POST', '/auth/v1/token?grant_type=password', { body: { email, password } });
}

const isIn = async (token: string): Promise<boolean> => (await server.send('GET', '/api/profile', { token })).status === 200;

describe('a password is changed by who is signed in and knows it', () => {
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  async function twoDevices() {
    const player = await server.signUp({ password: OLD });
    const [here, there] = [(await signIn(player.email, OLD)).body, (await signIn(player.email, OLD)).body];
    return { email: player.email, here: here.access_token, there: there.access_token };
  }

  it('at once: the new one signs in, this session stays, all others end', async () => {
    const { email, here, there } = await twoDevices();
    expect(await change(here)).toMatchObject({ status: 200, body: { success: true } });
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect((await signIn(email, OLD)).body.code).toBe('invalid_credentials');
    expect((await signIn(email, NEW)).status).toBe(200);
  });

  it('the same change once more, as after a lost answer, is no failure', async () => {
    const { email, here } = await twoDevices();
    for (let tries = 0; tries < 2; tries += 1) expect((await change(here)).status).toBe(200);
    expect((await signIn(email, NEW)).status).toBe(200);
  });

  it('sent twice at once it is one change, and whoever lost it is told nothing that is not so', async () => {
    const { email, here } = await twoDevices();
    const answers = await Promise.all([change(here), change(here, OLD, 'another-foot-3')]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers[1 - won]).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
    expect((await signIn(email, won === 0 ? NEW : 'another-foot-3')).status).toBe(200);
  });

  it.each([
    ['a wrong password of now', 'not mine', NEW, 403, 'wrong_password'],
    ['a wrong password of now, whatever the new one,', 'not mine', '12345', 403, 'wrong_password'],
    ['the one that there is', OLD, OLD, 409, 'password_same'],
    ['fewer than six characters', OLD, '12345', 400, 'password_weak'],
    ['one of the commonest', OLD, 'password1', 400, 'password_weak'],
  ])('%s changes nothing and ends no session', async (_what, current, next, status, code) => {
    const { email, here, there } = await twoDevices();
    expect(await change(here, current, next)).toMatchObject({ status, body: { code } });
    expect([await isIn(here), await isIn(there)]).toEqual([true, true]);
    expect((await signIn(email, OLD)).status).toBe(200);
  });

  it('guesses are counted as at the sign-in', async () => {
    const { here, email } = await twoDevices();
    for (let guess = 0; guess < 10; guess += 1) expect((await change(here, `guess ${guess}`)).status).toBe(403);
    expect(await change(here)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect((await signIn(email, OLD)).status).toBe(200);
  });

  it('whoever has been signed out changes nothing', async () => {
    const { here, email } = await twoDevices();
    await server.send('POST', '/auth/v1/logout?scope=local', { token: here });
    expect((await change(here)).status).toBe(401);
    expect((await signIn(email, OLD)).status).toBe(200);
  });

  it('neither password is in the log', async () => {
    const { here } = await twoDevices();
    await change(here, 'never-in-a-log-1', NEW);
    await change(here, OLD, 'never-in-a-log-2');
    expect(server.lines.join('')).not.toContain('never-in-a-log');
  });
});

describe('where mails are sent', () => {
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

  const mailTo = (email: string, number: number) =>
    eventually(`mail ${number} to ${email}`, () => post.mails.filter(({ to }) => to === email)[number - 1]);
  const tokenIn = (mail: { readonly text: string }) => new URLSearchParams(new URL(linkIn(mail)).hash.slice(1)).get('token_hash');

  it('the player is told, and a link that was sent before opens nothing any more', async () => {
    const email = `${randomUUID()}@example.com`;
    await server.send('POST', '/auth/v1/signup', { body: { email, password: OLD } });
    const proof = { type: 'signup', token_hash: tokenIn(await mailTo(email, 1)), password: OLD };
    const { body: session } = await server.send<AuthSession>('POST', '/auth/v1/verify', { body: proof });
    await server.send('POST', '/auth/v1/recover', { body: { email } });
    const recovery = { type: 'recovery', token_hash: tokenIn(await mailTo(email, 2)) };
    expect((await change(session.access_token)).status).toBe(200);
    const told = await mailTo(email, 3);
    expect(told.headers['subject']).toBe('Your Touchline password was changed');
    expect(told.text).not.toContain(NEW);
    expect((await server.send<FailureBody>('POST', '/auth/v1/verify', { body: recovery })).body.code).toBe('otp_expired');
  });
});
