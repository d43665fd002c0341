import { m } from '@touchline/messages';
import { comparison } from '@touchline/messages/form-review-general-text';
import { scoreChangeWords } from '@touchline/messages/score-change';
import type { Attempt } from './compared-attempt.ts';
import css from './LastAttemptComparison.module.css';
import { comparisonCaveats } from './comparison-caveats.ts';

interface OutcomeProps {
  before: Attempt;
  now: Attempt;
  /** By how much it changed is read beside it already. Default false. */
  isChangeSaid?: boolean;
}

/** In a line: better or not, or why that cannot be told. */
export function ComparisonOutcome({ before, now, isChangeSaid = false }: OutcomeProps) {
  const [then, today] = [before.review.overallScore, now.review.overallScore];
  if (then === null) return <p className={css['none']}>{comparison.noScoreBefore}</p>;
  if (today === null) return <p className={css['none']}>{m.results_compare_none_now()}</p>;
  const reasons = comparisonCaveats(before, now);
  if (reasons.length === 0) {
    return (
      <>
        {isChangeSaid ? null : <p className={css['change']}>{scoreChangeWords(then, today)}</p>}
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
