/** What the achievements look at. Streaks by the longest run: what was earned stays earned when a run ends. */
export interface AchievementStats {
  readonly sessions: number;
  readonly bestStreak: number;
  readonly level: number;
}

/** The six of the dashboard, in order (spec 001 §9). */
const dashboardCriteria = [
  { id: 'sessions1', isEarned: (stats) => stats.sessions >= 1 },
  { id: 'streak3', isEarned: (stats) => stats.bestStreak >= 3 },
  { id: 'level3', isEarned: (stats) => stats.level >= 3 },
  { id: 'sessions10', isEarned: (stats) => stats.sessions >= 10 },
  { id: 'streak7', isEarned: (stats) => stats.bestStreak >= 7 },
  { id: 'level5', isEarned: (stats) => stats.level >= 5 },
] as const satisfies readonly { id: string; isEarned: (stats: AchievementStats) => boolean }[];

export type DashboardAchievementId = (typeof dashboardCriteria)[number]['id'];

export interface DashboardAchievement {
  readonly id: DashboardAchievementId;
  readonly earned: boolean;
}

/** The six achievements of the dashboard, each earned or not, always in the same order. */
export function dashboardAchievements(stats: AchievementStats): DashboardAchievement[] {
  return dashboardCriteria.map(({ id, isEarned }) => ({ id, earned: isEarned(stats) }));
}

/** How many of the six a player has. */
export function achievementsEarned(stats: AchievementStats): number {
  return dashboardAchievements(stats).filter((achievement) => achievement.earned).length;
}
