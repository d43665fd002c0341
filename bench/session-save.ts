import pg from 'pg';
import type { HttpConnection } from './http-connection.ts';
import { withCallers, withConnections, type Done, type Load, type Round } from './load.ts';
import { practicePost } from './practice-post.ts';
import { alternate, type Pairs, type Ratio } from './ratio.ts';
import type { Stand } from './stand.ts';
import { forAnother } from './statements.ts';

export type SaveRounds = {
  readonly pairs: Pairs;
  readonly round: Round;
  /** Saves by each side before it is measured. */
  readonly warmUp: number;
};

/** One side of the comparison: how it saves for its own players. */
type Side = { readonly players: readonly string[]; readonly save: (round: Round) => Promise<Done> };

/**
 * Sessions saved in a second by `POST /api/practice-sessions`, against the statements of the same saves sent by a bare
 * client to the same database. Both sides have 16 callers and as many players of their own, whose histories grow
 * alike. Throws when a save is refused, or when the rows at the end are not as many as the saves.
 */
export async function measureSaves(stand: Stand, { pairs, round, warmUp }: SaveRounds): Promise<Ratio> {
  const connect = () => connectTo(stand.databaseUrl);
  const observer = await connect();
  try {
    const rawPlayers = await addPlayers(observer, stand.players.length);
    return await withConnections(stand.server.address, (served) =>
      withCallers(
        connect,
        (client) => client.end(),
        async (raw) => {
          const post = checked(observer, servedSaves(stand, served));
          const replay = checked(observer, rawSaves(stand, rawPlayers, raw));
          await post({ calls: warmUp, milliseconds: Infinity });
          await replay({ calls: warmUp, milliseconds: Infinity });
          return alternate(
            pairs,
            () => post(round),
            () => replay(round),
          );
        },
      ),
    );
  } finally {
    await observer.end();
  }
}

/** What is sent is made before the clock runs, so that a round measures nothing but saving. */
function servedSaves({ players }: Stand, load: Load<HttpConnection>): Side {
  return {
    players: players.map(({ id }) => id),
    save: (round) => {
      const startsAt = Date.now();
      const posts = Array.from({ length: round.calls }, (_, call) => {
        // A player's sessions finish one after the other, as they do in life.
        const finishedAt = new Date(startsAt + Math.floor(call / players.length));
        return practicePost(turnOf(players, call), finishedAt, call);
      });
      return load(round, async (call, connection) => {
        const answer = await connection.ask(turnOf(posts, call));
        if (answer.status !== 201) throw new Error(`a save was answered ${answer.status}: ${answer.body.toString()}`);
      });
    },
  };
}

function rawSaves({ saves }: Stand, players: readonly string[], load: Load<pg.Client>): Side {
  return {
    players,
    save: (round) => {
      const startsAt = Date.now();
      const replays = Array.from({ length: round.calls }, (_, call) =>
        forAnother(
          turnOf(saves, call),
          turnOf(players, call),
          new Date(startsAt + Math.floor(call / players.length)),
        ),
      );
      return load(round, async (call, client) => {
        for (const { text, values, name } of turnOf(replays, call)) {
          await client.query({ text, values: [...values], ...(name !== undefined && { name }) });
        }
      });
    },
  };
}

/** Saves, sees that the rows are there, and gives the saves in a second. */
function checked(observer: pg.Client, { players, save }: Side): (round: Round) => Promise<number> {
  const rowsNow = async () => {
    const { rows } = await observer.query<{ rows: number }>(
      'select count(*)::int as rows from practice_sessions where player_id = any($1)',
      [players],
    );
    return rows[0]?.rows ?? 0;
  };
  return async (round) => {
    const before = await rowsNow();
    const { calls, perSecond } = await save(round);
    const written = (await rowsNow()) - before;
    if (written !== calls) throw new Error(`${calls} saves wrote ${written} sessions`);
    return perSecond;
  };
}

async function connectTo(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

async function addPlayers(observer: pg.Client, count: number): Promise<string[]> {
  const { rows } = await observer.query<{ id: string }>(
    `insert into users (id, email) select gen_random_uuid(), 'raw-' || n || '@bench.example'
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
