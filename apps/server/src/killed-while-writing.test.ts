import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomInt, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { count } from '@touchline/domain/testing';
import { expect, it, onTestFailed } from 'vitest';
import { restoreBackup } from './db/backup/restore-backup.ts';
import { openDatabase } from './db/open-postgres-pool.ts';
import { playerOwnedTables } from './db/player-owned-tables.ts';
import { aggregateBoards } from './features/leaderboard/index.ts';
import { backUp, openEmbedded, readSettings } from './commands/index.ts';
import { answerInTime, isLate } from './testing/answer-in-time.ts';
import type { ApiClient } from './testing/api-client.ts';
import { auditBoards } from './testing/audit-boards.ts';
import { auditPlayerRecords } from './testing/audit-player-records.ts';
import { cloneDatabase } from './testing/database-per-test-file.ts';
import { signUp, type TestPlayer } from './testing/player.ts';
import { eventually } from './testing/eventually.ts';
import { tellsProcesses } from './testing/processes-in-folder.ts';
import { runServer } from './testing/server-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const KILLS = count('killedWrites');
const PLAYERS = 6;
/** Of each round, as many as leave while it is killed. */
const LEAVERS = 2;
const MOST_IN_A_ROUND = 60;
const DAYS = 13;
/** Sessions of a player before the first kill: packs have to be earned. */
const EARNING = 25;
const backupScript = fileURLToPath(new URL('../../../scripts/backup.ts', import.meta.url));

/** A write that was sent under its key, and what was heard of it. */
type Sent = { readonly player: number; readonly key: string; readonly isPack: boolean; readonly send: (player: TestPlayer) => Promise<{ readonly status: number; readonly text: string }>; heard: string | null };

const session = () => ({
  drill_id: 'juggling',
  duration_minutes: 1,
  result: randomInt(100),
  finished_at: new Date(Date.now() - randomInt(DAYS * 86_400) * 1_000).toISOString(),
});

function newWrite(player: number, mayBePack = true): Sent {
  const key = randomUUID();
  const post = session();
  const isPack = mayBePack && randomInt(3) === 0;
  return { player, key, isPack, heard: null, send: (who) => (isPack ? who.tryPack(key) : who.post(post, key)) };
}

/** What is answered to a save and to a pack; a pack may be too dear. */
const answers = [200, 201, 422];

/** Null where the connection broke with the server: whether it was done is not known here. */
async function heardOf<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return null;
  }
}

// In the short run three kills of analyses and two of the database stand for these: features/analysis, db/embedded.
it.runIf(tellsProcesses && KILLS > 0)(
  'sessions, packs, boards, deletions and backups outlive the death of everything: nothing is lost, nothing is there twice',
  async () => {
    const folder = temporaryFolder();
    const dataDir = join(folder, 'data');
    const settings = readSettings({ DATA_DIR: dataDir, BACKUP_DIR: join(folder, 'backups'), BACKUP_COUNT: '3', LOG_LEVEL: 'silent' }, [], '/');
    const start = () => runServer({ folder, env: { LOG_LEVEL: 'error' } });
    let server = start();
    onTestFailed(() => console.log(server.stdout(), server.stderr()));
    let client: ApiClient = await server.ready();
    let players = await Promise.all(Array.from({ length: PLAYERS }, () => signUp(client, () => new Date())));
    for (const player of players) await player.put('/api/profile', { age: 30, team_name: 'The Survivors' });
    // What was practised before an account began earns nothing.
    await onDatabase(dataDir, (pool) => pool.query(`update users set created_at = created_at - interval '30 days'`));
    const all: Sent[] = [];
    const earn = async (player: number) => {
      for (let n = 0; n < EARNING; n += 1) {
        const one = newWrite(player, false);
        expect(await answerInTime(() => one.send(players[player] as TestPlayer))).toMatchObject({ status: 201 });
        all.push(one);
      }
    };
    await Promise.all(players.map((_, player) => earn(player)));
    const gone: string[] = [];
    const bought = new Set<string>();
    const seen = { sessions: 0, packs: 0, unheard: 0, leavers: 0, archives: 0 };

    for (let kill = 1; kill <= KILLS; kill += 1) {
      const leavers = await Promise.all(Array.from({ length: LEAVERS }, () => signUp(client, () => new Date())));
      for (const leaver of leavers) {
        await leaver.put('/api/profile', { age: 30, team_name: 'The Survivors' });
        await leaver.save(session(), randomUUID());
      }
      const [sent, over] = [[] as Sent[], new AbortController()];
      const write = async (player: number) => {
        while (!over.signal.aborted) {
          const one = newWrite(player);
          sent.push(one);
          const answer = await heardOf(one.send(players[player] as TestPlayer));
          if (answer === null || isLate(answer)) continue;
          expect(answers).toContain(answer.status);
          one.heard = answer.text;
        }
      };
      const enough = randomInt(1, MOST_IN_A_ROUND);
      const load = () => sent.filter(({ heard }) => heard !== null).length;
      const leave = async (leaver: TestPlayer, after: number) => {
        await eventually('the load', () => load() >= after || over.signal.aborted);
        await heardOf(client.send('DELETE', '/api/account', { body: { password: leaver.password }, token: await leaver.token() }));
      };
      // Beside the server, as an operator writes one; it dies with all else.
      const backup = spawn(process.execPath, [backupScript, '--data', dataDir], {
        cwd: folder,
        env: { ...process.env, BACKUP_DIR: settings.backups.folder, BACKUP_COUNT: '3' },
        stdio: 'ignore',
      });
      const backedUp = once(backup, 'exit');
      const work = [...players.map((_, player) => write(player)), ...leavers.map((leaver) => leave(leaver, randomInt(enough + 1)))];
      await Promise.race([Promise.all(work), eventually('the load', () => load() >= enough, 60_000)]);
      await server.kill();
      over.abort();
      await Promise.all([...work, backedUp]);

      server = start();
      client = await server.ready();
      players = players.map((player) => player.at(client));
      for (const one of sent) {
        const again = await answerInTime(() => one.send(players[one.player] as TestPlayer));
        expect(answers).toContain(again.status);
        if (one.isPack && again.status === 200) bought.add(one.key);
        // A refusal is no write: what was too dear then may be bought now.
        if (one.heard?.includes('not_enough_tokens')) continue;
        if (one.heard === null) seen.unheard += 1;
        expect(again.text).toBe(one.heard ?? again.text);
      }
      all.push(...sent);
      for (const leaver of leavers) {
        // Deleted with the death, or not begun: never half.
        const token = await heardToken(leaver.at(client));
        const { status } = token === null ? { status: 401 } : await answerInTime(() => client.send('DELETE', '/api/account', { body: { password: leaver.password }, token }));
        expect([200, 401]).toContain(status);
        gone.push(leaver.id);
      }
      seen.leavers += leavers.length;

      const embedded = await openEmbedded(dataDir);
      const { db, pool, close } = openDatabase(embedded.url, { max: 2 });
      const rowsOf = async (query: string) => (await pool.query<{ key: string }>(query)).rows.map(({ key }) => key);
      const [sessions, packs] = [await rowsOf('select idempotency_key as key from practice_sessions'), await rowsOf(`select ref as key from token_ledger where amount < 0`)];
      expect(sessions.toSorted()).toEqual(all.flatMap(({ key, isPack }) => (isPack ? [] : [key])).toSorted());
      expect([packs.length, new Set(packs).size]).toEqual([bought.size, bought.size]);
      for (const { name, isInternal, owner } of playerOwnedTables) {
        const table = isInternal ? `internal.${name}` : name;
        expect(await rowsOf(`select ${owner.name}::text as key from ${table} where ${owner.name} = any('{${gone.join(',')}}'::uuid[])`)).toEqual([]);
      }
      await aggregateBoards(db);
      expect([...(await auditPlayerRecords(pool)), ...(await auditBoards(pool))]).toEqual([]);
      Object.assign(seen, { sessions: sessions.length, packs: packs.length });
      await close();
      await embedded.stop();
    }

    // Whatever bears the name of an archive is whole; one that was never finished bears another, and goes after a day.
    await backUp(settings);
    for (const name of readdirSync(settings.backups.folder).filter((file) => file.endsWith('.tar.gz'))) {
      const copy = await cloneDatabase();
      await restoreBackup({ archive: join(settings.backups.folder, name), databaseUrl: copy.url, clips: null });
      const { db, pool, close } = openDatabase(copy.url, { max: 2 });
      await aggregateBoards(db);
      expect([...(await auditPlayerRecords(pool)), ...(await auditBoards(pool))]).toEqual([]);
      await close();
      seen.archives += 1;
    }
    console.log(`${KILLS} kills: ${JSON.stringify({ ...seen, sent: all.length })}`);
    server.terminate();
    await server.ended;
  },
);

/** Does something on the database of a server that runs. */
async function onDatabase(dataDir: string, work: (pool: ReturnType<typeof openDatabase>['pool']) => Promise<unknown>): Promise<void> {
  const embedded = await openEmbedded(dataDir);
  const { pool, close } = openDatabase(embedded.url, { max: 1 });
  await work(pool);
  await close();
  await embedded.stop();
}

/** A token of a player who may be gone by now; null when they are. */
async function heardToken(player: TestPlayer): Promise<string | null> {
  try {
    return await player.token();
  } catch {
    return null;
  }
}
