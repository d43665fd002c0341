import { teamKeyOf, type AchievementStats } from '@touchline/domain';

/** What achievements need of a player's row. */
export type AchievementPlayer = {
  readonly totalSessions: number;
  readonly bestStreak: number;
  readonly level: number;
  readonly tokensEver: number;
  readonly totalAnalyses: number;
  readonly teamName: string | null;
  readonly name: string | null;
  readonly country: string | null;
  readonly state: string | null;
  readonly age: number | null;
  readonly favoritePlayer: string | null;
};

/** A player's row as the achievements see it. */
export function achievementStatsOf(player: AchievementPlayer): AchievementStats {
  return {
    sessions: player.totalSessions,
    bestStreak: player.bestStreak,
    level: player.totalSessions === 0 ? 0 : player.level,
    tokensEver: player.tokensEver,
    analyses: player.totalAnalyses,
    hasTeam: teamKeyOf(player.teamName) !== null,
    profileComplete: [player.name, player.country ?? player.state, player.age, player.favoritePlayer].every(
      (field) => field !== null && field !== '',
    ),
  };
}
