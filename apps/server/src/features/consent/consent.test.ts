import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Consent, ConsentRequest, FailureBody } from '@touchline/contracts';
import { consentLimits } from '@touchline/domain';
import { errors } from '@touchline/messages/errors';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import type { TestPlayer } from '../../testing/player.ts';
import { linkIn, readMail } from '../../testing/parse-mail.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { consentOfToken, tokenOf } from './consent-token.ts';
import { cleanUpConsents, createConsentService } from './index.ts';

let mails: MailServer;
let server: TestServer;
/** The same without a mail server: there a sign-up needs no mail. */
let signUps: TestServer;
let child: TestPlayer;
let grownUp: string;

beforeAll(async () => {
  mails = await startMailServer();
  server = await startTestServer({
    role: 'all',
    mail: { kind: 'smtp', url: mails.url, from: 'Touchline <no-reply@touchline.example>' },
    recipients: { coach: 'Example AI', clip: 'this Touchline server' },
    publicUrl: 'https://touchline.example',
  });
  signUps = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock });
});
afterAll(async () => {
  await signUps.close();
  await server.close();
  await mails.close();
});
beforeEach(async () => {
  server.clock.set('2026-03-12T12:00:00Z');
  child = await childOf(11);
  grownUp = `${randomUUID()}@example.org`;
});
afterEach(() => mails.refuse(undefined));

/** A player who has given this age and no other; null has given none. */
async function childOf(age: number | null): Promise<TestPlayer> {
  const player = (await signUps.signUp()).at(server);
  await server.database.pool.query('update users set age = $2, lowest_age = $2, display_name = $3 where id = $1', [player.id, age, 'Kim']);
  return player;
}

type Told = { readonly data: Consent } & FailureBody;
type ToldRequest = { readonly data: ConsentRequest } & FailureBody;

const ask = async (email = grownUp, player = child) =>
  server.send<Told>('POST', '/api/consents/request', { token: await player.token(), body: { purpose: 'coach', email } });
const standing = async (player = child) => (await player.get<{ data: Consent[] }>('/api/consents')).body.data[0];
const takeBack = async () =>
  server.send<Told>('POST', '/api/consents/revoke', { token: await child.token(), body: { purpose: 'coach' } });
const look = (token: string) => server.send<ToldRequest>('POST', '/api/consent-requests/read', { body: { token } });
const answer = (token: string, said: 'yes' | 'no' | 'revoke') =>
  server.send<ToldRequest>('POST', '/api/consent-requests/answer', {
    body: { token, answer: said, ...(said === 'yes' && { responsible: true }) },
  });

/** The mails that have come for the grown-up, once there are so many. */
async function mailsFor(count: number, address = grownUp) {
  const come = () => mails.mails.filter(({ to }) => to === address);
  await expect.poll(come).toHaveLength(count);
  return come();
}

/** Asks, and gives the token of the mail that comes. */
async function asked(address = grownUp): Promise<string> {
  const { status, text } = await ask(address);
  expect(`${status} ${status === 200 ? '' : text}`).toBe('200 ');
  const [mail] = (await mailsFor(1, address)).slice(-1);
  return new URLSearchParams(new URL(linkIn(mail ?? { text: '' })).hash.slice(1)).get('token') ?? '';
}

describe('a grown-up', () => {
  it('is asked by mail, says yes, hears of it, and takes it back by the same link', async () => {
    expect(await standing()).toMatchObject({ recipient: 'Example AI', needed: true, allowed: false, state: 'none' });
    const token = await asked();
    expect(await standing()).toMatchObject({ allowed: false, state: 'waiting', email_hint: `${grownUp[0]}…@example.org`, delivers_mails: true });
    expect((await look(token)).body.data).toMatchObject({ state: 'waiting', player_name: 'Kim', recipient: 'Example AI', wording: 1 });

    server.clock.advance({ hours: 1 });
    expect((await answer(token, 'yes')).body.data).toMatchObject({ state: 'given', answered_at: '2026-03-12T13:00:00.000Z' });
    expect(await standing()).toMatchObject({ allowed: true, state: 'given' });
    const [, second] = await mailsFor(2);
    expect(new URL(linkIn(second ?? { text: '' })).hash).toContain(encodeURIComponent(token));
    expect(new URL(linkIn(second ?? { text: '' })).origin).toBe('https://touchline.example');

    // Weeks later.
    server.clock.advance({ days: 20 });
    expect(await standing()).toMatchObject({ allowed: true });
    expect((await answer(token, 'revoke')).body.data.state).toBe('revoked');
    expect(await standing()).toMatchObject({ allowed: false, state: 'revoked', email_hint: null });
  });

  it('who says no is forgotten, and nothing is allowed', async () => {
    const token = await asked();
    expect((await answer(token, 'no')).body.data.state).toBe('refused');
    expect(await standing()).toMatchObject({ allowed: false, state: 'refused', email_hint: null });
    const { rows } = await server.database.pool.query('select 1 from guardian_consents where email = $1', [grownUp]);
    expect(rows).toEqual([]);
  });

  it('may send an answer twice, but a yes only while the question is open', async () => {
    const token = await asked();
    expect((await answer(token, 'yes')).status).toBe(200);
    expect((await answer(token, 'yes')).body.data.state).toBe('given');
    await mailsFor(2);
    expect(await answer(token, 'no')).toMatchObject({ status: 409, body: { code: 'consent_over', error: errors.consent_over.message } });
    await answer(token, 'revoke');
    expect((await answer(token, 'revoke')).status).toBe(200);
    expect(await answer(token, 'yes')).toMatchObject({ status: 409, body: { code: 'consent_over' } });
    expect(await standing()).toMatchObject({ allowed: false });
  });

  it('cannot answer after a week, and is forgotten by then', async () => {
    const token = await asked();
    server.clock.advance({ days: consentLimits.daysToAnswer });
    expect((await look(token)).body.data.state).toBe('expired');
    expect(await answer(token, 'yes')).toMatchObject({ status: 409, body: { code: 'consent_over' } });
    server.clock.advance({ seconds: 1 });
    await cleanUpConsents(server.database.db, server.clock.now());
    expect(await standing()).toMatchObject({ state: 'expired', email_hint: null });
  });

  it('has to say that they are responsible', async () => {
    const token = await asked();
    for (const responsible of [undefined, false]) {
      const sent = await server.send<FailureBody>('POST', '/api/consent-requests/answer', { body: { token, answer: 'yes', responsible } });
      expect(sent).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    }
    expect(await standing()).toMatchObject({ allowed: false });
  });

  it('whom no mail reaches is told of, and another address can be asked', async () => {
    mails.refuse({ code: 550, words: '5.1.1 unknown' });
    await ask();
    await expect.poll(() => standing()).toMatchObject({ state: 'undeliverable', email_hint: null });
    expect(server.lines.join('')).not.toContain(grownUp);
    mails.refuse(undefined);
    expect(await asked(`${randomUUID()}@example.org`)).not.toBe('');
    expect(await standing()).toMatchObject({ state: 'waiting' });
  });
});

describe('a player', () => {
  it('takes a yes back, and the link says so', async () => {
    const token = await asked();
    await answer(token, 'yes');
    expect((await takeBack()).body.data).toMatchObject({ allowed: false, state: 'revoked' });
    expect((await look(token)).body.data.state).toBe('revoked');
    expect(await answer(token, 'yes')).toMatchObject({ status: 409, body: { code: 'consent_over' } });
  });

  it('who asks somebody else ends the first question', async () => {
    const first = await asked();
    await asked(`${randomUUID()}@example.org`);
    expect(await answer(first, 'yes')).toMatchObject({ status: 409, body: { code: 'consent_over' } });
    expect(await standing()).toMatchObject({ state: 'waiting' });
  });

  it.each([
    [null, true],
    [12, true],
    [13, false],
  ])('of age %s needs a grown-up: %s', async (age, needed) => {
    const player = await childOf(age);
    expect(await standing(player)).toMatchObject({ needed, allowed: !needed });
    expect((await ask(grownUp, player)).body.code).toBe(needed ? undefined : 'consent_not_needed');
  });

  it('unlocks nothing by another age', async () => {
    for (const age of [15, null, 40]) {
      expect((await child.put('/api/profile', { age })).status).toBe(200);
      expect(await standing()).toMatchObject({ needed: true, allowed: false });
    }
    const young = await childOf(null);
    await young.put('/api/profile', { age: 12 });
    await young.put('/api/profile', { age: 16 });
    expect(await standing(young)).toMatchObject({ needed: true, allowed: false });
  });

  it('cannot be their own grown-up, however the address is written', async () => {
    expect((await ask(` ${child.email.toUpperCase()} `)).body.code).toBe('consent_own_email');
    expect((await ask(child.email.replace('@', '+mum@').toUpperCase())).body.code).toBe('consent_own_email');
    expect((await ask('nobody')).body.code).toBe('consent_email_invalid');
    expect((await ask('a@example.org\r\nBcc: b@example.org')).body.code).toBe('consent_email_invalid');
    expect(await standing()).toMatchObject({ state: 'none' });
  });

  it('asks three times a day at most', async () => {
    for (let round = 0; round < 3; round += 1) expect((await ask(`${randomUUID()}@example.org`)).status).toBe(200);
    const { status, body, headers } = await ask();
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_requests' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('of whom everything is taken along takes the consents along; who leaves takes them away, and the link is dead', async () => {
    const token = await asked();
    const { body } = await child.get<{ tables: Record<string, unknown[]> }>('/api/account/export');
    expect(body.tables['guardian_consents']).toEqual([expect.objectContaining({ email: grownUp, wording: 1 })]);
    await server.send('DELETE', '/api/account', { token: await child.token(), body: { password: child.password } });
    expect(await look(token)).toMatchObject({ status: 403, body: { code: 'link_not_valid' } });
    const { rows } = await server.database.pool.query('select 1 from guardian_consents where player_id = $1', [child.id]);
    expect(rows).toEqual([]);
  });

  it('sees nothing of another one', async () => {
    await asked();
    const other = await childOf(9);
    expect(await standing(other)).toMatchObject({ state: 'none', email_hint: null, requested_at: null });
  });
});

describe('where mails are only kept', () => {
  let keeping: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'consent-outbox-'));
    keeping = await startTestServer({ role: 'all', mail: { kind: 'outbox', folder }, recipients: { coach: 'Example AI', clip: null } });
  });
  afterAll(async () => {
    await keeping.close();
    await rm(folder, { recursive: true });
  });

  /** A child who has asked, and the token of the mail. */
  async function askingChild(): Promise<{ readonly send: (path: string) => Promise<number>; readonly token: string }> {
    const player = await keeping.signUp();
    await keeping.database.pool.query('update users set age = 9, lowest_age = 9 where id = $1', [player.id]);
    const send = async (path: string) =>
      (await keeping.send('POST', path, { token: await player.token(), body: { purpose: 'coach', ...(path.endsWith('request') && { email: grownUp }) } })).status;
    const before = await kept();
    expect(await send('/api/consents/request')).toBe(200);
    await expect.poll(kept).toHaveLength(before.length + 1);
    const mail = (await kept()).find((text) => !before.includes(text)) ?? '';
    return { send, token: new URLSearchParams(new URL(linkIn(readMail(mail))).hash.slice(1)).get('token') ?? '' };
  }

  /** The kept mails to the grown-up. */
  async function kept(): Promise<string[]> {
    const mails = await Promise.all((await readdir(folder)).filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')));
    return mails.filter((mail) => mail.includes(`To: ${grownUp}`));
  }

  it.each(['the child takes the question back', 'the grown-up says no'] as const)('none to a forgotten address is, when %s', async (way) => {
    const { send, token } = await askingChild();
    const end = {
      'the child takes the question back': () => send('/api/consents/revoke'),
      'the grown-up says no': async () =>
        (await keeping.send('POST', '/api/consent-requests/answer', { body: { token, answer: 'no' } })).status,
    };
    expect(await end[way]()).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it('those to an address that another child asks are', async () => {
    const { send } = await askingChild();
    await askingChild();
    expect(await send('/api/consents/revoke')).toBe(200);
    expect(await kept()).toHaveLength(2);
  });
});

describe('a yes', () => {
  /** The same database under other settings. */
  const under = (coach: string | null) =>
    createConsentService({
      database: server.database.db,
      limiter: { take: async () => 0, look: async () => 0, forget: async () => {} },
      linkSecret: 'another',
      recipients: { coach, clip: null },
      deliversMails: false,
      enqueue: async () => {},
      mailer: { forgetTo: async () => {} },
      log: { warn: () => {} },
      now: server.clock.now,
    });

  it('is known to need an operator where mails are only kept', async () => {
    expect((await under('Example AI').list(child.id)).map((consent) => consent.delivers_mails)).toEqual([false, false]);
  });

  it('is for one recipient only', async () => {
    await answer(await asked(), 'yes');
    expect(await under('Example AI').mayLeave(child.id, 'coach')).toBe(true);
    expect(await under('Another AI').mayLeave(child.id, 'coach')).toBe(false);
    expect(await under(null).mayLeave(child.id, 'coach')).toBe(false);
  });

  it('is nobody’s where the player is gone', async () => {
    expect(await under('Example AI').mayLeave(randomUUID(), 'coach')).toBe(false);
  });
});

describe('a token', () => {
  const id = randomUUID();
  it('names its request', () => {
    expect(consentOfToken('secret', tokenOf('secret', id))).toBe(id);
  });
  it.each(['', '.', id, `${id}.`, `${id}.AAAA`, `${randomUUID()}.${tokenOf('secret', id).split('.')[1]}`, `${tokenOf('secret', id)}.x`])(
    'that we did not make names none: %s',
    (token) => {
      expect(consentOfToken('secret', token)).toBeNull();
      expect(consentOfToken('secret', tokenOf('other', id))).toBeNull();
    },
  );
});
