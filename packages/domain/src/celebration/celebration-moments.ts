import type { AchievementId } from '../achievement-catalogue.ts';
import { levelBonus } from '../session-rewards.ts';

/** From this many days in a row on, a longest streak is a moment: before, every day of a first week would be one. */
const FIRST_BEST_STREAK = 3;

/** Something that a saved session brought and that has the screen to itself for a moment. */
export type CelebrationMoment =
  /** `before`: the best one until then. */
  | { readonly kind: 'record'; readonly drillId: string; readonly result: number; readonly before: number }
  | { readonly kind: 'firstMark'; readonly drillId: string; readonly result: number }
  /** The level reached, and the tokens that it brought. */
  | { readonly kind: 'level'; readonly level: number; readonly tokens: number }
  | { readonly kind: 'bestStreak'; readonly days: number }
  | { readonly kind: 'badge'; readonly id: AchievementId };

/** What a save says of itself, as far as moments follow from it. */
interface CelebratedSave {
  readonly levelBefore: number;
  readonly levelAfter: number;
  /** The result that beats all earlier ones of its drill, and the best of these; null where it beats none. */
  readonly record: { readonly drillId: string; readonly result: number; readonly before: number } | null;
  /** The first result of its drill; null where it is none. */
  readonly firstMark: { readonly drillId: string; readonly result: number } | null;
  /** Days in the player's longest streak, before the session and after it. */
  readonly bestStreakBefore: number;
  readonly bestStreakAfter: number;
  /** Badges that the session earned. */
  readonly achievements: readonly AchievementId[];
}

/**
 * The moments of several sessions, in the order of the sessions, as one row: every result and badge, and of levels and
 * streaks the highest alone, with the tokens of every level.
 */
export function mergeMoments(sessions: readonly (readonly CelebrationMoment[])[]): CelebrationMoment[] {
  const all = sessions.flat();
  const levels = all.filter((moment) => moment.kind === 'level');
  const level = levels.at(-1);
  const streak = all.findLast(({ kind }) => kind === 'bestStreak');
  return [
    ...all.filter(({ kind }) => kind === 'record' || kind === 'firstMark'),
    ...(level === undefined ? [] : [{ ...level, tokens: levels.reduce((sum, { tokens }) => sum + tokens, 0) }]),
    ...(streak === undefined ? [] : [streak]),
    ...all.filter(({ kind }) => kind === 'badge'),
  ];
}

/** The moments of a saved session in the order they are shown: the record or the first mark, the level, the longest streak, each badge. */
export function celebrationMoments(save: CelebratedSave): CelebrationMoment[] {
  const { record, firstMark, levelBefore, levelAfter, bestStreakBefore, bestStreakAfter, achievements } = save;
  const isBest = bestStreakAfter > bestStreakBefore && bestStreakAfter >= FIRST_BEST_STREAK;
  return [
    ...(record === null ? [] : [{ kind: 'record' as const, ...record }]),
    ...(firstMark === null ? [] : [{ kind: 'firstMark' as const, ...firstMark }]),
    ...(levelAfter > levelBefore ? [{ kind: 'level' as const, level: levelAfter, tokens: levelBonus(levelBefore, levelAfter) }] : []),
    ...(isBest ? [{ kind: 'bestStreak' as const, days: bestStreakAfter }] : []),
    ...achievements.map((id) => ({ kind: 'badge' as const, id })),
  ];
}
