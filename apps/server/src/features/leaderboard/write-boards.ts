import { teamKeyOf } from '@touchline/domain';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import * as aggregateRepo from './aggregate-boards-repo.ts';
import * as leaveRepo from './player-team-share-repo.ts';
import * as repo from './repo.ts';

export type BoardPlayer = { readonly id: string; readonly teamName: string | null; readonly hidden: boolean };

/** Writes a session to the boards, in its own transaction. The caller holds the player's row locked. */
export async function recordOnBoards(
  transaction: Transaction,
  player: BoardPlayer,
  session: repo.BoardSession,
): Promise<void> {
  await repo.addToStandings(transaction, player, session);
  const key = teamKeyOf(player.teamName);
  if (key === null || player.teamName === null) return;
  await repo.addTeamEvent(transaction, player.id, { key, name: player.teamName.trim() }, session);
}

/** Folds everything that waits: the players' counts and the teams' standings. */
export async function aggregateBoards(database: Database): Promise<void> {
  while ((await aggregateRepo.aggregateStandings(database)) > 0) continue;
  while ((await aggregateRepo.aggregateTeams(database)) > 0) continue;
}

/** Removes what folding has emptied. */
export const cleanUpBoards = aggregateRepo.removeEmptyCounts;

/**
 * Takes a player off every board as if they had never practised: out of the counts that ranks are made of, and their
 * share out of the teams'. The caller holds the player's row locked and removes the player's own rows afterwards. It
 * waits for a fold of the teams and holds up the next: leaving is rare.
 */
export async function removeFromBoards(transaction: Transaction, playerId: string): Promise<void> {
  await repo.hideFromBoards(transaction, playerId, true);
  await leaveRepo.lockTeams(transaction);
  // Then every session of the player is in the teams' standings.
  while ((await aggregateRepo.aggregateTeams(transaction)) > 0) continue;
  for (const share of await leaveRepo.readShares(transaction, playerId)) {
    const others = await leaveRepo.readOthers(transaction, share.key, playerId);
    const keptDays = others.length > 0 ? await leaveRepo.readDaysOf(transaction, share.key, others, share.days) : null;
    const lostDays = new Set(share.days.filter((day) => keptDays?.has(day) !== true));
    await leaveRepo.takeShare(transaction, playerId, share, lostDays);
    if (others.length > 0) {
      await leaveRepo.respell(transaction, share.key, await leaveRepo.readSpellings(transaction, share.key, others));
    }
  }
}
