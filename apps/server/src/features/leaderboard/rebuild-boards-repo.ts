import { boardPeriods, boardStart, teamKeyOf, type PracticeDay } from '@touchline/domain';
import { eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { practiceSessions } from '../../db/schema/index.ts';
import { AGGREGATION_LOCK } from './aggregate-boards-repo.ts';
import { lockTeams } from './player-team-share-repo.ts';

/** A board that is not what the sessions say, and whose. */
export type WrongBoard = { readonly board: string; readonly subject: string };

/** The boards of every day on which anybody practised, by the rule of the domain. */
async function boardsOfDays(database: Database | Transaction): Promise<SQL> {
  const days = await database.selectDistinct({ day: practiceSessions.practiceDay }).from(practiceSessions);
  const boards = days.flatMap(({ day }) => boardPeriods.map((period) => ({ practice_day: day, period, starts_on: boardStart(period, day) })));
  return sql`jsonb_to_recordset(${JSON.stringify(boards)}::jsonb) as board (practice_day date, period text, starts_on date)`;
}

/** The key of every team name that a session was saved under. */
async function teamsOfNames(database: Database | Transaction): Promise<SQL> {
  const names = await database
    .selectDistinct({ name: practiceSessions.playerTeamName })
    .from(practiceSessions)
    .where(isNotNull(practiceSessions.playerTeamName));
  const teams = names.flatMap(({ name }) => {
    const key = teamKeyOf(name);
    return key === null ? [] : [{ player_team_name: name, team_key: key }];
  });
  return sql`jsonb_to_recordset(${JSON.stringify(teams)}::jsonb) as team (player_team_name text, team_key text)`;
}

/** Where players stand by their sessions; of one player, or of all. */
async function standingsBySessions(database: Database | Transaction, playerId?: string): Promise<SQL> {
  const boards = await boardsOfDays(database);
  const whose = playerId === undefined ? sql`true` : eq(practiceSessions.playerId, playerId);
  return sql`
    select player_id, period, starts_on, count(distinct practice_day)::int as days, count(*)::int as drills,
      sum(tokens_earned)::int as tokens, bool_or(users.hidden) as hidden, max(practice_sessions.created_at) as reached_at
    from practice_sessions join users on users.id = player_id join ${boards} using (practice_day)
    where ${isNull(practiceSessions.unpaid)} and ${whose}
    group by player_id, period, starts_on`;
}

const SAME_STANDING = sql`
  kept.player_id = counted.player_id and kept.period = counted.period and kept.starts_on = counted.starts_on`;
const SAME_NUMBERS = sql`
  (kept.days, kept.drills, kept.tokens, kept.hidden) is not distinct from (counted.days, counted.drills, counted.tokens, counted.hidden)`;

/** Players who do not stand where their sessions put them. */
export async function listMisplaced(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ player_id: string }>(sql`
    select distinct coalesce(kept.player_id, counted.player_id) as player_id
    from standings kept full join (${await standingsBySessions(database)}) counted on ${SAME_STANDING}
    where kept.player_id is null or counted.player_id is null or not ${SAME_NUMBERS}`);
  return rows.map(({ player_id }) => player_id);
}

/** Puts a player where their sessions put them, with the counts of ranks. The caller holds the player's row locked. */
export async function replaceStandings(transaction: Transaction, playerId: string): Promise<void> {
  const counted = await standingsBySessions(transaction, playerId);
  await transaction.execute(sql`
    with gone as (
      delete from standings kept
      where player_id = ${playerId}::uuid
        and not exists (select from (${counted}) counted where ${SAME_STANDING} and ${SAME_NUMBERS})
      returning period, starts_on, days, drills, hidden
    )
    insert into standing_deltas (period, starts_on, days, drills, change)
    select period, starts_on, days, drills, -1 from gone where not hidden`);
  await transaction.execute(sql`
    with put as (
      insert into standings (player_id, period, starts_on, days, drills, tokens, hidden, reached_at)
      select player_id, period, starts_on, days, drills, tokens, hidden, reached_at from (${counted}) counted
      on conflict (player_id, period, starts_on) do nothing
      returning period, starts_on, days, drills, hidden
    )
    insert into standing_deltas (period, starts_on, days, drills, change)
    select period, starts_on, days, drills, 1 from put where not hidden`);
}

/** The counts that ranks are made of, with what waits to be added to them, beside what the standings say. */
const wrongCounts = sql`
  with fine as (
    select period, starts_on, days, drills, sum(players) as players
    from (select period, starts_on, days, drills, players from standing_drills
      union all select period, starts_on, days, drills, change from standing_deltas) either group by 1, 2, 3, 4
  ),
  coarse as (
    select period, starts_on, days, sum(players) as players
    from (select period, starts_on, days, players from standing_days
      union all select period, starts_on, days, change from standing_deltas) either group by 1, 2, 3
  ),
  so_fine as (select period, starts_on, days, drills, count(*) as players from standings where not hidden group by 1, 2, 3, 4),
  so_coarse as (select period, starts_on, days, count(*) as players from standings where not hidden group by 1, 2, 3)
  select distinct period, starts_on from (
    select period, starts_on, coalesce(fine.players, 0) as kept, coalesce(so_fine.players, 0) as counted
      from fine full join so_fine using (period, starts_on, days, drills)
    union all
    select period, starts_on, coalesce(coarse.players, 0), coalesce(so_coarse.players, 0)
      from coarse full join so_coarse using (period, starts_on, days)
  ) compared where kept <> counted`;

export async function listWrongCounts(database: Database): Promise<WrongBoard[]> {
  const { rows } = await database.execute<{ period: string; starts_on: PracticeDay }>(wrongCounts);
  return rows.map(({ period, starts_on }) => ({ board: period, subject: starts_on }));
}

/** Counts the standings anew. Saves of sessions wait meanwhile. */
export async function recount(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${AGGREGATION_LOCK})`);
  await transaction.execute(sql`lock table standings, standing_deltas in share row exclusive mode`);
  for (const table of ['standing_deltas', 'standing_drills', 'standing_days']) {
    await transaction.execute(sql`delete from ${sql.identifier(table)}`);
  }
  await transaction.execute(sql`
    insert into standing_drills (period, starts_on, days, drills, players)
    select period, starts_on, days, drills, count(*) from standings where not hidden group by 1, 2, 3, 4`);
  await transaction.execute(sql`
    insert into standing_days (period, starts_on, days, players)
    select period, starts_on, days, count(*) from standings where not hidden group by 1, 2, 3`);
}

/** Where teams stand by the sessions of their players. */
async function teamsBySessions(database: Database | Transaction): Promise<SQL> {
  const [boards, teams] = [await boardsOfDays(database), await teamsOfNames(database)];
  return sql`
    select team_key, period, starts_on, (array_agg(trim(player_team_name) order by id desc))[1] as team_name,
      count(distinct practice_day)::int as days, count(*)::int as drills, sum(tokens_earned)::int as tokens,
      count(distinct player_id)::int as members, max(created_at) as reached_at
    from practice_sessions join ${teams} using (player_team_name) join ${boards} using (practice_day)
    where ${isNull(practiceSessions.unpaid)} group by 1, 2, 3`;
}

/** Teams that do not stand where the sessions put them. Holds once nothing waits for the teams' board. */
export async function listWrongTeams(database: Database): Promise<WrongBoard[]> {
  const { rows } = await database.execute<{ team_key: string }>(sql`
    select distinct team_key from team_standings kept
    full join (${await teamsBySessions(database)}) counted using (team_key, period, starts_on)
    where (kept.days, kept.drills, kept.tokens, kept.members)
      is distinct from (counted.days, counted.drills, counted.tokens, counted.members)`);
  return rows.map(({ team_key }) => ({ board: 'team', subject: team_key }));
}

/** Makes the teams' board anew from the sessions. Saves of players with a team wait meanwhile. */
export async function rebuildTeams(transaction: Transaction): Promise<void> {
  await lockTeams(transaction);
  await transaction.execute(sql`lock table team_events in share row exclusive mode`);
  for (const table of ['team_events', 'team_days', 'team_members', 'team_standings']) {
    await transaction.execute(sql`delete from ${sql.identifier(table)}`);
  }
  const [boards, teams] = [await boardsOfDays(transaction), await teamsOfNames(transaction)];
  const counting = sql`from practice_sessions join ${teams} using (player_team_name)`;
  await transaction.execute(sql`
    insert into team_days (team_key, practice_day) select distinct team_key, practice_day ${counting} where unpaid is null`);
  await transaction.execute(sql`
    insert into team_members (team_key, period, starts_on, player_id)
    select distinct team_key, period, starts_on, player_id ${counting} join ${boards} using (practice_day) where unpaid is null`);
  await transaction.execute(sql`
    insert into team_standings (team_key, period, starts_on, team_name, days, drills, tokens, members, reached_at)
    select team_key, period, starts_on, team_name, days, drills, tokens, members, reached_at
    from (${await teamsBySessions(transaction)}) counted`);
}
