import { m } from '@touchline/messages';
import { comparison } from '@touchline/messages/form-review-general-text';
import { scoreChangeWords } from '@touchline/messages/score-change';
import type { Attempt } from './compared-attempt.ts';
import css from './LastAttemptComparison.module.css';
import { unlike } from './comparison-caveats.ts';

interface OutcomeProps {
  before: Attempt;
  now: Attempt;
}

/** In a line: better or not, or why that cannot be told. */
export function ComparisonOutcome({ before, now }: OutcomeProps) {
  const [then, today] = [before.review.overallScore, now.review.overallScore];
  if (then === null) return <p className={css['none']}>{comparison.noScoreBefore}</p>;
  if (today === null) return <p className={css['none']}>{m.results_compare_none_now()}</p>;
  const reasons = unlike(before, now);
  if (reasons.length === 0) {
    return (
      <>
        <p className={css['change']}>{scoreChangeWords(then, today)}</p>
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
