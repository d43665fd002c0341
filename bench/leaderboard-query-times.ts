import { once } from 'node:events';
import { join } from 'node:path';
import { openEmbedded } from '@touchline/server/commands';
import pg from 'pg';
import { fillLeaderboard, type Middle } from './fill-leaderboard.ts';
import { cleanUpLater } from './cleanup-on-exit.ts';
import { openConnection, requestOf } from './http-connection.ts';
import { signUpPlayers, type SignedIn } from './sign-up-players.ts';
import { alternate, compare, type Ratio } from './paired-measurements.ts';
import { startServer, type ServerProcess } from './server-process.ts';
import type { Statement } from './recorded-statements-for-another-player.ts';

/** How a board of so many players answers, each against a read by primary key in the same run. */
export type LeaderboardQueryRatios = {
  readonly players: number;
  readonly rank: Ratio;
  readonly page: Ratio;
  /** What the old client did: pull 10,000 sessions' worth of rows and count them itself. */
  readonly pull: Ratio;
};

const PAIRS = { pairs: 300, milliseconds: 20_000 };
const PULLS = { pairs: 10, milliseconds: 10_000 };

/** Fills an all-time board and asks the server's own statements for a rank and a page in the middle of it. */
export async function measureLeaderboardQueries(folder: string, players: number): Promise<LeaderboardQueryRatios> {
  const dataDir = join(folder, `board-${players}`);
  const database = await openEmbedded(dataDir);
  const stopDatabase = cleanUpLater(() => database.stop());
  const settings = { DATABASE_URL: database.url, ROLE: 'web', CLIPS_SHARED: 'true' };
  const preload = new URL('statement-recorder-preload.ts', import.meta.url);
  const server = await startServer({ script: 'serve-api', dataDir, preload, settings });
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    const middle = await fillLeaderboard(client, players);
    const [viewer] = await signUpPlayers(server.address, database.url, 1);
    if (viewer === undefined) throw new Error('nobody signed up');
    const { rank, page } = await statementsOf(server, client, middle, viewer);
    const ask = async (statement: Statement) => {
      const startedAt = performance.now();
      await client.query({ ...statement, values: [...statement.values] });
      return performance.now() - startedAt;
    };
    const byKey = { text: 'select * from users where id = $1', values: [middle.id], name: 'by_key' };
    const pull = { text: "select * from standings where period = 'alltime' order by player_id limit 10000", values: [] };
    const askAll = async (statements: readonly Statement[]) => {
      let milliseconds = 0;
      for (const statement of statements) milliseconds += await ask(statement);
      return milliseconds;
    };
    const against = async (statements: readonly Statement[], pairs: typeof PAIRS) => {
      for (let turn = 0; turn < 5; turn += 1) await askAll([...statements, byKey]);
      const { measured, reference } = await alternate(pairs, () => askAll(statements), () => ask(byKey));
      return compare(measured, reference);
    };
    return {
      players,
      rank: await against([{ ...rank, name: 'rank' }], PAIRS),
      page: await against(
        page.map((statement, index) => ({ ...statement, name: `page_${index}` })),
        PAIRS,
      ),
      pull: await against([pull], PULLS),
    };
  } finally {
    await client.end();
    await server.stop();
    await stopDatabase();
  }
}

/** What the server asks of the database for the page after the middle, and for the rank of a player there. */
async function statementsOf(server: ServerProcess, client: pg.Client, middle: Middle, viewer: SignedIn) {
  await client.query(
    `insert into standings (player_id, period, starts_on, days, drills, tokens, reached_at)
     values ($1, 'alltime', '1900-01-01', $2, $3, 10, now())`,
    [viewer.id, middle.days, middle.drills],
  );
  const statements = await recordPage(server, viewer, middle);
  const rank = statements.findLast(({ text }) => /standing_deltas/.test(text) && /as before/.test(text));
  const page = statements.filter(({ text }) => /from "standings"/.test(text) && /limit/.test(text));
  if (rank === undefined || page.length === 0) throw new Error('the statements of a board were not recorded');
  return { rank, page };
}

async function recordPage(server: ServerProcess, viewer: SignedIn, middle: Middle): Promise<Statement[]> {
  const take = async (): Promise<Statement[]> => {
    const message = once(server.child, 'message');
    server.child.send('take');
    return ((await message) as [Statement[]])[0];
  };
  const { days, drills, reachedAt, id } = middle;
  const cursor = Buffer.from(JSON.stringify([days, drills, reachedAt, id])).toString('base64url');
  await take();
  const connection = await openConnection(server.address);
  const path = `/api/leaderboard?period=alltime&cursor=${cursor}`;
  const answer = await connection.ask(requestOf('GET', path, { headers: { authorization: `Bearer ${viewer.token}` } }));
  connection.close();
  if (answer.status !== 200) throw new Error(`a page was answered ${answer.status}: ${answer.body.toString()}`);
  return take();
}
