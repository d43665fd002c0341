import pg from 'pg';
import type { HttpConnection } from './http-connection.ts';
import { withCallers, withConnections, type Done, type Load, type Round } from './concurrent-load.ts';
import { finishOf, practicePost } from './practice-request.ts';
import { countProcessorTime, processesIn } from './process-usage.ts';
import { alternate, compare, type Pairs, type Ratio } from './paired-measurements.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { statementsForAnotherPlayer } from './recorded-statements-for-another-player.ts';

export type SaveRounds = {
  readonly pairs: Pairs;
  readonly round: Round;
  /** What each side saves before it is measured: until then Node compiles. */
  readonly warmUp: Round;
};

/** One side of the comparison: how it saves for its own players. */
type Side = {
  readonly players: readonly string[];
  /** Makes all that is to be sent, so that nothing but saving is measured, and gives what then saves it. */
  readonly prepare: (round: Round) => () => Promise<Done>;
};

/** Gives a player, and when that one's next session is finished. */
type Next<Player> = () => { readonly player: Player; readonly finishedAt: Date };

/** The players in turn, through all rounds. */
function turnsOf<Player>(players: readonly Player[]): Next<Player> {
  const startedAt = Date.now();
  let turn = 0;
  return () => {
    const next = { player: turnOf(players, turn), finishedAt: finishOf(startedAt, Math.floor(turn / players.length)) };
    turn += 1;
    return next;
  };
}

/** A round that was seen to be saved: how fast it went, and the processor time of a save in milliseconds. */
type Saved = { readonly perSecond: number; readonly processor: number };

/**
 * Saves by `POST /api/practice-sessions`, against the statements of the same saves sent by a bare client to the same
 * database: how many in a second, and how much work of all processes each is, which others on the machine disturb
 * less. Both sides have 16 callers and as many players of their own, whose histories grow alike. Throws when a save is
 * refused, or when the sessions that earned something are not as many as the saves.
 */
export async function measureSaves(
  stand: ServerUnderTest,
  { pairs, round, warmUp }: SaveRounds,
): Promise<{ readonly perSecond: Ratio; readonly processor: Ratio }> {
  const connect = () => connectTo(stand.databaseUrl);
  const observer = await connect();
  try {
    const rawPlayers = await addPlayers(observer, stand.players.length);
    return await withConnections(stand.server.address, (served) =>
      withCallers(
        connect,
        (client) => client.end(),
        async (raw) => {
          const post = observed(observer, stand, servedSaves(stand, served));
          const replay = observed(observer, stand, rawSaves(stand, rawPlayers, raw));
          await post(warmUp);
          await replay(warmUp);
          const { measured, reference } = await alternate(
            pairs,
            () => post(round),
            () => replay(round),
          );
          const ratioOf = (fact: keyof Saved) =>
            compare(
              measured.map((saved) => saved[fact]),
              reference.map((saved) => saved[fact]),
            );
          return { perSecond: ratioOf('perSecond'), processor: ratioOf('processor') };
        },
      ),
    );
  } finally {
    await observer.end();
  }
}

function servedSaves({ players }: ServerUnderTest, load: Load<HttpConnection>): Side {
  const next = turnsOf(players);
  return {
    players: players.map(({ id }) => id),
    prepare: (round) => {
      const posts = Array.from({ length: round.calls }, (_, call) => {
        const { player, finishedAt } = next();
        return practicePost(player, finishedAt, call);
      });
      return () => load(round, async (call, connection) => {
        const answer = await connection.ask(turnOf(posts, call));
        if (answer.status !== 201) throw new Error(`a save was answered ${answer.status}: ${answer.body.toString()}`);
      });
    },
  };
}

function rawSaves({ recordings: { saves } }: ServerUnderTest, players: readonly string[], load: Load<pg.Client>): Side {
  const next = turnsOf(players);
  return {
    players,
    prepare: (round) => {
      const replays = Array.from({ length: round.calls }, (_, call) => {
        const { player, finishedAt } = next();
        return statementsForAnotherPlayer(turnOf(saves, call), player, finishedAt);
      });
      return () => load(round, async (call, client) => {
        for (const { text, values, name } of turnOf(replays, call)) {
          await client.query({ text, values: [...values], ...(name !== undefined && { name }) });
        }
      });
    },
  };
}

function observed(observer: pg.Client, stand: ServerUnderTest, { players, prepare }: Side): (round: Round) => Promise<Saved> {
  const rowsNow = async () => {
    const { rows } = await observer.query<{ rows: number }>(
      'select count(*)::int as rows from practice_sessions where player_id = any($1) and unpaid is null',
      [players],
    );
    return rows[0]?.rows ?? 0;
  };
  return async (round) => {
    const before = await rowsNow();
    // Our own part is that of the callers; the server stands still while the bare client is measured.
    const processes = [process.pid, stand.server.process, ...(await processesIn(stand.dataDir))];
    const save = prepare(round);
    const secondsSince = await countProcessorTime(processes);
    const { calls, perSecond } = await save();
    const milliseconds = (await secondsSince()) * 1000;
    const written = (await rowsNow()) - before;
    if (written !== calls) throw new Error(`${calls} saves wrote ${written} sessions that earned something`);
    return { perSecond, processor: milliseconds / calls };
  };
}

async function connectTo(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

async function addPlayers(observer: pg.Client, count: number): Promise<string[]> {
  const { rows } = await observer.query<{ id: string }>(
    `insert into users (id, email, age, hidden) select gen_random_uuid(), 'raw-' || n || '@bench.example', 30, false
     from generate_series(1, $1) n returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

function turnOf<T>(list: readonly T[], call: number): T {
  const item = list[call % list.length];
  if (item === undefined) throw new Error('there is nobody to take a turn');
  return item;
}
