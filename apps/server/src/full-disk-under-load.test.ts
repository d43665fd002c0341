import { execFileSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { count } from '@touchline/domain/testing';
import pg from 'pg';
import { expect, it, onTestFailed, onTestFinished } from 'vitest';
import { openDatabase } from './db/open-postgres-pool.ts';
import { aggregateBoards } from './features/leaderboard/index.ts';
import { openEmbedded } from './commands/index.ts';
import { auditBoards } from './testing/audit-boards.ts';
import { auditPlayerRecords } from './testing/audit-player-records.ts';
import { signUp, type Post, type TestPlayer } from './testing/player.ts';
import { eventually } from './testing/eventually.ts';
import { killAllIn } from './testing/processes-in-folder.ts';
import { runServer } from './testing/server-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const FILLED = count('filledDisks');
const PLAYERS = 4;
/** Of the disk: an empty database and its log of writes take two thirds. */
const SIZE = '200m';
const DAYS = 13;
const canMount = process.platform === 'linux' && process.getuid?.() === 0;

/** A save that was sent under its key, and what was heard where it was taken. */
type Sent = { readonly player: number; readonly post: Post; readonly key: string; heard: string | null };

function newSave(player: number): Sent {
  const finishedAt = new Date(Date.now() - randomInt(DAYS * 86_400) * 1_000).toISOString();
  return { player, key: randomUUID(), heard: null, post: { drill_id: 'juggling', duration_minutes: 1, result: randomInt(100), finished_at: finishedAt } };
}

/** A disk of its own, which goes with the test. */
function smallDisk(): string {
  const folder = temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder]);
  onTestFinished(() => {
    killAllIn(folder);
    execFileSync('umount', ['--lazy', folder]);
  });
  return folder;
}

/** Another program's files, until no byte is left. Gives what removes them. */
function fill(disk: string): () => void {
  const files: string[] = [];
  for (const size of [1_000_000, 4_096]) {
    for (;;) {
      const file = join(disk, `other-${files.length}`);
      files.push(file);
      try {
        writeFileSync(file, Buffer.alloc(size));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOSPC') break;
        throw error;
      }
    }
  }
  return () => files.forEach((file) => rmSync(file, { force: true }));
}

it.runIf(canMount && FILLED > 0)(
  'a disk that fills under load ends saves in words, even where PostgreSQL itself falls; with room they go through, nothing lost and nothing double',
  async () => {
    const disk = smallDisk();
    const dataDir = join(disk, 'data');
    const server = runServer({ folder: disk, env: { LOG_LEVEL: 'warn' } });
    onTestFailed(() => console.log(server.stdout(), server.stderr().slice(-5_000)));
    const client = await server.ready();
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => signUp(client, () => new Date())));
    const embedded = await openEmbedded(dataDir);
    await onDatabase(embedded.url, (own) => own.query(`update users set created_at = created_at - interval '30 days', age = 30, lowest_age = 30`));
    await embedded.stop();

    const all: Sent[] = [];
    const heard: Record<string, number> = {};
    const over = new AbortController();
    const write = async (player: number) => {
      while (!over.signal.aborted) {
        const one = newSave(player);
        all.push(one);
        const { status, text, body } = await (players[player] as TestPlayer).post(one.post, one.key);
        const how = status === 201 ? '201' : `${status} ${body.code}`;
        heard[how] = (heard[how] ?? 0) + 1;
        if (status === 201) one.heard = text;
        // As a device tries again later.
        await pause(status === 201 ? 5 : 200);
      }
    };
    const work = Promise.all(players.map((_, player) => write(player)));
    const hears = async (how: string): Promise<void> => {
      const before = heard[how] ?? 0;
      await eventually(`'${how}' in ${JSON.stringify(heard)}`, () => (heard[how] ?? 0) > before + 5, 60_000);
    };
    const statusOf = async (path: string) => (await client.send('GET', path)).status;
    const tookMs: Record<string, number[]> = { refused: [], fallen: [] };
    const makeRoom = async (what: string, empty: () => void): Promise<void> => {
      empty();
      const from = Date.now();
      await hears('201');
      tookMs[what]?.push(Date.now() - from);
      await eventually('readiness', async () => (await statusOf('/health/ready')) === 200);
    };

    for (let time = 1; time <= FILLED; time += 1) {
      await hears('201');
      let empty = fill(disk);
      await hears('503 writes_failing');
      await eventually('readiness to say so', async () => (await statusOf('/health/ready')) === 503);
      expect(await client.send('GET', '/health')).toMatchObject({ status: 200, body: { database: 'ok', writes: 'failing' } });
      expect(await (players[0] as TestPlayer).get('/api/stats')).toMatchObject({ status: 200 });
      await makeRoom('refused', empty);

      // Its log of writes has to grow, and it cannot: PostgreSQL ends itself, and cannot recover either.
      empty = fill(disk);
      const endless = onDatabase(embedded.url, async (own) => {
        for (;;) await own.query(`select pg_logical_emit_message(true, 'filled', repeat('x', 1000000))`);
      });
      await expect(endless).rejects.toThrow(/No space left on device|terminat|ECONNRESET/);
      await hears('503 unavailable');
      expect(await statusOf('/health/live')).toBe(200);
      expect(await statusOf('/health/ready')).toBe(503);
      await makeRoom('fallen', empty);
    }
    over.abort();
    await work;
    const falls = (server.stdout() + server.stderr()).split('The connection to PostgreSQL was lost').length - 1;
    expect(falls).toBeGreaterThanOrEqual(FILLED);

    for (const one of all) {
      const again = await (players[one.player] as TestPlayer).post(one.post, one.key);
      expect(again.text).toBe(one.heard ?? again.text);
      if (again.status === 201) one.heard = again.text;
    }
    console.log(`${FILLED} times full: ${JSON.stringify({ heard, falls, tookMs })}`);
    server.terminate();
    expect(await server.ended).toEqual({ code: 0, signal: null });
    const after = await openEmbedded(dataDir);
    const { db, pool, close } = openDatabase(after.url, { max: 2 });
    const { rows } = await pool.query<{ key: string }>('select idempotency_key as key from practice_sessions');
    const saved = all.filter((one) => one.heard !== null).map(({ key }) => key);
    expect(rows.map(({ key }) => key).toSorted()).toEqual(saved.toSorted());
    await aggregateBoards(db);
    expect([...(await auditPlayerRecords(pool)), ...(await auditBoards(pool))]).toEqual([]);
    await close();
    await after.stop();
  },
);

/** Does something on one connection, which may end in the middle. */
async function onDatabase(connectionString: string, work: (own: pg.Client) => Promise<unknown>): Promise<void> {
  const own = new pg.Client({ connectionString });
  own.on('error', () => {});
  await own.connect();
  try {
    await work(own);
  } finally {
    await own.end().catch(() => {});
  }
}
