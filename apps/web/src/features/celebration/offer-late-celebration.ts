import { mergeMoments, type CelebrationMoment } from '@touchline/domain';
import { m } from '@touchline/messages';
import type { SavedSession } from '../../offline/index.ts';
import { isCelebrated, markCelebrated } from './already-celebrated.ts';
import { momentSentences } from './moment-sentences.ts';
import { momentsOf } from './moments-of-session.ts';

/** What is offered to be celebrated. */
export interface LateCelebration {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly moments: readonly CelebrationMoment[];
}

/**
 * What is offered of sessions that waited and were saved while the player was elsewhere, once; null where they reached
 * nothing, or the screen they were played on celebrates them.
 */
export function offerLateCelebration(arrived: readonly SavedSession[]): LateCelebration | null {
  const uncelebrated = arrived.filter(({ session }) => !isCelebrated(session.id));
  const inOrder = uncelebrated.toSorted((one, other) => one.stats.totalSessions - other.stats.totalSessions);
  const moments = mergeMoments(inOrder.map(momentsOf));
  if (moments.length === 0) return null;
  markCelebrated(uncelebrated.map(({ session }) => session.id));
  return { title: m.practice_arrived_title(), text: momentSentences(moments).join(' '), label: m.practice_arrived_celebrate(), moments };
}

/** Two offers as one: the moments of both in their order, of levels and streaks the highest. */
export function mergedLateCelebrations(first: LateCelebration, second: LateCelebration): LateCelebration {
  const moments = mergeMoments([first.moments, second.moments]);
  return { ...second, text: momentSentences(moments).join(' '), moments };
}
