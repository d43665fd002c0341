import type { Database } from '../../db/open.ts';
import * as repo from './fold-repo.ts';

/** Folds everything that waits: the players' counts and the teams' standings. */
export async function foldBoards(database: Database): Promise<void> {
  while ((await repo.foldStandings(database)) > 0) continue;
  while ((await repo.foldTeams(database)) > 0) continue;
}

/** Removes what folding has emptied. */
export const sweepBoards = repo.sweepEmptyCounts;
