import { celebrationMoments, mergeMoments, type CelebrationMoment } from '@touchline/domain';
import { m } from '@touchline/messages';
import type { SavedSession } from '../../offline/index.ts';
import { isCelebrated, markCelebrated } from './celebrated-sessions.ts';
import { momentSentences } from './moment-sentences.ts';
import { firstMarkOf, recordOf } from './session-record.ts';

/** What a saved session reached, each with the screen to itself. */
export function momentsOf(saved: SavedSession): CelebrationMoment[] {
  return celebrationMoments({ ...saved.rewards, record: recordOf(saved), firstMark: firstMarkOf(saved), bestStreakAfter: saved.stats.bestStreak });
}

/** What is offered to be celebrated. */
export interface ArrivedOffer {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly moments: readonly CelebrationMoment[];
}

/**
 * What is offered of sessions that waited and were saved while the player was elsewhere, once; null where they reached
 * nothing, or the screen they were played on celebrates them.
 */
export function arrivedOffer(arrived: readonly SavedSession[]): ArrivedOffer | null {
  const uncelebrated = arrived.filter(({ session }) => !isCelebrated(session.id));
  const inOrder = uncelebrated.toSorted((one, other) => one.stats.totalSessions - other.stats.totalSessions);
  const moments = mergeMoments(inOrder.map(momentsOf));
  if (moments.length === 0) return null;
  markCelebrated(uncelebrated.map(({ session }) => session.id));
  return { title: m.practice_arrived_title(), text: momentSentences(moments).join(' '), label: m.practice_arrived_celebrate(), moments };
}

/** Two offers as one: the moments of both in their order, of levels and streaks the highest. */
export function bothOffers(first: ArrivedOffer, second: ArrivedOffer): ArrivedOffer {
  const moments = mergeMoments([first.moments, second.moments]);
  return { ...second, text: momentSentences(moments).join(' '), moments };
}
