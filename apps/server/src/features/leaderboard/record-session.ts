import { teamKeyOf } from '@touchline/domain';
import type { Transaction } from '../../db/open-database.ts';
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
