import { and, asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/open-database.ts';
import { standings, teamStandings, users } from '../../db/schema/index.ts';
import { playerLine, shown, shownTeams, teamLine, type BoardLine, type BoardOf, type Place, type PlaceColumns } from './repo.ts';

/** Which lines before a place are meant: those that stand before it, or only those with a better rank. */
export type Before = 'inOrder' | 'better';

/** The lines of the players' board before a place, the nearest first. */
export async function readPlayersBefore(database: Transaction, board: BoardOf, place: Place, which: Before, limit: number): Promise<BoardLine[]> {
  const { playerId: id, days, drills, reachedAt } = standings;
  const order = [asc(days), asc(drills), desc(reachedAt), desc(id)];
  const part = (range: SQL | undefined) =>
    database.select({ id }).from(standings).where(and(shown(board), range)).orderBy(...order).limit(limit);
  const [equals, moreDrills, moreDays] = rangesBefore({ days, drills, reachedAt, id }, place);
  const better = unionAll(part(moreDrills), part(moreDays));
  const nearest = (which === 'better' ? better : unionAll(part(equals), part(moreDrills), part(moreDays))).as('nearest');
  return database
    .select(playerLine)
    .from(nearest)
    .innerJoin(standings, and(eq(standings.playerId, nearest.id), shown(board)))
    .innerJoin(users, eq(users.id, standings.playerId))
    .orderBy(...order)
    .limit(limit);
}

/** The lines of the teams' board before a place, the nearest first. */
export async function readTeamsBefore(database: Transaction, board: BoardOf, place: Place, which: Before, limit: number): Promise<BoardLine[]> {
  const { days, drills, reachedAt, teamKey } = teamStandings;
  const order = [asc(days), asc(drills), desc(reachedAt), desc(teamKey)];
  const part = (range: SQL | undefined) =>
    database.select(teamLine).from(teamStandings).where(and(shownTeams(board), range)).orderBy(...order).limit(limit);
  const [equals, moreDrills, moreDays] = rangesBefore({ days, drills, reachedAt, id: teamKey }, place);
  const ranges = which === 'better' ? unionAll(part(moreDrills), part(moreDays)) : unionAll(part(equals), part(moreDrills), part(moreDays));
  return ranges.orderBy(...order).limit(limit);
}

/** The lines before a place, as ranges that an index can each begin in: its equals, more drills on as many days, more days. */
function rangesBefore(column: PlaceColumns, place: Place): [SQL | undefined, SQL | undefined, SQL] {
  const sameDays = eq(column.days, place.days);
  const earlier = sql`(${column.reachedAt}, ${column.id}) < (${place.reachedAt.toISOString()}::timestamptz, ${place.id})`;
  return [
    and(sameDays, eq(column.drills, place.drills), earlier),
    and(sameDays, gt(column.drills, place.drills)),
    gt(column.days, place.days),
  ];
}
