import { findAchievement } from '@touchline/domain';
import type { AchievementId, AchievementMeasure } from '@touchline/domain';
import { m } from '@touchline/messages';

/** The names of spec 001 §9 to the letter, the others in their spirit. */
export const achievementName: Record<AchievementId, () => string> = {
  sessions1: m.achievements_name_sessions1,
  sessions5: m.achievements_name_sessions5,
  sessions10: m.achievements_name_sessions10,
  sessions25: m.achievements_name_sessions25,
  sessions50: m.achievements_name_sessions50,
  sessions100: m.achievements_name_sessions100,
  sessions500: m.achievements_name_sessions500,
  sessions1000: m.achievements_name_sessions1000,
  streak3: m.achievements_name_streak3,
  streak7: m.achievements_name_streak7,
  streak14: m.achievements_name_streak14,
  streak30: m.achievements_name_streak30,
  streak100: m.achievements_name_streak100,
  level1: m.achievements_name_level1,
  level3: m.achievements_name_level3,
  level5: m.achievements_name_level5,
  level10: m.achievements_name_level10,
  level25: m.achievements_name_level25,
  level50: m.achievements_name_level50,
  tokens100: m.achievements_name_tokens100,
  tokens500: m.achievements_name_tokens500,
  tokens1000: m.achievements_name_tokens1000,
  tokens5000: m.achievements_name_tokens5000,
  tokens10000: m.achievements_name_tokens10000,
  videoAnalyst: m.achievements_name_videoAnalyst,
  teamPlayer: m.achievements_name_teamPlayer,
  profileComplete: m.achievements_name_profileComplete,
};

const about: Record<AchievementMeasure, (values: { count: number }) => string> = {
  sessions: m.achievements_about_sessions,
  streak: m.achievements_about_streak,
  level: m.achievements_about_level,
  tokens: ({ count }) => m.achievements_about_tokens({ count: new Intl.NumberFormat('en').format(count) }),
  analyses: () => m.achievements_about_video(),
  team: () => m.achievements_about_team(),
  profile: () => m.achievements_about_profile(),
};

/** How an achievement is earned, in one sentence. */
export function achievementAbout(id: AchievementId): string {
  const { measure, target } = findAchievement(id);
  return about[measure]({ count: target });
}
