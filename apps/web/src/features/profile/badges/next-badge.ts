import type { Achievement } from '@touchline/contracts';
import { findAchievement, type AchievementMeasure } from '@touchline/domain';
import { nearestAhead } from '../../achievements/index.ts';

/** Whether a drill adds to it. */
const growsByPractice: Readonly<Record<AchievementMeasure, boolean>> = {
  sessions: true,
  streak: true,
  level: true,
  tokens: true,
  analyses: false,
  profile: false,
  team: false,
};

/** The nearest badge that is still to earn and that practice brings; undefined where all of these are earned. */
export function nextBadgeByPractice(achievements: readonly Achievement[]): Achievement | undefined {
  return nearestAhead(achievements).find(({ id }) => growsByPractice[findAchievement(id).measure]);
}
