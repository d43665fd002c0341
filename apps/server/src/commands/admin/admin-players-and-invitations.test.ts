import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aggregateBoards } from '../../features/leaderboard/index.ts';
import { auditBoards } from '../../testing/audit-boards.ts';
import { plainSession, signIn, type TestPlayer } from '../../testing/player.ts';
import { startTestServer } from '../../testing/server.ts';
import { startAdmin, type Admin } from './testing/start-admin.ts';

let admin: Admin;
beforeAll(async () => {
  admin = await startAdmin();
});
afterAll(() => admin.close());

const boardOf = async (viewer: TestPlayer): Promise<string> =>
  JSON.stringify((await viewer.get('/api/leaderboard?period=alltime')).body);

describe('players', () => {
  it('are listed page by page, found by name, address or team, and shown with their totals', async () => {
    const team = `Team ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
    const [player] = [await admin.server.signUp(), await admin.server.signUp()];
    await player.put('/api/profile', { team_name: team });
    await player.save(plainSession);
    const [found, ...others] = await admin.json<{ id: string; email: string; sessions: number }[]>('players', 'find', team.toUpperCase());
    expect([found?.id, found?.sessions, others.length]).toEqual([player.id, 1, 0]);
    const [first] = await admin.json<{ email: string }[]>('players', 'list', '--limit', '1');
    const next = await admin.json<{ email: string }[]>('players', 'list', '--limit', '100', '--after', first?.email ?? '');
    expect(next.map(({ email }) => email)).not.toContain(first?.email);
    expect(await admin.json('players', 'find', '100%')).toEqual([]);
    expect(await admin.json('players', 'show', player.email.toUpperCase())).toMatchObject({ id: player.id, age: 30, practiceDays: 1 });
    expect((await admin.run('players', 'show', player.id)).out).toContain(player.email);
  });

  it('are renamed for all others to see, but not to what others may not see', async () => {
    const player = await admin.server.signUp();
    await player.save(plainSession);
    expect(await admin.run('players', 'rename', player.id, 'call 0151 12345678')).toMatchObject({ code: 1, err: expect.stringContaining('isplay name') });
    await admin.json('players', 'rename', player.id, 'Quiet Keeper');
    expect(await boardOf(player)).toContain('Quiet Keeper');
  });

  it('are hidden though they want to be shown, are told so, and choose again when that is lifted', async () => {
    const [player, viewer] = [await admin.server.signUp(), await admin.server.signUp()];
    await player.put('/api/profile', { display_name: 'Loud Winger' });
    await player.save(plainSession);
    expect(await boardOf(viewer)).toContain('Loud Winger');
    await admin.json('players', 'hide', player.id);
    expect(await boardOf(viewer)).not.toContain('Loud Winger');
    const refused = await player.put('/api/profile', { hidden: false });
    expect(refused).toMatchObject({ status: 403, body: { code: 'hidden_by_operator', error: 'Whoever runs this Touchline has taken you off the boards.' } });
    await player.put('/api/profile', { age: 31 });
    expect(await boardOf(viewer)).not.toContain('Loud Winger');
    await admin.json('players', 'hide', player.id, '--lift');
    expect(await boardOf(viewer)).toContain('Loud Winger');
  });

  it('that are suspended are signed out everywhere and cannot come back until that is lifted', async () => {
    const [player, viewer] = [await admin.server.signUp(), await admin.server.signUp()];
    await player.put('/api/profile', { display_name: 'Rough Sweeper' });
    await player.save(plainSession);
    const token = await player.token();
    const link = (await admin.json<{ link: string }>('players', 'reset-password', player.id)).link;
    await admin.json('players', 'suspend', player.email);
    expect(await admin.server.send('GET', '/api/stats', { token })).toMatchObject({ status: 401 });
    await expect(signIn(admin.server, admin.server.clock.now, player)).rejects.toThrow('user_banned');
    const reset = { type: 'recovery', token_hash: new URL(link).hash.match(/token_hash=([\w-]+)/)?.[1] };
    const anonKey = (await admin.server.send<{ supabaseAnonKey: string }>('GET', '/config')).body.supabaseAnonKey;
    const verify = () => admin.server.send('POST', '/auth/v1/verify', { body: reset, headers: { apikey: anonKey } });
    expect(await verify()).toMatchObject({ status: 403, body: { code: 'user_banned' } });
    expect(await admin.run('players', 'reset-password', player.id)).toMatchObject({ code: 1, err: 'This player is suspended: lift that first.' });
    expect(await boardOf(viewer)).not.toContain('Rough Sweeper');
    await admin.json('players', 'suspend', player.email, '--lift');
    const back = await signIn(admin.server, admin.server.clock.now, player);
    expect(await back.stats()).toMatchObject({ totalSessions: 1 });
    expect(await boardOf(viewer)).toContain('Rough Sweeper');
    expect(await verify()).toMatchObject({ status: 200 });
  });

  it('that are suspended are told so where their device renews its sign-in, and nobody else is; lifted, they sign in again', async () => {
    const player = await admin.server.signUp();
    const before = player.refreshToken();
    const renew = (token: string) => admin.server.send<{ code: string }>('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } });
    await admin.json('players', 'suspend', player.id);
    await admin.json('players', 'suspend', player.id);
    const banned = { status: 403, body: { code: 'user_banned' } };
    expect(await renew(before)).toMatchObject(banned);
    expect(await renew(before)).toMatchObject(banned);
    const guessed = Buffer.from(before, 'base64url');
    guessed[guessed.length - 1] = (guessed.at(-1) ?? 0) ^ 1;
    expect(await renew(guessed.toString('base64url'))).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
    await admin.json('players', 'suspend', player.id, '--lift');
    expect(await renew(before)).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
    expect(await admin.rows('select 1 from internal.suspended_sessions where account_id = $1', player.id)).toEqual([]);
  });

  it('get a link to a new password that works once', async () => {
    const player = await admin.server.signUp();
    const { out, code } = await admin.run('players', 'reset-password', player.email);
    expect(code).toBe(0);
    expect(out).toMatch(/^https:\/\/club\.example\/reset-password\.html#token_hash=[\w-]{43}&type=recovery$/);
    const anonKey = (await admin.server.send<{ supabaseAnonKey: string }>('GET', '/config')).body.supabaseAnonKey;
    const body = { type: 'recovery', token_hash: /token_hash=([\w-]+)/.exec(out)?.[1] };
    const use = () => admin.server.send('POST', '/auth/v1/verify', { body, headers: { apikey: anonKey } });
    expect((await use()).status).toBe(200);
    expect(await use()).toMatchObject({ status: 403, body: { code: 'otp_expired' } });
  });

  it('are exported as they would export themselves, into a file that nobody else reads and that is never overwritten', async () => {
    const player = await admin.server.signUp();
    await player.save(plainSession);
    const { out, code } = await admin.run('players', 'export', player.email, '--out', 'export.json');
    expect([code, out]).toEqual([0, join(admin.folder, 'export.json')]);
    const exported = JSON.parse(readFileSync(out, 'utf8')) as { exportedAt: string };
    const { body } = await player.get<{ exportedAt: string }>('/api/account/export');
    expect(exported).toEqual(body);
    expect(await admin.run('players', 'export', player.email, '--out', 'export.json')).toMatchObject({ code: 1, err: `${out} cannot be written: there is a file of this name.` });
    expect(await admin.run('players', 'export', player.email, '--out', 'none/export.json')).toMatchObject({
      code: 1,
      err: `${join(admin.folder, 'none/export.json')} cannot be written: its folder does not exist.`,
    });
    expect(await admin.run('players', 'export', player.email, '--out', 'export.json/part')).toMatchObject({
      code: 1,
      err: `${join(admin.folder, 'export.json/part')} cannot be written: a part of the path is not a folder.`,
    });
  });

  it('are deleted for good, files and mails too, once that is said twice', async () => {
    const player = await admin.server.signUp();
    await player.save(plainSession);
    const clip = join(admin.dataDir, 'clips', 'clips', player.id);
    mkdirSync(clip, { recursive: true });
    writeFileSync(join(clip, `${randomUUID()}.file`), 'film');
    expect(await admin.run('players', 'delete', player.id)).toMatchObject({ code: 1, err: 'This cannot be undone: say --yes.' });
    expect((await admin.run('players', 'delete', player.id, '--yes')).out).toBe(`${player.email} is deleted.`);
    expect(await admin.rows('select 1 from users where id = $1', player.id)).toEqual([]);
    expect(await admin.rows('select 1 from internal.accounts where id = $1', player.id)).toEqual([]);
    expect(existsSync(clip) ? readdirSync(clip) : []).toEqual([]);
    await expect(signIn(admin.server, admin.server.clock.now, player)).rejects.toThrow('invalid_credentials');
    await aggregateBoards(admin.server.database.db);
    expect(await auditBoards(admin.server.database.pool)).toEqual([]);
  });
});

describe('operators', () => {
  it('are added by command alone, only grown-ups, are listed, and are removed again', async () => {
    const player = await admin.server.signUp();
    const status = async (): Promise<number> => (await admin.server.send('GET', '/api/operator', { token: await player.token() })).status;
    await admin.rows('update users set lowest_age = 16 where id = $1', player.id);
    expect(await admin.run('operators', 'add', player.email)).toMatchObject({ code: 1, err: expect.stringContaining('Operators are 18 or older') });
    await admin.rows('update users set age = null, lowest_age = null where id = $1', player.id);
    expect((await admin.run('operators', 'add', player.email)).code).toBe(1);
    await admin.rows('update users set age = 30, lowest_age = 30 where id = $1', player.id);
    expect(await status()).toBe(403);
    expect(await admin.json('operators', 'add', player.email.toUpperCase())).toMatchObject([{ id: player.id, email: player.email, active: true }]);
    expect((await admin.run('operators', 'add', player.id)).code).toBe(0);
    expect(await status()).toBe(200);
    expect((await admin.run('players', 'suspend', player.id)).code).toBe(0);
    expect(await admin.json('operators', 'list')).toMatchObject([{ id: player.id, active: false }]);
    expect(await admin.json('operators', 'remove', player.id)).toEqual([]);
    expect(await admin.run('operators', 'remove', player.id)).toMatchObject({ code: 1, err: `${player.id} is no operator.` });
    expect(await admin.run('operators', 'add', player.id)).toMatchObject({ code: 1, err: 'This player is suspended: lift that first.' });
    const log = await admin.rows('select action from internal.operator_actions where subject = $1 order by at, id', player.id);
    expect(log.map(({ action }) => action)).toEqual(['operators add', 'operators add', 'players suspend', 'operators remove']);
  });
});

describe('invitations', () => {
  it('are made with uses and an end, listed with their link, and taken back', async () => {
    const made = await admin.json<{ code: string; link: string; id: string }>('invites', 'create', '--uses', '25', '--days', '14', '--note', 'U12');
    expect(made.code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
    expect(made).toMatchObject({ maxUses: 25, uses: 0, note: 'U12', state: 'open', link: `https://club.example/#invite=${made.code}` });
    const state = async () => (await admin.json<{ id: string; state: string }[]>('invites', 'list')).find(({ id }) => id === made.id)?.state;
    expect(await state()).toBe('open');
    admin.server.clock.advance({ days: 14 });
    expect(await state()).toBe('expired');
    admin.server.clock.advance({ days: -14 });
    await admin.json('invites', 'revoke', made.code.toLowerCase());
    expect(await state()).toBe('revoked');
    expect(await admin.run('invites', 'revoke', 'NONE')).toMatchObject({ code: 1, err: 'There is no invitation NONE.' });
    expect((await admin.run('invites', 'create', '--uses', '0')).code).toBe(1);
  });

  it('open an account where one is needed', async () => {
    const { code } = await admin.json<{ code: string }>('invites', 'create');
    const club = await startTestServer({ databaseUrl: admin.server.databaseUrl, signUps: { who: 'invite', maxAccounts: null } });
    const anonKey = (await club.send<{ supabaseAnonKey: string }>('GET', '/config')).body.supabaseAnonKey;
    const join = (email: string) =>
      club.send('POST', '/auth/v1/signup', { body: { email, password: 'left-foot-7', data: { invite_code: code } }, headers: { apikey: anonKey } });
    expect((await join(`${randomUUID()}@example.com`)).status).toBe(200);
    expect(await join(`${randomUUID()}@example.com`)).toMatchObject({ status: 422, body: { code: 'invite_invalid' } });
    await club.close();
  });
});
