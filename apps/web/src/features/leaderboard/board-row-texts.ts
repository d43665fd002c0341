import type { Board, BoardRow } from '@touchline/contracts';
import { TEAM_SHOWN_FROM, type BoardPeriod } from '@touchline/domain';
import { m, numberText } from '@touchline/messages';

/** Whether a row is the viewer's own, or that of their team. */
export function isOwn({ isCurrentUser, isCurrentUserTeam }: BoardRow): boolean {
  return isCurrentUser || isCurrentUserTeam;
}

/** What stands behind the name of the viewer's own row, or of their team's; null for all others. */
export function ownMark({ isCurrentUser, isCurrentUserTeam }: BoardRow): string | null {
  if (isCurrentUser) return m.leaderboard_you();
  return isCurrentUserTeam ? m.leaderboard_your_team() : null;
}

/** What a row has besides its days and drills: a player's level, the tokens of drills, and for a team how many played for it. */
export function besides({ level, tokens, memberCount }: BoardRow): readonly string[] {
  const parts = [...(level === null ? [] : [m.leaderboard_level({ level })]), m.leaderboard_tokens({ count: tokens, shown: numberText(tokens) })];
  if (memberCount !== null) parts.push(m.leaderboard_members({ count: memberCount }));
  return parts;
}

/** On the podium, in words that fit on a step: the tokens, and for a team how many played for it. */
export function besidesOnPodium({ tokens, memberCount }: BoardRow): readonly string[] {
  const members = memberCount === null ? [] : [m.leaderboard_members({ count: memberCount })];
  return [...members, m.leaderboard_podium_tokens({ count: tokens, shown: numberText(tokens) })];
}

/** Why others do not see a row of the viewer's own: a player who hides, or a team of very few with such a one. */
export const unseenWords = ({ memberCount }: BoardRow): string =>
  memberCount === null ? m.leaderboard_unseen_words() : m.leaderboard_unseen_team_words({ count: TEAM_SHOWN_FROM });

const gapWord = {
  days: m.leaderboard_gap_days,
  drills: m.leaderboard_gap_drills,
} as const;

/** How far the next place is: '2 days behind Noa'. */
export function gapText({ name, gap }: NonNullable<Board['next']>): string {
  return gapWord[gap.unit]({ count: gap.count, name });
}

/** Of all time no past is kept: there is nothing to say. */
const upWord: Readonly<Partial<Record<BoardPeriod, (values: { readonly count: number }) => string>>> = {
  daily: m.leaderboard_up_daily,
  weekly: m.leaderboard_up_weekly,
  monthly: m.leaderboard_up_monthly,
};
const beforeWord: Readonly<Partial<Record<BoardPeriod, (values: { readonly rank: number }) => string>>> = {
  daily: m.leaderboard_before_daily,
  weekly: m.leaderboard_before_weekly,
  monthly: m.leaderboard_before_monthly,
};

/** How the viewer moved since the board before: up by so many places, else the place of then, without a loss. */
export function movementText(period: BoardPeriod, rank: number, previousRank: number | null): string | null {
  if (previousRank === null) return null;
  const up = previousRank - rank;
  return (up > 0 ? upWord[period]?.({ count: up }) : beforeWord[period]?.({ rank: previousRank })) ?? null;
}
