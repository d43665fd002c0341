import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { count } from '@touchline/domain/testing';
import { expect, it } from 'vitest';
import { openDatabase } from './db/open-postgres-pool.ts';
import { openEmbedded } from './commands/index.ts';
import { auditPlayerRecords } from './testing/audit-player-records.ts';
import { answerInTime, isLate } from './testing/answer-in-time.ts';
import type { ApiClient } from './testing/api-client.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { signUp, type Post, type TestPlayer } from './testing/player.ts';
import { eventually } from './testing/eventually.ts';
import { tellsProcesses } from './testing/processes-in-folder.ts';
import { runServer, type ServerProcess } from './testing/server-process.ts';

const CALLERS = 16;
/** Two callers each, so that posts of one player meet. */
const PLAYERS = 8;
/** A round ends, at the latest, after so many sessions. */
const MOST_IN_A_ROUND = 120;

/** A post that was sent: what was heard, if anything. */
type Sent = { readonly player: number; readonly post: Post; readonly key: string; heard: string | null };

const DAYS = 13;

/** A session of some day of the last two weeks, as days hold only so many. */
function somePost(): Post {
  const finishedAt = new Date(Date.now() - randomInt(DAYS * 86_400) * 1_000);
  return {
    drill_id: ['juggling', 'wall_passes', 'toe_taps'][randomInt(3)],
    duration_minutes: 1,
    result: randomInt(100),
    finished_at: finishedAt.toISOString(),
    time_zone: ['UTC', 'Asia/Tokyo', 'America/Los_Angeles'][randomInt(3)],
  };
}

function playerOf(players: readonly TestPlayer[], at: number): TestPlayer {
  const player = players[at];
  if (player === undefined) throw new Error('there is nobody');
  return player;
}

/** Posts from all callers until the server is killed, at a moment that nobody knows before. */
async function loadAndKill(server: ServerProcess, players: readonly TestPlayer[]): Promise<Sent[]> {
  const sent: Sent[] = [];
  const over = new AbortController();
  const call = async (player: number) => {
    while (!over.signal.aborted) {
      const one: Sent = { player, post: somePost(), key: randomUUID(), heard: null };
      sent.push(one);
      try {
        const answer = await playerOf(players, player).post(one.post, one.key);
        if (isLate(answer)) continue;
        expect(answer.status).toBe(201);
        one.heard = answer.text;
      } catch (error) {
        // The connection broke with the server: whether the session was saved is not known here.
        if (!(error instanceof TypeError)) throw error;
      }
    }
  };
  const callers = Promise.all(Array.from({ length: CALLERS }, (_, caller) => call(caller % PLAYERS)));
  const enough = randomInt(1, MOST_IN_A_ROUND);
  await Promise.race([callers, eventually('the load', () => sent.filter(({ heard }) => heard !== null).length >= enough)]);
  await server.kill();
  over.abort();
  await callers;
  return sent;
}

/** Sends everything again, what was answered and what was not, and gives the keys that now have a session. */
async function sendAgain(sent: readonly Sent[], players: readonly TestPlayer[]): Promise<string[]> {
  const queue = [...sent];
  const call = async () => {
    for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
      const { post, key } = one;
      const answer = await answerInTime(() => playerOf(players, one.player).post(post, key));
      expect(answer.status).toBe(201);
      // What was acknowledged is there, and its answer is the one that was given.
      expect(answer.text).toBe(one.heard ?? answer.text);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, call));
  return sent.map(({ key }) => key);
}

/** Reads and audits the database beside the running server. */
async function readAndAudit(dataDir: string): Promise<{ keys: string[]; wrong: string[] }> {
  const embedded = await openEmbedded(dataDir);
  const { pool, close } = openDatabase(embedded.url, { max: 2 });
  const { rows } = await pool.query<{ key: string }>('select idempotency_key as key from practice_sessions');
  const wrong = await auditPlayerRecords(pool);
  await close();
  await embedded.stop();
  return { keys: rows.map(({ key }) => key), wrong };
}

const sorted = (keys: readonly string[]) => keys.toSorted((a, b) => (a < b ? -1 : 1));

// In the short run the embedded database is killed alone, and the ledger is proven on a database that fails.
it.runIf(tellsProcesses && count('crashRounds') > 0)(
  'whatever is acknowledged survives the death of everything, and what is sent again counts once',
  async () => {
    const folder = temporaryFolder();
    let server = runServer({ folder, env: { LOG_LEVEL: 'warn' } });
    let client: ApiClient = await server.ready();
    let players = await Promise.all(Array.from({ length: PLAYERS }, () => signUp(client, () => new Date())));
    const known: string[] = [];
    for (let round = 1; round <= count('crashRounds'); round += 1) {
      const sent = await loadAndKill(server, players);
      server = runServer({ folder, env: { LOG_LEVEL: 'warn' } });
      client = await server.ready();
      players = players.map((player) => player.at(client));
      known.push(...(await sendAgain(sent, players)));

      const { keys, wrong } = await readAndAudit(join(folder, 'data'));
      expect(wrong).toEqual([]);
      expect(sorted(keys)).toEqual(sorted(known));
    }
    server.terminate();
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.left()).toEqual([]);
  },
  count('crashRounds') * 30_000 + 30_000,
);
