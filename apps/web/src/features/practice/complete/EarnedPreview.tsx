import { sessionRewards } from '@touchline/domain';
import { m } from '@touchline/messages';
import type { ReadResult } from './check-typed-result.ts';

interface EarnedPreviewProps {
  read: ReadResult;
  minutes: number;
  /** XP more for a drill that was recommended; 0 for none. */
  recommendation: number;
  className: string | undefined;
}

/** What a save would bring, and before anything is pressed why it is no more. */
export function EarnedPreview({ read, minutes, recommendation, className }: EarnedPreviewProps) {
  const { result, isPossible, isTooBig, isWords } = read;
  const { experienceGained, tokensEarned } = sessionRewards({ result: isPossible ? result : 0, durationMinutes: minutes, recommendation });
  const earned = { experience: experienceGained, tokens: tokensEarned };
  return (
    <p className={className} aria-live="polite">
      {isPossible || isTooBig ? null : `${m.practice_preview_impossible()} `}
      {isTooBig || isWords ? null : recommendation === 0 ? m.practice_preview(earned) : m.practice_preview_with_bonus({ ...earned, bonus: recommendation })}
    </p>
  );
}
