import type pg from 'pg';

const DAYS = 366;
const DRILLS = 60;

/** A player in the middle of the board, and where a page in the middle begins. */
export type Middle = { readonly days: number; readonly drills: number; readonly reachedAt: Date; readonly id: string };

/**
 * Fills the all-time board with so many players, as a board of long standing looks: most with few days. The counts
 * are folded. Gives the row in the middle of the board.
 */
export async function fillLeaderboard(client: pg.Client, players: number): Promise<Middle> {
  // What the rows refer to is made with them, row by row, so that it need not be looked up a million times.
  await client.query(`set session_replication_role = replica`);
  await client.query(`truncate users, standings, standing_days, standing_drills, standing_deltas cascade`);
  await client.query(
    `insert into users (id, email, display_name)
     select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, n || '@touchline.example', 'Player ' || n
     from generate_series(1, $1::int) as n`,
    [players],
  );
  await client.query(
    `insert into standings (player_id, period, starts_on, days, drills, tokens, reached_at)
     select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'alltime', '1900-01-01',
       1 + floor(${DAYS} * power(random(), 2)), 1 + floor(${DRILLS} * random()), 10, now() - n * interval '1 second'
     from generate_series(1, $1::int) as n`,
    [players],
  );
  await client.query(
    `insert into standing_drills (period, starts_on, days, drills, players)
     select period, starts_on, days, drills, count(*) from standings group by 1, 2, 3, 4`,
  );
  await client.query(
    `insert into standing_days (period, starts_on, days, players)
     select period, starts_on, days, sum(players) from standing_drills group by 1, 2, 3`,
  );
  await client.query(`set session_replication_role = origin`);
  await client.query(`vacuum analyze users, standings, standing_days, standing_drills, standing_deltas`);
  const { rows } = await client.query(
    `select days, drills, reached_at as "reachedAt", player_id as id from standings
     order by days desc, drills desc, reached_at, player_id offset $1 limit 1`,
    [Math.floor(players / 2)],
  );
  return rows[0] as Middle;
}
