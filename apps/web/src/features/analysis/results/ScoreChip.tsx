import { thinCoverage } from '@touchline/vision';
import type { FormReview } from '@touchline/vision';
import { SeenDots } from './SeenDots.tsx';
import css from './ScoreChip.module.css';

interface ScoreChipProps {
  readonly review: FormReview;
  readonly score: number;
}

/** The score over the video, where its card is below the first view; there it is said. */
export function ScoreChip({ review, score }: ScoreChipProps) {
  const few = thinCoverage(review);
  return (
    <span className={css['chip']} data-theme="dark" aria-hidden="true">
      <span>
        <b className={css['number']}>{score}</b>
        <span className={css['most']}>/100</span>
      </span>
      {few === null ? null : <SeenDots few={few} />}
    </span>
  );
}
