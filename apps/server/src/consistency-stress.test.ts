import { randomInt, randomUUID } from 'node:crypto';
import { count } from '@touchline/domain/testing';
import { expect, it } from 'vitest';
import { openDatabase } from './db/open-postgres-pool.ts';
import { aggregateBoards } from './features/leaderboard/index.ts';
import { isLate } from './testing/answer-in-time.ts';
import { auditBoards } from './testing/audit-boards.ts';
import { auditPlayerRecords } from './testing/audit-player-records.ts';
import { cloneDatabase } from './testing/database-per-test-file.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { signUp, type Post, type TestPlayer } from './testing/player.ts';
import { tellsProcesses } from './testing/processes-in-folder.ts';
import { runServerPair, type ServerPair } from './testing/server-pair.ts';

const CALLERS = 16;
/** Few enough that calls of one player meet, and enough that none fills a day. */
const PLAYERS = Math.max(24, Math.ceil(count('stressOperations') / 600));
/** One call in so many is followed by the death of a server. */
const CALLS_A_KILL = 400;

const zones = ['UTC', 'Europe/London', 'Asia/Kathmandu', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati'];
const teams = ['Harbour City', ' harbour  CITY', 'FC Nord', 'Corner Street', ''];
const drills = ['juggling', 'wall_passes', 'toe_taps'];
const some = <Value>(values: readonly Value[]): Value => values[randomInt(values.length)] as Value;

/** A session of some moment of the last two weeks, by a clock of some place. */
const somePost = (): Post => ({
  drill_id: some(drills),
  duration_minutes: randomInt(1, 7),
  result: randomInt(120),
  finished_at: new Date(Date.now() - randomInt(13 * 86_400) * 1_000).toISOString(),
  ...(randomInt(2) === 0 && { time_zone: some(zones) }),
});

/** What a player does, and how often of sixteen times. Gives the key of a session that was saved. */
type Deed = (player: (turn: number) => TestPlayer, turn: number) => Promise<string | null>;

const change =
  (profile: () => object): Deed =>
  async (player, turn) => {
    await untilHeard(turn, (next) => player(next).put('/api/profile', profile()), 200);
    return null;
  };

/** Sends a session, as many times at once as `voices` says and again whenever the answer was lost. */
const practise =
  (voices: number): Deed =>
  async (player, turn) => {
    const [post, key] = [somePost(), randomUUID()];
    const answers = await Promise.all(
      Array.from({ length: voices }, (_, voice) => untilHeard(turn + voice, (next) => player(next).post(post, key), 201)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    return key;
  };

const deeds: readonly Deed[] = [
  ...Array.from({ length: 8 }, () => practise(1)),
  practise(2),
  practise(2),
  practise(4),
  change(() => ({ time_zone: some(zones) })),
  change(() => ({ hidden: randomInt(2) === 0 })),
  change(() => ({ display_name: `Player ${some(['Ada', 'Bo', 'Cem', 'Dee'])}` })),
  change(() => ({ team_name: some(teams) })),
  change(() => ({ team_name: some(teams) })),
];

/** Asks, each time at the other server, until one of them answers. */
async function untilHeard<A extends { readonly status: number; readonly text: string }>(
  turn: number,
  ask: (turn: number) => Promise<A>,
  status: number,
): Promise<A> {
  let refusals = 0;
  for (let next = turn; ; next += 1) {
    try {
      const answer = await ask(next);
      // It may have been done or not, as when the connection broke.
      if (isLate(answer)) continue;
      // A token that ran out on the way to a busy server: the next call has another, as the app's has.
      if (answer.status === 401 && (refusals += 1) === 1) continue;
      if (answer.status !== status) throw new Error(`expected ${status}, the answer was ${answer.status} ${answer.text}`);
      return answer;
    } catch (error) {
      // The connection broke with the server: what became of the call is not known here.
      if (!(error instanceof TypeError)) throw error;
    }
  }
}

function noneWhereNoTime(error: unknown): never[] {
  if (error instanceof Error && isLate({ status: error.cause })) return [];
  throw error;
}

/** All calls, by all callers, with a server dying now and then. Gives the keys of the sessions that were saved. */
async function live(pair: ServerPair, players: readonly TestPlayer[]): Promise<string[]> {
  const keys: string[] = [];
  const deaths: Promise<void>[] = [];
  let left = count('stressOperations');
  const call = async () => {
    while (left > 0) {
      left -= 1;
      const player = some(players);
      const key = await some(deeds)((turn) => player.at(pair.either(turn)), randomInt(2));
      if (key !== null) keys.push(key);
      if (randomInt(CALLS_A_KILL) === 0 || left === CALLS_A_KILL) deaths.push(pair.killOne(randomInt(2) as 0 | 1));
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, call));
  await Promise.all(deaths);
  expect(deaths.length).toBeGreaterThan(0);
  return keys;
}

const inOrder = (keys: readonly string[]) => keys.toSorted((a, b) => (a < b ? -1 : 1));

// In the short run the ledger is proven by simulated players and by a database that fails.
it.runIf(tellsProcesses && count('stressOperations') > 0)(
  'with sixteen callers, two servers and one of them dying now and then, totals, ledger and boards say what the sessions say',
  async () => {
    const { url } = await cloneDatabase();
    const pair = await runServerPair(url, [temporaryFolder(), temporaryFolder()]);
    const players: TestPlayer[] = [];
    const comeIn = async (): Promise<void> => {
      while (players.length < PLAYERS) {
        const joining = signUp(pair.either(players.length), () => new Date(), { timeZone: some(zones) });
        players.push(...(await joining.then((player) => [player], noneWhereNoTime)));
      }
    };
    await Promise.all(Array.from({ length: CALLERS }, comeIn));
    const keys = await live(pair, players);
    await pair.close();

    const { db, pool, close } = openDatabase(url, { max: 2 });
    const { rows } = await pool.query<{ key: string }>('select idempotency_key as key from practice_sessions');
    expect(inOrder(rows.map(({ key }) => key))).toEqual(inOrder(keys));
    await aggregateBoards(db);
    expect(await auditPlayerRecords(pool)).toEqual([]);
    expect(await auditBoards(pool)).toEqual([]);
    await close();
  },
  60_000 + count('stressOperations') * 20,
);
