/** What achievements look at. Streaks by the longest run and tokens by all ever earned: nothing earned is lost. */
export interface AchievementStats {
  readonly sessions: number;
  readonly bestStreak: number;
  readonly level: number;
  readonly tokensEver: number;
  /** Completed form analyses. */
  readonly analyses: number;
  readonly hasTeam: boolean;
  /** Whether name, country, age and favourite player are all set. */
  readonly profileComplete: boolean;
}

/** What has to be reached for an achievement: so much of one of these. */
export type AchievementMeasure = 'sessions' | 'streak' | 'level' | 'tokens' | 'analyses' | 'team' | 'profile';

const valueOf: Readonly<Record<AchievementMeasure, (stats: AchievementStats) => number>> = {
  sessions: (stats) => stats.sessions,
  streak: (stats) => stats.bestStreak,
  level: (stats) => stats.level,
  tokens: (stats) => stats.tokensEver,
  analyses: (stats) => stats.analyses,
  team: (stats) => Number(stats.hasTeam),
  profile: (stats) => Number(stats.profileComplete),
};

/**
 * Every achievement, in the order in which a page shows them: the families of spec 000 §9 and the badges of 001 §9.
 * A family and a badge with the same condition are one achievement.
 */
export const achievements = [
  { id: 'sessions1', measure: 'sessions', target: 1 },
  { id: 'sessions5', measure: 'sessions', target: 5 },
  { id: 'sessions10', measure: 'sessions', target: 10 },
  { id: 'sessions25', measure: 'sessions', target: 25 },
  { id: 'streak3', measure: 'streak', target: 3 },
  { id: 'streak7', measure: 'streak', target: 7 },
  { id: 'level3', measure: 'level', target: 3 },
  { id: 'level5', measure: 'level', target: 5 },
  { id: 'tokens100', measure: 'tokens', target: 100 },
  { id: 'videoAnalyst', measure: 'analyses', target: 1 },
  { id: 'teamPlayer', measure: 'team', target: 1 },
  { id: 'profileComplete', measure: 'profile', target: 1 },
  { id: 'level1', measure: 'level', target: 1 },
  { id: 'streak14', measure: 'streak', target: 14 },
  { id: 'streak30', measure: 'streak', target: 30 },
  { id: 'streak100', measure: 'streak', target: 100 },
  { id: 'sessions50', measure: 'sessions', target: 50 },
  { id: 'sessions100', measure: 'sessions', target: 100 },
  { id: 'sessions500', measure: 'sessions', target: 500 },
  { id: 'sessions1000', measure: 'sessions', target: 1000 },
  { id: 'level10', measure: 'level', target: 10 },
  { id: 'level25', measure: 'level', target: 25 },
  { id: 'level50', measure: 'level', target: 50 },
  { id: 'tokens500', measure: 'tokens', target: 500 },
  { id: 'tokens1000', measure: 'tokens', target: 1000 },
  { id: 'tokens5000', measure: 'tokens', target: 5000 },
  { id: 'tokens10000', measure: 'tokens', target: 10_000 },
] as const satisfies readonly { id: string; measure: AchievementMeasure; target: number }[];

export type AchievementId = (typeof achievements)[number]['id'];

/** The ids as a list, for schemas. */
export const achievementIds = achievements.map(({ id }) => id) as [AchievementId, ...AchievementId[]];

/**
 * Counts the list above. It grows whenever an achievement is added, so that players of before can be given what
 * they had already earned.
 */
export const achievementsRevision = 1;

/** The six that the dashboard counts (001 §9). */
const onDashboard: readonly AchievementId[] = ['sessions1', 'streak3', 'level3', 'sessions10', 'streak7', 'level5'];

/** The eight that the profile counts (001 §9). */
export const countedOnProfile: readonly AchievementId[] = [...onDashboard, 'sessions25', 'streak14'];

/** The badges of the profile, and that only the first eight of them stand there (001 §9). */
export const profileBadges: readonly AchievementId[] = achievementIds.slice(0, 12);
export const PROFILE_BADGES_SHOWN = 8;

export interface AchievementProgress {
  readonly id: AchievementId;
  readonly earned: boolean;
  /** How much there is, at most the target. */
  readonly value: number;
  readonly target: number;
}

/** How far a player is with every achievement, in order. */
export function achievementProgress(stats: AchievementStats): AchievementProgress[] {
  return achievements.map(({ id, measure, target }) => {
    const value = valueOf[measure](stats);
    return { id, earned: value >= target, value: Math.min(value, target), target };
  });
}

/** The achievements that a player with these numbers has, in order. */
export function achievementsEarned(stats: AchievementStats): AchievementId[] {
  return achievementProgress(stats)
    .filter(({ earned }) => earned)
    .map(({ id }) => id);
}

/** How many of the dashboard's six a player has, and that there are six. */
export function dashboardAchievements(stats: AchievementStats): { earned: number; total: number } {
  const earned = achievementsEarned(stats).filter((id) => onDashboard.includes(id)).length;
  return { earned, total: onDashboard.length };
}
