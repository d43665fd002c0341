import { boardPeriods, boardStart, teamKeyOf, type BoardPeriod, type PracticeDay } from '@touchline/domain';
import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/open-postgres-pool.ts';
import { practiceSessions, teamDays, teamMembers, teamStandings } from '../../db/schema/index.ts';
import { TEAMS_LOCK } from './aggregate-boards-repo.ts';

/** What one player has done for one team. */
export type TeamShare = {
  readonly key: string;
  readonly days: readonly PracticeDay[];
  readonly boards: readonly BoardShare[];
};

type BoardShare = {
  readonly period: BoardPeriod;
  readonly startsOn: PracticeDay;
  readonly drills: number;
  readonly tokens: number;
  readonly days: readonly PracticeDay[];
};

/** Sessions that earned nothing count for no board. */
const counts = isNull(practiceSessions.unpaid);

/** Waits for a fold under way, and lets none begin until the transaction ends. */
export async function lockTeams(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${TEAMS_LOCK})`);
}

/** What a player has done for each team, by the names that the team had when the sessions were saved. */
export async function readShares(transaction: Transaction, playerId: string): Promise<TeamShare[]> {
  const rows = await transaction
    .select({
      day: practiceSessions.practiceDay,
      name: practiceSessions.playerTeamName,
      drills: sql`count(*)`.mapWith(Number),
      tokens: sql`sum(${practiceSessions.tokensEarned})`.mapWith(Number),
    })
    .from(practiceSessions)
    .where(and(eq(practiceSessions.playerId, playerId), counts, isNotNull(practiceSessions.playerTeamName)))
    .groupBy(practiceSessions.practiceDay, practiceSessions.playerTeamName);
  const teams = Map.groupBy(rows, ({ name }) => teamKeyOf(name));
  return [...teams].flatMap(([key, ofTeam]) => {
    if (key === null) return [];
    const days = [...new Set(ofTeam.map(({ day }) => day))];
    return [{ key, days, boards: boardPeriods.flatMap((period) => boardShares(period, ofTeam)) }];
  });
}

type DayShare = { readonly day: PracticeDay; readonly drills: number; readonly tokens: number };

function boardShares(period: BoardPeriod, rows: readonly DayShare[]): BoardShare[] {
  const boards = Map.groupBy(rows, ({ day }) => boardStart(period, day));
  return [...boards].map(([startsOn, ofBoard]) => ({
    period,
    startsOn,
    drills: ofBoard.reduce((sum, { drills }) => sum + drills, 0),
    tokens: ofBoard.reduce((sum, { tokens }) => sum + tokens, 0),
    days: [...new Set(ofBoard.map(({ day }) => day))],
  }));
}

/** Who else has practised for a team. */
export async function readOthers(transaction: Transaction, key: string, playerId: string): Promise<string[]> {
  const rows = await transaction
    .selectDistinct({ id: teamMembers.playerId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamKey, key), eq(teamMembers.period, 'alltime'), ne(teamMembers.playerId, playerId)));
  return rows.map(({ id }) => id);
}

/** Of these days those on which one of these players practised for the team. */
export async function readDaysOf(
  transaction: Transaction,
  key: string,
  players: string[],
  days: readonly PracticeDay[],
): Promise<Set<PracticeDay>> {
  const rows = await transaction
    .selectDistinct({ day: practiceSessions.practiceDay, name: practiceSessions.playerTeamName })
    .from(practiceSessions)
    .where(and(inArray(practiceSessions.playerId, players), counts, inArray(practiceSessions.practiceDay, [...days])));
  return new Set(rows.filter(({ name }) => teamKeyOf(name) === key).map(({ day }) => day));
}

/** How these players have written the team's name, the latest first. */
export async function readSpellings(transaction: Transaction, key: string, players: string[]): Promise<string[]> {
  const latest = sql`max(${practiceSessions.createdAt})`;
  const rows = await transaction
    .select({ name: practiceSessions.playerTeamName })
    .from(practiceSessions)
    .where(and(inArray(practiceSessions.playerId, players), counts))
    .groupBy(practiceSessions.playerTeamName)
    .orderBy(sql`${latest} desc`);
  return rows.flatMap(({ name }) => (name !== null && teamKeyOf(name) === key ? [name.trim()] : []));
}

/** Takes a player's share from a team. `lostDays` are those on which nobody else practised for it. */
export async function takeShare(
  transaction: Transaction,
  playerId: string,
  share: TeamShare,
  lostDays: ReadonlySet<PracticeDay>,
): Promise<void> {
  const ofTeam = eq(teamStandings.teamKey, share.key);
  const boards = share.boards.map(({ period, startsOn, drills, tokens, days }) => {
    return { period, starts_on: startsOn, drills, tokens, lost: days.filter((day) => lostDays.has(day)).length };
  });
  await transaction.execute(sql`
    update team_standings as standing
    set days = standing.days - share.lost, drills = standing.drills - share.drills,
        tokens = standing.tokens - share.tokens, members = standing.members - 1
    from jsonb_to_recordset(${JSON.stringify(boards)}::jsonb)
      as share (period text, starts_on date, drills int, tokens int, lost int)
    where standing.team_key = ${share.key}
      and standing.period = share.period and standing.starts_on = share.starts_on`);
  await transaction.delete(teamStandings).where(and(ofTeam, eq(teamStandings.drills, 0)));
  await transaction
    .delete(teamMembers)
    .where(and(eq(teamMembers.teamKey, share.key), eq(teamMembers.playerId, playerId)));
  if (lostDays.size === 0) return;
  await transaction
    .delete(teamDays)
    .where(and(eq(teamDays.teamKey, share.key), inArray(teamDays.practiceDay, [...lostDays])));
}

/** Writes a team's name as those write it who are still there, wherever it stands in another way. */
export async function respell(transaction: Transaction, key: string, spellings: readonly string[]): Promise<void> {
  const [latest] = spellings;
  if (latest === undefined) return;
  await transaction
    .update(teamStandings)
    .set({ teamName: latest })
    .where(and(eq(teamStandings.teamKey, key), sql`${teamStandings.teamName} not in ${[...spellings]}`));
}
