import { boardPeriods, boardStart } from '@touchline/domain';
import { asc, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { teamEvents } from '../../db/schema/index.ts';

/** Any number will do that nobody else uses as an advisory lock on our database. */
export const AGGREGATION_LOCK = 7_240_519;
/** Whoever changes the standings of teams holds this one. */
export const TEAMS_LOCK = AGGREGATION_LOCK + 1;
/** Rows at most that one fold takes, so that it stays short. */
const BATCH = 20_000;

/**
 * Adds waiting changes to the counts that ranks are made of. One process at a time; the others find it locked and
 * do nothing. Gives how many changes were folded.
 */
export async function aggregateStandings(database: Database): Promise<number> {
  const { rows } = await database.execute<{ folded: string }>(sql`
    with turn as materialized (select pg_try_advisory_xact_lock(${AGGREGATION_LOCK}) as ours),
    taken as (
      delete from standing_deltas
      where id in (select id from standing_deltas where (select ours from turn) order by id limit ${BATCH})
      returning period, starts_on, days, drills, change
    ),
    fine as (
      insert into standing_drills as counted (period, starts_on, days, drills, players)
      select period, starts_on, days, drills, sum(change) from taken group by 1, 2, 3, 4 having sum(change) <> 0
      on conflict (period, starts_on, days, drills) do update set players = counted.players + excluded.players
    ),
    coarse as (
      insert into standing_days as counted (period, starts_on, days, players)
      select period, starts_on, days, sum(change) from taken group by 1, 2, 3 having sum(change) <> 0
      on conflict (period, starts_on, days) do update set players = counted.players + excluded.players
    )
    select count(*) as folded from taken`);
  return Number(rows[0]?.folded ?? 0);
}

/**
 * Adds waiting sessions to the teams' standings: a day counts once a team, a player once a board. One process at a
 * time. Gives how many sessions were folded; one of a day that nobody else waits with, and that is saved meanwhile, is
 * left for the next fold.
 */
export async function aggregateTeams(database: Database | Transaction): Promise<number> {
  const boards = await boardsOfPendingDays(database);
  if (boards.length === 0) return 0;
  const { rows } = await database.execute<{ folded: string }>(sql`
    with turn as materialized (select pg_try_advisory_xact_lock(${TEAMS_LOCK}) as ours),
    board as materialized (
      select practice_day, period, starts_on from jsonb_to_recordset(${JSON.stringify(boards)}::jsonb)
        as given (practice_day date, period text, starts_on date)
    ),
    taken as (
      delete from team_events
      where id in (
        select id from team_events
        where (select ours from turn) and practice_day in (select practice_day from board)
        order by id limit ${BATCH})
      returning id, team_key, team_name, player_id, practice_day, tokens, created_at
    ),
    counted as (
      select taken.*, period, starts_on from taken join board using (practice_day)
    ),
    new_days as (
      insert into team_days (team_key, practice_day) select distinct team_key, practice_day from taken
      on conflict do nothing returning team_key, practice_day
    ),
    more_days as (
      select team_key, period, starts_on, count(*) as days from new_days join board using (practice_day) group by 1, 2, 3
    ),
    new_members as (
      insert into team_members (team_key, period, starts_on, player_id)
      select distinct team_key, period, starts_on, player_id from counted
      on conflict do nothing returning team_key, period, starts_on
    ),
    more_members as (
      select team_key, period, starts_on, count(*) as members from new_members group by 1, 2, 3
    ),
    more as (
      select team_key, period, starts_on, (array_agg(team_name order by id desc))[1] as team_name, count(*) as drills,
        sum(tokens) as tokens, max(created_at) as reached_at
      from counted group by 1, 2, 3
    ),
    stood as (
      insert into team_standings as standing
        (team_key, period, starts_on, team_name, days, drills, tokens, members, reached_at)
      select team_key, period, starts_on, team_name, coalesce(days, 0), drills, tokens, coalesce(members, 0), reached_at
      from more
        left join more_days using (team_key, period, starts_on)
        left join more_members using (team_key, period, starts_on)
      on conflict (team_key, period, starts_on) do update
      set team_name = excluded.team_name, days = standing.days + excluded.days,
          drills = standing.drills + excluded.drills, tokens = standing.tokens + excluded.tokens,
          members = standing.members + excluded.members, reached_at = excluded.reached_at
    )
    select count(*) as folded from taken`);
  return Number(rows[0]?.folded ?? 0);
}

/** The boards on which the sessions count that wait for the next fold, by their practice day. */
async function boardsOfPendingDays(database: Database | Transaction) {
  const first = database.select({ day: teamEvents.practiceDay }).from(teamEvents).orderBy(asc(teamEvents.id));
  const pending = first.limit(BATCH).as('pending');
  const days = await database.selectDistinct({ day: pending.day }).from(pending);
  return days.flatMap(({ day }) =>
    boardPeriods.map((period) => ({ practice_day: day, period, starts_on: boardStart(period, day) })),
  );
}

/** When the oldest session was saved that the teams' board does not hold yet; null when it holds all. */
export async function oldestPendingDelta(database: Pick<Database, 'select'>): Promise<Date | null> {
  const [oldest] = await database
    .select({ createdAt: teamEvents.createdAt })
    .from(teamEvents)
    .orderBy(asc(teamEvents.id))
    .limit(1);
  return oldest?.createdAt ?? null;
}

/** Removes counts that nobody stands at any more. */
export async function removeEmptyCounts(database: Database): Promise<void> {
  await database.execute(sql`delete from standing_drills where players = 0`);
  await database.execute(sql`delete from standing_days where players = 0`);
}
