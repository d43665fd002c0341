import { thinCoverage } from '@touchline/vision';
import { m } from '@touchline/messages';
import { reviewLines } from '@touchline/messages/form-review-general-text';
import { Card } from '../../../ui/card/Card.tsx';
import { FindingCard } from './FindingCard.tsx';
import css from './Findings.module.css';
import type { ShownReview } from './shown-review-type.ts';

interface FindingsProps {
  shown: ShownReview;
  onShow: (time: number) => void;
}

/** One thing that went well, then the one to work on; where nothing was measured there is nothing to say. */
export function Findings({ shown, onShow }: FindingsProps) {
  const { strengths, improvements, measures } = shown.review;
  if (measures.length === 0) return null;
  const [praise] = strengths;
  const [fault] = improvements;
  return (
    <>
      <Card title={m.results_strengths()} level={3}>
        {praise === undefined ? <p className={css['none']}>{reviewLines.noStrengths}</p> : <FindingCard as="div" isBrief finding={praise} {...{ shown, onShow }} />}
        {/* Nothing to work on is a word, and no card of its own. */}
        {fault === undefined ? (
          <div className={css['nothing']}>
            <h3 className={css['title']}>{m.results_improvements()}</h3>
            <p className={css['none']}>{nothingWords(shown)}</p>
          </div>
        ) : null}
      </Card>
      {fault === undefined ? null : (
        <Card title={m.results_improvements()} level={3}>
          <FindingCard as="div" finding={fault} {...{ shown, onShow }} />
        </Card>
      )}
    </>
  );
}

/** Why there is nothing to work on: all was well, or too little was seen to say. */
function nothingWords({ review }: ShownReview): string {
  if (review.overallScore === null) return m.results_improvements_too_little();
  // How to film the rest stands beside the score.
  return thinCoverage(review) === null ? m.results_improvements_none() : m.results_improvements_unseen();
}
