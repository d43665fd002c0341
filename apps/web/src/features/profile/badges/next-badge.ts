import type { Achievement } from '@touchline/contracts';
import { findAchievement, type AchievementMeasure } from '@touchline/domain';
import { nearestAhead } from '../../achievements/index.ts';

/** What a drill adds to. */
const practised: ReadonlySet<AchievementMeasure> = new Set(['sessions', 'streak', 'level', 'tokens']);

/** The nearest badge that is still to earn and that practice brings; undefined where all of these are earned. */
export function nextBadgeByPractice(achievements: readonly Achievement[]): Achievement | undefined {
  return nearestAhead(achievements).find(({ id }) => practised.has(findAchievement(id).measure));
}
