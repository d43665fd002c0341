import { m } from '@touchline/messages';
import { reviewLines } from '@touchline/messages/form-review-general-text';
import { Card } from '../../../ui/card/Card.tsx';
import { FindingCard } from './FindingCard.tsx';
import css from './TopFindings.module.css';
import type { ShownReview } from './shown-review-type.ts';

interface TopFindingsProps {
  shown: ShownReview;
  onShow: (time: number) => void;
}

/** One thing that went well, then the one to work on, if there is one; where nothing was measured there is nothing to say. */
export function TopFindings({ shown, onShow }: TopFindingsProps) {
  const { strengths, improvements, measures } = shown.review;
  if (measures.length === 0) return null;
  const [praise] = strengths;
  const [fault] = improvements;
  return (
    <>
      <Card title={m.results_strengths()} level={3}>
        {praise === undefined ? <p className={css['none']}>{reviewLines.noStrengths}</p> : <FindingCard as="div" isBrief finding={praise} {...{ shown, onShow }} />}
      </Card>
      {fault === undefined ? null : (
        <Card title={m.results_improvements()} level={3}>
          <FindingCard as="div" finding={fault} {...{ shown, onShow }} />
        </Card>
      )}
    </>
  );
}
