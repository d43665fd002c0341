import { findAchievement } from '@touchline/domain';
import type { AchievementId, AchievementMeasure } from '@touchline/domain';
import { m, numberText } from '@touchline/messages';

const about: Record<AchievementMeasure, (values: { count: number }) => string> = {
  sessions: ({ count }) => m.achievements_about_sessions({ count, number: numberText(count) }),
  streak: m.achievements_about_streak,
  level: ({ count }) => (count === 1 ? m.achievements_about_first_level() : m.achievements_about_level({ count })),
  tokens: ({ count }) => m.achievements_about_tokens({ count: numberText(count) }),
  analyses: () => m.achievements_about_video(),
  team: () => m.achievements_about_team(),
  profile: () => m.achievements_about_profile(),
};

/** How an achievement is earned, in one sentence. */
export function achievementAbout(id: AchievementId): string {
  const { measure, target } = findAchievement(id);
  return about[measure]({ count: target });
}
