import { celebrationMoments, type CelebrationMoment } from '@touchline/domain';
import type { SavedSession } from '../../offline/index.ts';
import { firstResultOf, personalBestOf } from './personal-best.ts';

/** What a saved session reached, each with the screen to itself. */
export function momentsOf(saved: SavedSession): CelebrationMoment[] {
  return celebrationMoments({ ...saved.rewards, record: personalBestOf(saved), firstMark: firstResultOf(saved), bestStreakAfter: saved.stats.bestStreak });
}
