import { m } from '@touchline/messages';
import { fill } from '@touchline/messages/fill';
import { comparison } from '@touchline/messages/review';
import { isWithinNoise } from '@touchline/vision';
import type { Attempt } from './attempt.ts';
import css from './Comparison.module.css';
import { unlike } from './unlike.ts';

interface OutcomeProps {
  before: Attempt;
  now: Attempt;
}

/** In a line: better or not, or why that cannot be told. */
export function Outcome({ before, now }: OutcomeProps) {
  if (!isScored(before)) return <p className={css['none']}>{comparison.noScoreBefore}</p>;
  if (!isScored(now)) return <p className={css['none']}>{m.results_compare_none_now()}</p>;
  const reasons = unlike(before, now);
  if (reasons.length === 0) {
    return (
      <>
        <p className={css['change']}>{changeText(before.review.overallScore, now.review.overallScore)}</p>
        {before.isMeasuredAnew || now.isMeasuredAnew ? <p className={css['none']}>{m.compare_measured_anew()}</p> : null}
      </>
    );
  }
  return (
    <div className={css['unlike']}>
      <p className={css['change']}>{m.results_compare_unlike()}</p>
      {reasons.map((reason) => (
        <p key={reason} className={css['none']}>
          {reason}
        </p>
      ))}
    </div>
  );
}

/** Whether an attempt has a score to be held against another. */
export const isScored = ({ review }: Pick<Attempt, 'review'>): boolean => review.overallScore !== null;

function changeText(before: number | null, now: number | null): string {
  if (before === null || now === null) return '';
  if (isWithinNoise(before, now)) return comparison.same;
  const points = Math.abs(now - before);
  return fill(now > before ? comparison.up : comparison.down, { points });
}
