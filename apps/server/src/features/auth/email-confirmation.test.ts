import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/open-postgres-pool.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { linkIn } from '../../testing/parse-mail.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import { serveAccounts, type Browser } from './testing/serve-accounts.ts';

const database = openDatabase((await cloneDatabase()).url, { max: 10 });
const site = 'https://touchline.example';
const { app, clock, home, post, recover, resend, send, signIn, signUp, user, verify } = await serveAccounts(database, {
  confirmsAddresses: true,
  publicUrl: site,
});
/** The same installation before it had a mail server. */
const before = await serveAccounts(database);
afterAll(async () => {
  await app.close();
  await before.app.close();
  await database.close();
});

const newEmail = () => `${randomUUID()}@example.com`;
const data = { name: 'Ann Smith', display_name: 'Annie', time_zone: 'Europe/London' };
const notConfirmed = { code: 'email_not_confirmed', message: 'Email not confirmed' };

async function rows(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  return (await database.pool.query<Record<string, unknown>>(sql, values)).rows;
}

function tokenIn({ text }: { readonly text: string }): string {
  return new URLSearchParams(new URL(linkIn({ text })).hash.slice(1)).get('token_hash') ?? '';
}

async function sentTokens(): Promise<string[]> {
  return (await post.deliver()).map(tokenIn);
}

describe('signing up where a mail server is set', () => {
  it('answers with the user alone, and sends a mail with a link', async () => {
    const email = newEmail();
    const { status, body } = await signUp(email, 'left-foot-7', data);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email,
      confirmation_sent_at: clock.now.toISOString(),
      user_metadata: data,
      identities: [expect.objectContaining({ provider: 'email' })],
    });
    for (const absent of ['access_token', 'refresh_token', 'email_confirmed_at', 'last_sign_in_at']) {
      expect(body).not.toHaveProperty(absent);
    }
    const mails = await post.deliver();
    expect(mails).toEqual([expect.objectContaining({ to: email, subject: 'Confirm your address for Touchline' })]);
    const link = linkIn(mails[0] ?? { text: '' });
    expect(link).toMatch(/^https:\/\/touchline\.example\/#token_hash=[\w-]{43}&type=signup$/);
  });

  it('makes neither account nor player until the address is confirmed', async () => {
    const email = newEmail();
    await signUp(email);
    expect(await rows('select 1 from internal.accounts where email_key = $1', email)).toEqual([]);
    expect(await rows('select 1 from users where email = $1', email)).toEqual([]);
    await post.deliver();
  });

  it('is finished by the link: the account, its player, and a session', async () => {
    const email = newEmail();
    const { body: waiting } = await signUp(email, 'left-foot-7', data);
    const [token = ''] = await sentTokens();
    const { status, body } = await verify('signup', token);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email, email_confirmed_at: clock.now.toISOString(), user_metadata: data });
    expect(body.user.id).toBe((waiting as unknown as { id: string }).id);
    expect((await rows('select * from users where id = $1', body.user.id))[0]).toMatchObject({ ...data, email });
    expect((await user(body.access_token)).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
  });

  it('is finished by the address of a link as well, on the page of the app', async () => {
    await signUp(newEmail());
    const [token = ''] = await sentTokens();
    const { status, headers } = await send('GET', `/verify?token=${token}&type=signup&redirect_to=${site}/`, { browser: home });
    expect(status).toBe(303);
    expect(headers.location).toMatch(/^https:\/\/touchline\.example\/#access_token=.*&type=signup$/);
    expect((await verify('signup', token)).body.code).toBe('otp_expired');
  });

  it('takes “email” for another name of the same', async () => {
    const email = newEmail();
    await signUp(email);
    const [token = ''] = await sentTokens();
    expect((await send('POST', '/verify', { body: { type: 'email', token, email }, browser: home })).status).toBe(200);
  });

  it('is told by the settings', async () => {
    expect((await send('GET', '/settings')).body).toMatchObject({ mailer_autoconfirm: false });
    expect((await before.send('GET', '/settings')).body).toMatchObject({ mailer_autoconfirm: true });
  });
});

describe('signing in before the address is confirmed', () => {
  it('waits, and tells only who knows the password', async () => {
    const email = newEmail();
    await signUp(email);
    expect(await signIn(email)).toMatchObject({ status: 400, body: notConfirmed });
    expect((await signIn(email, 'wrong')).body.code).toBe('invalid_credentials');
    await post.deliver();
  });

  it('guesses are counted as for an account', async () => {
    const email = newEmail();
    await signUp(email);
    for (let guess = 0; guess < 10; guess += 1) await signIn(email, 'wrong');
    expect((await signIn(email)).status).toBe(429);
    await post.deliver();
  });

  it('is over after a week: nobody has such an account', async () => {
    const email = newEmail();
    await signUp(email);
    await post.deliver();
    const { cleanUpAuth } = await import('./clean-up-expired-auth.ts');
    await cleanUpAuth(database.db, new Date(clock.now.getTime() + 7 * 86_400_000 - 1));
    expect((await signIn(email)).body).toEqual(notConfirmed);
    await cleanUpAuth(database.db, new Date(clock.now.getTime() + 7 * 86_400_000 + 1));
    expect((await signIn(email)).body.code).toBe('invalid_credentials');
  });
});

describe('an address that has an account', () => {
  it('gets the same answer after the same statements, and its owner a kind mail', async () => {
    const taken = newEmail();
    await before.signUp(taken, 'left-foot-7', { name: 'Owner' });
    const fresh = newEmail();
    const seen: { readonly texts: readonly string[]; readonly [part: string]: unknown }[] = [];
    for (const email of [taken, fresh]) {
      const { result, texts } = await recordStatements(() => signUp(email, 'another', data));
      const written = JSON.stringify(result.body).replaceAll(email, 'EMAIL').replaceAll(/[\da-f-]{36}/g, 'ID');
      seen.push({ status: result.status, written, headers: Object.keys(result.headers), texts });
    }
    expect(seen[0]?.texts.length).toBeGreaterThan(3);
    expect(seen[0]).toEqual(seen[1]);
    const mails = await post.deliver();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [taken, 'You already have a Touchline account'],
      [fresh, 'Confirm your address for Touchline'],
    ]);
    expect(linkIn(mails[0] ?? { text: '' })).toBe(site);
    // Whoever signed up learns nothing by signing in, either.
    for (const email of [taken, fresh]) expect((await signIn(email, 'another')).body).toEqual(notConfirmed);
    expect((await signIn(taken)).status).toBe(200);
  });

  it('is proven by the link alone', async () => {
    const unproven = newEmail();
    await before.signUp(unproven);
    const proven = newEmail();
    await signUp(proven);
    const [token = ''] = await sentTokens();
    await verify('signup', token);
    const found = await rows('select email, email_confirmed_at is not null as is_proven from internal.accounts where email = any($1) order by is_proven', [unproven, proven]);
    expect(found).toEqual([{ email: unproven, is_proven: false }, { email: proven, is_proven: true }]);
  });

  it('stays confirmed when a mail server is set later', async () => {
    const email = newEmail();
    await before.signUp(email);
    expect((await signIn(email)).body.user.email_confirmed_at).toBe(before.clock.now.toISOString());
  });

  it('made at once, without mail, ends a sign-up that waited', async () => {
    const email = newEmail();
    await signUp(email, 'first one');
    const [token = ''] = await sentTokens();
    expect((await before.signUp(email, 'second one')).status).toBe(200);
    expect((await verify('signup', token)).body.code).toBe('otp_expired');
    expect((await signIn(email, 'first one')).body.code).toBe('invalid_credentials');
  });
});

describe('somebody else’s sign-up for one’s own address', () => {
  it('is never confirmed by the owner who taps its mail', async () => {
    const email = newEmail();
    const [thief, owner]: Browser[] = [new Map(), new Map()];
    await signUp(email, 'a thief’s password', undefined, thief);
    const [token = ''] = await sentTokens();
    expect((await verify('signup', token, { browser: owner })).body.code).toBe('sign_up_not_proven');
    const guessed = await verify('signup', token, { browser: owner, password: 'my own password' });
    expect(guessed.body.code).toBe('invalid_credentials');
    const { status, headers } = await send('GET', `/verify?token=${token}&type=signup`, { browser: owner });
    expect(status).toBe(303);
    expect(headers.location).toBe(`${site}/#token_hash=${token}&type=signup`);
    expect(await rows('select 1 from internal.accounts where email_key = $1', email)).toEqual([]);
    expect((await signIn(email, 'a thief’s password')).body).toEqual(notConfirmed);
  });

  it.each([
    ['before', ['a thief’s password', 'my own password']],
    ['after', ['my own password', 'a thief’s password']],
  ])('%s the own one never gives its password to the account, whichever mail is tapped', async (_, order) => {
    for (const tapped of [0, 1]) {
      const email = newEmail();
      const [thief, owner]: Browser[] = [new Map(), new Map()];
      for (const password of order) {
        await signUp(email, password, undefined, password === 'my own password' ? owner : thief);
        clock.now = new Date(clock.now.getTime() + 1);
      }
      const tokens = await sentTokens();
      expect((await verify('signup', tokens[tapped] ?? '', { browser: owner })).status).toBe(200);
      expect((await signIn(email, 'my own password')).status).toBe(200);
      expect((await signIn(email, 'a thief’s password')).body.code).toBe('invalid_credentials');
      expect((await verify('signup', tokens[1 - tapped] ?? '', { browser: thief })).body.code).toBe('otp_expired');
    }
  });

  it('is told apart by the password where the mail is opened in another browser', async () => {
    const email = newEmail();
    await signUp(email, 'my own password', undefined, new Map());
    await signUp(email, 'a thief’s password', undefined, new Map());
    const [, token = ''] = await sentTokens();
    const mailApp: Browser = new Map();
    expect((await verify('signup', token, { browser: mailApp })).body.code).toBe('sign_up_not_proven');
    expect((await verify('signup', token, { browser: mailApp, password: 'my own password' })).status).toBe(200);
    expect((await signIn(email, 'my own password')).status).toBe(200);
    expect((await signIn(email, 'a thief’s password')).body.code).toBe('invalid_credentials');
  });

  it.each([
    ['before and after it', 9, 9],
    ['after it', 0, 18],
    ['before it', 18, 0],
  ])('is not crowded out by those of many strangers %s', async (_words, earlier, later) => {
    const email = newEmail();
    let strangers = 0;
    const crowd = async (count: number) => {
      for (let time = 0; time < count; time += 1) {
        clock.now = new Date(clock.now.getTime() + 1);
        strangers += 1;
        const body = { email, password: `a thief’s password ${strangers}` };
        expect((await send('POST', '/signup', { body, address: `203.0.113.${strangers}` })).status).toBe(200);
      }
    };
    await crowd(earlier);
    await signUp(email, 'my own password', undefined, new Map());
    await crowd(later);
    const tokens = await sentTokens();
    // The owner taps a mail that is not their own, elsewhere.
    const token = (later > 0 ? tokens.at(-1) : tokens[0]) ?? '';
    const owner = { browser: new Map() as Browser, password: 'my own password' };
    expect((await verify('signup', token, owner)).status).toBe(200);
    expect((await signIn(email, 'my own password')).status).toBe(200);
  });

  it('comes again to the browser that sent it, whatever was sent after it', async () => {
    const email = newEmail();
    const mine: Browser = new Map();
    await signUp(email, 'my own password', undefined, mine);
    clock.now = new Date(clock.now.getTime() + 1);
    await signUp(email, 'a thief’s password', undefined, new Map());
    await sentTokens();
    clock.now = new Date(clock.now.getTime() + 1);
    expect((await send('POST', '/resend', { body: { type: 'signup', email }, browser: mine })).status).toBe(200);
    const [token = ''] = await sentTokens();
    const [link] = await rows('select sign_up_id from internal.mail_links order by sent_at desc, sign_up_id limit 1');
    const [own] = await rows('select id from internal.sign_ups where email_key = $1 order by created_at limit 1', email);
    expect(token).not.toBe('');
    expect(own?.['id']).toBe(link?.['sign_up_id']);
  });

  it('is not guessed through its link', async () => {
    const email = newEmail();
    await signUp(email, 'my own password', undefined, new Map());
    const [token = ''] = await sentTokens();
    const guess = (password: string) => verify('signup', token, { browser: new Map(), password });
    for (let time = 0; time < 10; time += 1) expect((await guess('wrong')).status).toBe(400);
    expect((await guess('my own password')).status).toBe(429);
  });

  it('is one account however many of its links are used at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = newEmail();
      for (let time = 0; time < 5; time += 1) await signUp(email, `secret ${time}`);
      const tokens = await sentTokens();
      const answers = await Promise.all([...tokens, ...tokens].map((token) => verify('signup', token)));
      const codes = answers.map(({ status, body }) => (status === 200 ? 'confirmed' : body.code)).toSorted();
      expect(codes).toEqual(['confirmed', ...Array.from({ length: 9 }, () => 'otp_expired')]);
      expect(await rows('select 1 from internal.accounts where email_key = $1', email)).toHaveLength(1);
      expect(await rows('select 1 from internal.sign_ups where email_key = $1', email)).toEqual([]);
    }
  });

  it('sends no more than five mails an hour, and counts forgotten passwords with them', async () => {
    const email = newEmail();
    for (let time = 0; time < 3; time += 1) expect((await signUp(email)).status).toBe(200);
    expect((await recover(email)).status).toBe(200);
    expect((await resend(email)).status).toBe(200);
    for (const answer of [await signUp(email), await recover(email), await resend(email)]) {
      expect(answer).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } });
    }
    await post.deliver();
  });
});

describe('the mail that confirms', () => {
  it('comes again when it is asked for, with the newest password', async () => {
    const email = newEmail();
    await signUp(email, 'first one');
    clock.now = new Date(clock.now.getTime() + 1);
    await signUp(email, 'second one');
    await post.deliver();
    expect(await resend(email)).toMatchObject({ status: 200, body: {} });
    const [token = ''] = await sentTokens();
    expect((await verify('signup', token)).status).toBe(200);
    expect((await signIn(email, 'second one')).status).toBe(200);
  });

  it('comes to nobody who does not wait, with the same answer', async () => {
    const taken = newEmail();
    await before.signUp(taken);
    for (const email of [taken, newEmail()]) expect(await resend(email)).toMatchObject({ status: 200, body: {} });
    expect(await post.deliver()).toEqual([]);
  });

  it('is all that a forgotten password does not bring to who waits', async () => {
    const email = newEmail();
    await signUp(email);
    await post.deliver();
    expect((await recover(email)).status).toBe(200);
    expect(await post.deliver()).toEqual([]);
  });

  it.each([
    [{ type: 'signup', email: 'nobody' }, 'email_address_invalid'],
    [{ type: 'email_change', email: 'a@example.com' }, 'validation_failed'],
    [{ email: 'a@example.com' }, 'validation_failed'],
  ])('is refused for %j', async (body, code) => {
    expect(await send('POST', '/resend', { body })).toMatchObject({ status: 400, body: { code } });
  });
});

it('a sign-up that cannot be kept sends no mail', async () => {
  await rows(`alter table internal.letters add constraint no_letters check (email_key <> 'broken@example.com')`);
  expect((await signUp('broken@example.com')).status).toBe(500);
  await rows('alter table internal.letters drop constraint no_letters');
  expect(await rows(`select 1 from internal.sign_ups where email_key = 'broken@example.com'`)).toEqual([]);
});
