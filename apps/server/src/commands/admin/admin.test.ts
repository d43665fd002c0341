import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Settings } from '../../config.ts';
import { inTransaction } from '../../db/transaction-retries.ts';
import { logger } from '../../redacting-logger.ts';
import { startJobs } from '../../jobs/index.ts';
import type { Operator } from './open-operator-tools.ts';
import { runAdmin } from './run-admin.ts';
import { startAdmin, type Admin } from './testing/start-admin.ts';

let admin: Admin;
beforeAll(async () => {
  admin = await startAdmin();
});
afterAll(() => admin.close());

describe('a command', () => {
  it('that is not one, or lacks an argument, ends with 2 and says how it goes', async () => {
    expect(await admin.run('players', 'promote')).toMatchObject({ code: 2, err: 'There is no command players promote: see npm run admin -- --help' });
    expect(await admin.run('players', 'show')).toMatchObject({ code: 2, err: expect.stringContaining('Usage: players show <id or address>') });
    expect(await admin.run('audit', '--now')).toMatchObject({ code: 2, err: expect.stringContaining('Usage: audit [--mend]') });
    for (const word of ['toString', 'constructor', '__proto__']) expect(await admin.run(word)).toMatchObject({ code: 2, err: expect.stringContaining(`no command ${word}`) });
    expect((await admin.run()).code).toBe(2);
  });

  it('asked for help lists all commands, or tells of one', async () => {
    const all = await admin.run('--help');
    expect(all.code).toBe(0);
    for (const words of ['players reset-password', 'invites create', 'jobs retry', 'audit [--mend]', 'storage sweep', 'log']) expect(all.out).toContain(words);
    expect(await admin.run('players', 'delete', '--help')).toMatchObject({ code: 0, out: expect.stringContaining('--yes') });
  });

  it('takes its flags before it, after it and between its words', async () => {
    const player = await admin.server.signUp();
    const shown = expect.stringContaining(`"id": "${player.id}"`);
    const ways = [
      ['--json', '--data', 'elsewhere', 'players', 'show', player.email],
      ['--data=elsewhere', 'players', '--json', 'show', player.email],
      ['players', 'show', '--data', 'elsewhere', player.email, '--json'],
      ['--limit', '1', '--json', 'players', 'find', player.email],
    ];
    for (const argv of ways) expect({ argv, ...(await admin.run(...argv)) }).toMatchObject({ code: 0, out: shown });
    expect((await admin.run('--note', 'invites list', '--json', 'invites', 'create')).out).toContain('"note": "invites list"');
    expect(await admin.run('--help', 'players', 'delete')).toMatchObject({ code: 0, out: expect.stringContaining('--yes') });
    expect(await admin.run('--data', 'elsewhere')).toMatchObject({ code: 2, out: expect.stringContaining('players list') });
    expect(await admin.run('--mend', 'players', 'list')).toMatchObject({ code: 2, err: expect.stringContaining('Usage: players list') });
    expect(await admin.run('--no-such', 'players', 'list')).toMatchObject({ code: 2, err: expect.stringContaining("'--no-such'") });
  });

  it('is told the port of the server as its start is: links lead there', async () => {
    const ports: number[] = [];
    const surroundings = { env: { DATA_DIR: admin.dataDir }, workingDir: admin.folder, print: () => undefined, complain: () => undefined };
    const withOperator = <T>(settings: Settings, work: (its: Operator) => Promise<T>): Promise<T> => {
      ports.push(settings.port);
      return work(admin.operator);
    };
    expect(await runAdmin(['invites', 'list', '--port', '8080'], { ...surroundings, withOperator })).toBe(0);
    expect(ports).toEqual([8080]);
  });

  it('about nobody ends with 1 and one line', async () => {
    expect(await admin.run('players', 'show', 'nobody@example.com')).toMatchObject({ code: 1, err: 'There is no player nobody@example.com.' });
    expect((await admin.run('players', 'list', '--limit', 'all')).err).toBe('--limit must be a whole number from 1 to 999999.');
  });
});

describe('jobs', () => {
  it('that were given up are listed, get another life, or are removed', async () => {
    const ran: string[] = [];
    let isBroken = true;
    const worker = {
      queue: { name: `work-${randomUUID()}`, payload: z.strictObject({ id: z.uuid() }), concurrency: 2, timeLimit: 60, retries: { limit: 0, delay: 1, maxDelay: 1 } },
      run: async ({ id }: { id: string }) => {
        ran.push(id);
        if (isBroken) throw new TypeError('broken');
      },
    };
    const jobs = await startJobs(admin.server.database.pool, [worker], logger('silent'));
    const [one, two] = [randomUUID(), randomUUID()];
    for (const id of [one, two]) await inTransaction(admin.server.database.db, (inside) => jobs.enqueue(inside, worker.queue, { subject: id, payload: { id } }));
    await expect.poll(() => jobs.countDead()).toBe(2);
    const dead = await admin.json<{ id: string; queue: string; state: string; attempts: number; error: string }[]>('jobs', 'list');
    const ours = dead.filter(({ queue }) => queue === worker.queue.name);
    expect(ours).toMatchObject([{ state: 'dead', attempts: 1, error: 'TypeError' }, { state: 'dead' }]);
    isBroken = false;
    await admin.json('jobs', 'retry', ours[0]?.id ?? '');
    await expect.poll(() => ran.length).toBe(3);
    await admin.json('jobs', 'drop', ours[1]?.id ?? '');
    expect(await jobs.countDead()).toBe(0);
    expect((await admin.run('jobs', 'drop', ours[1]?.id ?? '')).code).toBe(1);
    expect((await admin.run('jobs', 'retry', randomUUID())).code).toBe(1);
    await jobs.stop();
  });
});

it('the sweep of the storage removes what nothing refers to, and tells how much', async () => {
  const orphan = join(admin.dataDir, 'clips', 'clips', randomUUID());
  mkdirSync(orphan, { recursive: true });
  const file = join(orphan, `${randomUUID()}.file`);
  writeFileSync(file, 'film');
  const longAgo = new Date('2026-01-01');
  utimesSync(file, longAgo, longAgo);
  expect(await admin.run('storage', 'sweep')).toMatchObject({ code: 0, out: 'Removed 1 files.' });
  expect(existsSync(file)).toBe(false);
});

it('the keys of sign-ins are rotated, and the log has the act and no key', async () => {
  const { key } = await admin.json<{ key: string }>('keys', 'rotate', '--at-once');
  const [newest] = await admin.rows('select id, retired_at from internal.signing_keys order by created_at desc, retired_at nulls first limit 1');
  expect(newest).toEqual({ id: key, retired_at: null });
  const [act] = await admin.rows('select * from internal.operator_actions order by at desc, id desc limit 1');
  expect(act).toMatchObject({ action: 'keys rotate', details: { atOnce: true } });
  expect(JSON.stringify(act)).not.toContain(key);
});

describe('the log of what operators do', () => {
  it('tells who did what to whom, when, and holds nothing secret', async () => {
    const player = await admin.server.signUp();
    const { link } = await admin.json<{ link: string }>('players', 'reset-password', player.email);
    await admin.json('players', 'rename', player.id, 'Secret Name');
    const log = await admin.json<{ at: string; operator: string; action: string; subject: string }[]>('log', '--limit', '5');
    expect(log[0]).toMatchObject({ at: admin.server.clock.now().toISOString(), action: 'players rename', subject: player.id });
    expect(log[0]?.operator).toMatch(/\w/);
    expect(log[1]).toMatchObject({ action: 'players reset-password', subject: player.id });
    const all = JSON.stringify(await admin.rows('select * from internal.operator_actions'));
    for (const secret of [/token_hash=([\w-]+)/.exec(link)?.[1] ?? link, 'Secret Name', player.email]) expect(all).not.toContain(secret);
  });

  it('forgets a player who leaves', async () => {
    const player = await admin.server.signUp();
    await admin.json('players', 'show', player.id);
    await admin.server.send('DELETE', '/api/account', { body: { password: player.password }, token: await player.token() });
    expect(await admin.rows('select 1 from internal.operator_actions where subject = $1', player.id)).toEqual([]);
  });

  it('has nothing of a change that was not made', async () => {
    const player = await admin.server.signUp();
    await admin.rows(`create function stay() returns trigger language plpgsql as $$ begin raise 'stay'; end $$`);
    await admin.rows('create trigger stay before update on users for each row execute function stay()');
    await expect(admin.run('players', 'hide', player.id)).rejects.toThrow('P0001');
    await admin.rows('drop function stay cascade');
    expect(await admin.rows('select 1 from internal.operator_actions where subject = $1', player.id)).toEqual([]);
  });
});
