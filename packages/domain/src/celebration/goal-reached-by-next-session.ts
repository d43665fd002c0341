import { achievements, type AchievementId } from '../achievement-catalogue.ts';
import { BASE_EXPERIENCE } from '../session-rewards.ts';

/** What one more session is sure to reach, whatever its result. */
export type NearGoal =
  | { readonly kind: 'badge'; readonly id: AchievementId }
  | { readonly kind: 'level'; readonly level: number; readonly missing: number };

/** What is true of a player once a session is saved. */
interface AfterSession {
  readonly totalSessions: number;
  readonly level: number;
  /** XP that are missing for the next level. */
  readonly experienceToNextLevel: number;
}

/** The badge for so many sessions that the next one earns, or else the level that it leads to; null where neither is so near. */
export function nearGoal({ totalSessions, level, experienceToNextLevel }: AfterSession): NearGoal | null {
  const badge = achievements.find(({ measure, target }) => measure === 'sessions' && target === totalSessions + 1);
  if (badge !== undefined) return { kind: 'badge', id: badge.id };
  return experienceToNextLevel <= BASE_EXPERIENCE ? { kind: 'level', level: level + 1, missing: experienceToNextLevel } : null;
}
