import type { Database } from '../../db/open-database.ts';
import * as repo from './aggregate-boards-repo.ts';

/** Folds everything that waits: the players' counts and the teams' standings. */
export async function aggregateBoards(database: Database): Promise<void> {
  while ((await repo.aggregateStandings(database)) > 0) continue;
  while ((await repo.aggregateTeams(database)) > 0) continue;
}

/** Removes what folding has emptied. */
export const cleanUpBoards = repo.removeEmptyCounts;
