import type { CelebrationMoment } from '@touchline/domain';
import { m } from '@touchline/messages';
import { momentSentences } from '../../celebration/index.ts';

/** What a screen reader hears of a saved session that earned something, in whole sentences, once. */
export function celebrationSaid(
  { experienceGained, tokensEarned }: { readonly experienceGained: number; readonly tokensEarned: number },
  moments: readonly CelebrationMoment[],
): string {
  return [m.practice_said_earned({ experience: experienceGained, count: tokensEarned }), ...momentSentences(moments)].join(' ');
}
