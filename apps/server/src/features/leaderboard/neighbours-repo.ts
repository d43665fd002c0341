import { and, asc, desc, eq, gt, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/open-postgres-pool.ts';
import { standings, teamStandings, users } from '../../db/schema/index.ts';
import { playerLine, shown, shownTeams, teamLine, type BoardLine, type BoardOf, type Place, type PlaceColumns } from './repo.ts';

/** The lines of the players' board with a better rank than a place, the nearest first. */
export async function readPlayersBefore(database: Transaction, board: BoardOf, place: Place, limit: number): Promise<BoardLine[]> {
  const { playerId: id, days, drills, reachedAt } = standings;
  const order = [asc(days), asc(drills), desc(reachedAt), desc(id)];
  const part = (range: SQL | undefined) =>
    database.select({ id }).from(standings).where(and(shown(board), range)).orderBy(...order).limit(limit);
  const [moreDrills, moreDays] = betterRanges({ days, drills }, place);
  const nearest = unionAll(part(moreDrills), part(moreDays)).as('nearest');
  return database
    .select(playerLine)
    .from(nearest)
    .innerJoin(standings, and(eq(standings.playerId, nearest.id), shown(board)))
    .innerJoin(users, eq(users.id, standings.playerId))
    .orderBy(...order)
    .limit(limit);
}

/** The lines of the teams' board with a better rank than a place, the nearest first. */
export async function readTeamsBefore(database: Transaction, board: BoardOf, place: Place, limit: number): Promise<BoardLine[]> {
  const { days, drills, reachedAt, teamKey } = teamStandings;
  const order = [asc(days), asc(drills), desc(reachedAt), desc(teamKey)];
  const part = (range: SQL | undefined) =>
    database.select(teamLine).from(teamStandings).where(and(shownTeams(board), range)).orderBy(...order).limit(limit);
  const [moreDrills, moreDays] = betterRanges({ days, drills }, place);
  return unionAll(part(moreDrills), part(moreDays)).orderBy(...order).limit(limit);
}

/** The lines with a better rank than a place, as ranges that an index can each begin in: more drills on as many days, more days. */
function betterRanges(column: Pick<PlaceColumns, 'days' | 'drills'>, place: Place): [SQL | undefined, SQL] {
  return [and(eq(column.days, place.days), gt(column.drills, place.drills)), gt(column.days, place.days)];
}
