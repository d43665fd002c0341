import { boardPeriods, boardStart, TEAM_SHOWN_FROM, type BoardPeriod, type PracticeDay } from '@touchline/domain';
import { and, asc, desc, eq, lt, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/open-postgres-pool.ts';
import { prepared } from '../../db/prepared-statement.ts';
import { standingDeltas, standings, teamEvents, teamMembers, teamStandings, users } from '../../db/schema/index.ts';

export type BoardOf = { readonly period: BoardPeriod; readonly startsOn: PracticeDay };

/** What orders a board: more days first, then more drills, then who reached it first, then the id. */
export type Place = {
  readonly days: number;
  readonly drills: number;
  readonly reachedAt: Date;
  /** The player's id, or the team's key. */
  readonly id: string;
};

export type BoardLine = Place & {
  readonly name: string | null;
  /** Of a player; null for a team, as is the XP. */
  readonly avatar: string | null;
  readonly experience: number | null;
  readonly tokens: number;
  readonly members: number | null;
};

/** What a session adds to the boards. */
export type BoardSession = {
  readonly practiceDay: PracticeDay;
  /** Whether it is the first of its day. */
  readonly isNewDay: boolean;
  readonly tokens: number;
  readonly savedAt: Date;
};

const moveStandings = prepared(
  'leaderboard_move_standings',
  ['playerId', 'tokens', 'hidden', 'savedAt', 'newDays', ...boardPeriods],
  (_database, { playerId, tokens, hidden, savedAt, newDays, ...startsOn }) => sql`
    with boards (period, starts_on) as (values ${sql.join(
      boardPeriods.map((period) => sql`(${period}, ${startsOn[period]}::date)`),
      sql`, `,
    )}),
    moved as (
      insert into ${standings} as standing (player_id, period, starts_on, days, drills, tokens, hidden, reached_at)
      select ${playerId}::uuid, period, starts_on, 1, 1, ${tokens}::int, ${hidden}::boolean, ${savedAt}::timestamptz
      from boards
      on conflict (player_id, period, starts_on) do update
      set days = standing.days + ${newDays}::int, drills = standing.drills + 1,
          tokens = standing.tokens + excluded.tokens, reached_at = excluded.reached_at
      returning period, starts_on, days, drills, hidden
    )
    insert into ${standingDeltas} (period, starts_on, days, drills, change)
    select period, starts_on, days, drills, 1 from moved where not hidden
    union all
    select period, starts_on, days - ${newDays}::int, drills - 1, -1 from moved where not hidden and drills > 1`,
);

/**
 * Adds a session to the player's standings on the four boards of its day, and appends the changes of the counts.
 * The caller holds the player's row locked.
 */
export async function addToStandings(
  transaction: Transaction,
  player: { readonly id: string; readonly hidden: boolean },
  session: BoardSession,
): Promise<void> {
  const { practiceDay, isNewDay, tokens, savedAt } = session;
  await moveStandings(transaction, {
    playerId: player.id,
    hidden: player.hidden,
    tokens,
    savedAt,
    newDays: isNewDay ? 1 : 0,
    daily: boardStart('daily', practiceDay),
    weekly: boardStart('weekly', practiceDay),
    monthly: boardStart('monthly', practiceDay),
    alltime: boardStart('alltime', practiceDay),
  });
}

/** Takes a player off all boards, or puts them back. */
export async function hideFromBoards(transaction: Transaction, playerId: string, hidden: boolean): Promise<void> {
  await transaction.execute(sql`
    with moved as (
      update ${standings} set hidden = ${hidden}
      where player_id = ${playerId}::uuid and hidden <> ${hidden}
      returning period, starts_on, days, drills
    )
    insert into ${standingDeltas} (period, starts_on, days, drills, change)
    select period, starts_on, days, drills, ${hidden ? -1 : 1} from moved`);
}

const insertTeamEvent = prepared(
  'leaderboard_insert_team_event',
  ['teamKey', 'teamName', 'playerId', 'practiceDay', 'tokens', 'createdAt'],
  (database, row) => database.insert(teamEvents).values(row),
);

/** Appends a session to what its team has done. */
export async function addTeamEvent(
  transaction: Transaction,
  playerId: string,
  team: { readonly key: string; readonly name: string },
  session: BoardSession,
): Promise<void> {
  await insertTeamEvent(transaction, {
    teamKey: team.key,
    teamName: team.name,
    playerId,
    practiceDay: session.practiceDay,
    tokens: session.tokens,
    createdAt: session.savedAt,
  });
}

/** The lines of a players' board that may be seen. */
export const shown = (board: BoardOf) =>
  and(eq(standings.period, board.period), eq(standings.startsOn, board.startsOn), eq(standings.hidden, false));
/** The lines of a teams' board. */
const ofTeams = (board: BoardOf) =>
  and(eq(teamStandings.period, board.period), eq(teamStandings.startsOn, board.startsOn));

/** Whether a team's line would tell what somebody did who hides: they are one of very few. */
const isTelling = sql`(${teamStandings.members} < ${TEAM_SHOWN_FROM} and exists (
  select 1 from ${teamMembers} join ${users} on ${users.id} = ${teamMembers.playerId}
  where ${teamMembers.teamKey} = ${teamStandings.teamKey} and ${teamMembers.period} = ${teamStandings.period}
    and ${teamMembers.startsOn} = ${teamStandings.startsOn} and ${users.hidden}))`;
/** The lines of a teams' board that may be seen. */
export const shownTeams = (board: BoardOf) => and(ofTeams(board), not(isTelling));

/** What a player's line shows of the player. */
const named = {
  name: users.displayName,
  avatar: users.avatar,
  experience: users.totalExperience,
  members: sql<null>`null`,
};

/** A page of the players' board, after a place. */
export async function readPlayers(
  database: Transaction,
  board: BoardOf,
  after: Place | null,
  limit: number,
): Promise<BoardLine[]> {
  const { playerId: id, days, drills, tokens, reachedAt } = standings;
  const order = [desc(days), desc(drills), asc(reachedAt), asc(id)];
  const first = (range?: SQL) =>
    database
      .select({ id, days, drills, tokens, reachedAt })
      .from(standings)
      .where(and(shown(board), range))
      .orderBy(...order)
      .limit(limit);
  const following = (place: Place) => {
    const [equals, fewerDrills, fewerDays] = rangesAfter({ days, drills, reachedAt, id }, place);
    return unionAll(first(equals), first(fewerDrills), first(fewerDays))
      .orderBy(...order)
      .limit(limit);
  };
  // Names are looked up for the rows of the page alone.
  const page = (after === null ? first() : following(after)).as('page');
  return database
    .select({
      id: page.id,
      days: page.days,
      drills: page.drills,
      tokens: page.tokens,
      reachedAt: page.reachedAt,
      ...named,
    })
    .from(page)
    .innerJoin(users, eq(users.id, page.id))
    .orderBy(desc(page.days), desc(page.drills), asc(page.reachedAt), asc(page.id));
}

/** A page of the teams' board, after a place. */
export async function readTeams(
  database: Transaction,
  board: BoardOf,
  after: Place | null,
  limit: number,
): Promise<BoardLine[]> {
  const { days, drills, reachedAt, teamKey } = teamStandings;
  const order = [desc(days), desc(drills), asc(reachedAt), asc(teamKey)];
  const first = (range?: SQL) =>
    database
      .select(teamLine)
      .from(teamStandings)
      .where(and(shownTeams(board), range))
      .orderBy(...order)
      .limit(limit);
  if (after === null) return first();
  const [equals, fewerDrills, fewerDays] = rangesAfter({ days, drills, reachedAt, id: teamKey }, after);
  return unionAll(first(equals), first(fewerDrills), first(fewerDays))
    .orderBy(...order)
    .limit(limit);
}

export const playerLine = {
  id: standings.playerId,
  days: standings.days,
  drills: standings.drills,
  tokens: standings.tokens,
  reachedAt: standings.reachedAt,
  ...named,
};

export const teamLine = {
  id: teamStandings.teamKey,
  days: teamStandings.days,
  drills: teamStandings.drills,
  tokens: teamStandings.tokens,
  reachedAt: teamStandings.reachedAt,
  name: teamStandings.teamName,
  avatar: sql<null>`null`,
  experience: sql<null>`null`,
  members: teamStandings.members,
};

export type PlaceColumns = {
  readonly days: typeof standings.days | typeof teamStandings.days;
  readonly drills: typeof standings.drills | typeof teamStandings.drills;
  readonly reachedAt: typeof standings.reachedAt | typeof teamStandings.reachedAt;
  readonly id: typeof standings.playerId | typeof teamStandings.teamKey;
};

/**
 * The rows after a place, as ranges that an index can each begin in: its equals, fewer drills on as many days, fewer
 * days. As one condition with OR the index would be read from the first of as many days on, which is thousands of rows
 * on a large board.
 */
function rangesAfter(column: PlaceColumns, after: Place): [SQL | undefined, SQL | undefined, SQL] {
  const sameDays = eq(column.days, after.days);
  const since = sql`(${column.reachedAt}, ${column.id}) > (${after.reachedAt.toISOString()}::timestamptz, ${after.id})`;
  return [
    and(sameDays, eq(column.drills, after.drills), since),
    and(sameDays, lt(column.drills, after.drills)),
    lt(column.days, after.days),
  ];
}

/** The player's own line among those that others see, or among those that nobody else does; undefined when it is not there. */
export async function readPlayerLine(
  database: Transaction,
  playerId: string,
  board: BoardOf,
  hidden = false,
): Promise<BoardLine | undefined> {
  const ofBoard = and(eq(standings.period, board.period), eq(standings.startsOn, board.startsOn));
  const [line] = await database
    .select(playerLine)
    .from(standings)
    .innerJoin(users, eq(users.id, standings.playerId))
    .where(and(eq(standings.playerId, playerId), ofBoard, eq(standings.hidden, hidden)));
  return line;
}

/** A team's line among those that others see, or among those that only its players do; undefined when it is not there. */
export async function readTeamLine(
  database: Transaction,
  key: string,
  board: BoardOf,
  hidden = false,
): Promise<BoardLine | undefined> {
  const [line] = await database
    .select(teamLine)
    .from(teamStandings)
    .where(and(eq(teamStandings.teamKey, key), ofTeams(board), hidden ? isTelling : not(isTelling)));
  return line;
}

/** Who is looking: their clock's zone and their team. */
export async function readViewer(database: Transaction, playerId: string) {
  const [viewer] = await database
    .select({ timeZone: users.timeZone, teamName: users.teamName })
    .from(users)
    .where(eq(users.id, playerId));
  return viewer;
}

/**
 * Exact ranks of players with these days and drills: one more than the shown players who stand before them.
 * Counted from the folded counts and from what is not folded yet, in one snapshot.
 */
export async function rankOfPlayers(
  database: Transaction,
  board: BoardOf,
  { days, drills }: Pick<Place, 'days' | 'drills'>,
): Promise<number> {
  const { rows } = await database.execute<{ before: string }>(sql`
    select
      (select coalesce(sum(players), 0) from standing_days
       where period = ${board.period} and starts_on = ${board.startsOn}::date and days > ${days}) +
      (select coalesce(sum(players), 0) from standing_drills
       where period = ${board.period} and starts_on = ${board.startsOn}::date and days = ${days} and drills > ${drills}) +
      (select coalesce(sum(change), 0) from standing_deltas
       where period = ${board.period} and starts_on = ${board.startsOn}::date
         and (days, drills) > (${days}::int, ${drills}::int)) as before`);
  return 1 + Number(rows[0]?.before ?? 0);
}

/** How many players a board shows. */
export async function countPlayers(database: Transaction, board: BoardOf): Promise<number> {
  const { rows } = await database.execute<{ players: string }>(sql`
    select
      (select coalesce(sum(players), 0) from standing_days
       where period = ${board.period} and starts_on = ${board.startsOn}::date) +
      (select coalesce(sum(change), 0) from standing_deltas
       where period = ${board.period} and starts_on = ${board.startsOn}::date) as players`);
  return Number(rows[0]?.players ?? 0);
}

/** Exact rank, as of the last fold, of teams with these days and drills. */
export async function rankOfTeams(
  database: Transaction,
  board: BoardOf,
  { days, drills }: Pick<Place, 'days' | 'drills'>,
): Promise<number> {
  const before = and(
    shownTeams(board),
    sql`(${teamStandings.days}, ${teamStandings.drills}) > (${days}::int, ${drills}::int)`,
  );
  return 1 + (await database.$count(teamStandings, before));
}

/** How many teams a board shows. */
export async function countTeams(database: Transaction, board: BoardOf): Promise<number> {
  return database.$count(teamStandings, shownTeams(board));
}
