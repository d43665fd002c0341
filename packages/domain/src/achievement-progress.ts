import { achievementMeasures, achievements, type AchievementId, type AchievementStats } from './achievement-catalogue.ts';

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
    const value = achievementMeasures[measure].valueIn(stats);
    return { id, earned: value >= target, value: Math.min(value, target), target };
  });
}

/** The achievements that a player with these numbers has, in order. */
export function achievementsEarned(stats: AchievementStats): AchievementId[] {
  return achievementProgress(stats)
    .filter(({ earned }) => earned)
    .map(({ id }) => id);
}
