import type { BoardRow } from '@touchline/contracts';
import type { BoardPeriod, BoardView } from '@touchline/domain';
import { m } from '@touchline/messages';

export const periodWord: Readonly<Record<BoardPeriod, () => string>> = {
  daily: m.leaderboard_daily,
  weekly: m.leaderboard_weekly,
  monthly: m.leaderboard_monthly,
  alltime: m.leaderboard_alltime,
};

export const viewWord: Readonly<Record<BoardView, () => string>> = {
  player: m.leaderboard_player,
  team: m.leaderboard_team,
};

/** What stands behind the name of the viewer's own row, or of their team's; null for all others. */
export function ownMark({ isCurrentUser, isCurrentUserTeam }: BoardRow): string | null {
  if (isCurrentUser) return m.leaderboard_you();
  return isCurrentUserTeam ? m.leaderboard_your_team() : null;
}

/** What a row has besides its days: drills, tokens, and for a team how many played for it. */
export function besides({ drills, tokens, memberCount }: BoardRow): string {
  const parts = [m.leaderboard_drills({ count: drills }), m.leaderboard_tokens({ count: tokens })];
  if (memberCount !== null) parts.push(m.leaderboard_members({ count: memberCount }));
  return parts.join(' · ');
}
