import type { CelebrationMoment } from '@touchline/domain';
import { m, numberText } from '@touchline/messages';
import { achievementNames } from '@touchline/messages/achievement-names';
import { drillName } from '@touchline/messages/drill-names';

/** What a screen reader hears of a saved session that earned something, in whole sentences, once. */
export function celebrationSaid(
  { experienceGained, tokensEarned }: { readonly experienceGained: number; readonly tokensEarned: number },
  moments: readonly CelebrationMoment[],
): string {
  const sentences = [m.practice_said_earned({ experience: experienceGained, count: tokensEarned })];
  for (const moment of moments) {
    if (moment.kind === 'level') sentences.push(m.practice_said_level({ level: moment.level }));
    else if (moment.kind === 'record') sentences.push(m.practice_said_record({ result: numberText(moment.result), drill: drillName(moment.drillId) }));
    else if (moment.kind === 'bestStreak') sentences.push(m.practice_said_streak({ count: moment.days }));
    else sentences.push(m.practice_said_badge({ name: achievementNames[moment.id] }));
  }
  return sentences.join(' ');
}
