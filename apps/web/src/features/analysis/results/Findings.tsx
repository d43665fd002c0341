import type { Finding } from '@touchline/vision';
import { thinCoverage } from '@touchline/vision';
import { m } from '@touchline/messages';
import { reviewLines } from '@touchline/messages/form-review-general-text';
import { Card } from '../../../ui/card/Card.tsx';
import { drillsOffered } from './drills-offered.ts';
import { FindingCard } from './FindingCard.tsx';
import css from './Findings.module.css';
import type { Shown } from './shown-review.ts';

interface FindingsProps {
  shown: Shown;
  onShow: (time: number) => void;
  onDrill: (drillId: string) => void;
}

/** Strengths first, then what to work on; where nothing was measured there is nothing to say. */
export function Findings({ shown, onShow, onDrill }: FindingsProps) {
  const { strengths, improvements, measures, overallScore } = shown.review;
  if (measures.length === 0) return null;
  const few = thinCoverage(shown.review);
  const unseen = few === null ? m.results_improvements_none() : m.results_improvements_unseen({ measured: few.measured, of: few.of, unseen: few.of - few.measured });
  const drills = drillsOffered(shown.review);
  const list = (findings: readonly Finding[], kind: 'strength' | 'improvement', none: string) =>
    findings.length === 0 ? (
      <p className={css['none']}>{none}</p>
    ) : (
      <ul>
        {findings.map((finding) => (
          <FindingCard key={finding.id} drill={drills.get(finding.id)} {...{ finding, shown, kind, onShow, onDrill }} />
        ))}
      </ul>
    );
  return (
    <>
      <Card title={m.results_strengths()} level={3}>
        {list(strengths, 'strength', reviewLines.noStrengths)}
      </Card>
      <Card title={m.results_improvements()} level={3}>
        {list(improvements, 'improvement', overallScore === null ? m.results_improvements_too_little() : unseen)}
      </Card>
    </>
  );
}
