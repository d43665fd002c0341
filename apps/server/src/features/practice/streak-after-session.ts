import { continuesInOrder, extendStreak, streakFromMarks, type StreakMark, type StreakState } from '@touchline/domain';
import type { Transaction } from '../../db/open-database.ts';
import { readStreakMarks, type PlayerRow } from './repo.ts';
import { streakOf } from './stats-from-player-row.ts';

/**
 * The streak once a session is added. One that was finished after all others extends the kept run; a late one
 * (practised offline, sent days after) may join two runs, so everything is counted again.
 */
export async function streakAfter(transaction: Transaction, player: PlayerRow, mark: StreakMark): Promise<StreakState> {
  const kept = streakOf(player);
  if (continuesInOrder(kept, mark)) return extendStreak(kept, mark);
  const marks = await readStreakMarks(transaction, player.id);
  return streakFromMarks([...marks, mark]);
}
