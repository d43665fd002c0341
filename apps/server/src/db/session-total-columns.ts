import type { PlayerRow } from './read-and-lock-player.ts';

/**
 * The columns of a player's row that follow from the sessions and the ledger. Who saves a session and who recomputes all
 * of them (`audit`) both have to give each, or this does not compile.
 */
export const sessionTotalColumns = [
  'tokens',
  'tokensEver',
  'totalExperience',
  'totalSessions',
  'totalMinutes',
  'currentStreak',
  'bestStreak',
  'practiceDays',
  'lastPracticeDay',
  'lastOffsetMinutes',
  'lastFinishedAt',
] as const satisfies readonly (keyof PlayerRow)[];

export type SessionTotals = Pick<PlayerRow, (typeof sessionTotalColumns)[number]>;
