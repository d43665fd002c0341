import pg from 'pg';
import { openEmbedded } from '../commands/database-for-command.ts';

/**
 * Writes sessions of a player into the embedded database of a running server, as they would have been saved over the
 * past: a post may be 14 days old at most. They end yesterday in that zone, five a day, of all drills in turn; the totals that
 * progress reads are written with them. The player has none before.
 */
export async function writeHistory(dataDir: string, playerId: string, sessions: number, timeZone: string): Promise<void> {
  await atEmbedded(dataDir, async (client) => {
    await client.query(
      `insert into practice_sessions (id, player_id, drill_id, duration_minutes, result, tokens_earned,
         experience_gained, improvement_from_last, practice_day, time_zone, offset_minutes, finished_at)
       select gen_random_uuid(), $1, drill.id, 3 + n % 20, 20 + n % 37, 16, 52, 0, day, 'UTC', 0,
         day + time '12:00' + n % 5 * interval '1 hour'
       from generate_series(0, $2::int - 1) as n
       cross join lateral (select (now() at time zone $3)::date - 1 - n / 5 as day) as days
       join (select id, row_number() over (order by id) - 1 as place, count(*) over () as drills from drills) as drill
         on drill.place = n % drill.drills`,
      [playerId, sessions, timeZone],
    );
    await client.query(
      `insert into drill_experience (player_id, drill_id, experience_points, sessions)
       select player_id, drill_id, sum(experience_gained), count(*) from practice_sessions where player_id = $1
       group by 1, 2`,
      [playerId],
    );
    await client.query(
      `update users set total_sessions = $2, total_minutes = sums.minutes, total_experience = sums.experience,
         practice_days = sums.days, current_streak = sums.days, best_streak = sums.days, last_practice_day = sums.last,
         last_offset_minutes = 0, last_finished_at = sums.finished
       from (select sum(duration_minutes) as minutes, sum(experience_gained) as experience, max(practice_day) as last,
               count(distinct practice_day) as days, max(finished_at) as finished
             from practice_sessions where player_id = $1) as sums
       where id = $1`,
      [playerId, sessions],
    );
  });
}

/**
 * From now on every account that a running server makes is a month old, and its player has chosen to be on the boards:
 * the time of a journey is not the server's, and what is practised before there was an account earns nothing.
 */
export async function ageNewPlayers(dataDir: string): Promise<void> {
  await atEmbedded(dataDir, (client) =>
    client.query(`
      create function age_player() returns trigger language plpgsql as $$
      begin
        new.created_at := new.created_at - interval '30 days';
        new.hidden := false;
        new.hidden_chosen := false;
        return new;
      end $$;
      create trigger age_player before insert on users for each row execute function age_player()`),
  );
}

/** Works on the embedded database of a running server. */
async function atEmbedded(dataDir: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const database = await openEmbedded(dataDir);
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
    await database.stop();
  }
}
