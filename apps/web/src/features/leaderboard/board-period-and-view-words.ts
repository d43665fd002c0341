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
