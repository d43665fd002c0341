import { findAchievement } from '@touchline/domain';
import type { AchievementId, AchievementMeasure } from '@touchline/domain';
import { m, numberText } from '@touchline/messages';

type Sentences = Record<AchievementMeasure, (values: { count: number }) => string>;

const about: Sentences = {
  sessions: ({ count }) => m.achievements_about_sessions({ count, number: numberText(count) }),
  streak: m.achievements_about_streak,
  level: ({ count }) => (count === 1 ? m.achievements_about_first_level() : m.achievements_about_level({ count })),
  tokens: ({ count }) => m.achievements_about_tokens({ count: numberText(count) }),
  analyses: () => m.achievements_about_video(),
  team: () => m.achievements_about_team(),
  profile: () => m.achievements_about_profile(),
};

const won: Sentences = {
  sessions: ({ count }) => m.achievements_won_sessions({ count, number: numberText(count) }),
  streak: m.achievements_won_streak,
  level: ({ count }) => (count === 1 ? m.achievements_won_first_level() : m.achievements_won_level({ count })),
  tokens: ({ count }) => m.achievements_won_tokens({ count: numberText(count) }),
  analyses: () => m.achievements_won_video(),
  team: () => m.achievements_won_team(),
  profile: () => m.achievements_won_profile(),
};

/** How an achievement is earned, in one sentence: an order to a player who has it not yet. */
export function describeHowToEarn(id: AchievementId): string {
  const { measure, target } = findAchievement(id);
  return about[measure]({ count: target });
}

/** What a player who has an achievement did for it, in one sentence. */
export function describeHowEarned(id: AchievementId): string {
  const { measure, target } = findAchievement(id);
  return won[measure]({ count: target });
}
