import type { Drill } from '@touchline/domain';
import type { Finding } from '@touchline/vision';
import { m } from '@touchline/messages';
import { FindingCard } from './FindingCard.tsx';
import { FoldedSection } from './FoldedSection.tsx';
import type { ShownReview } from './shown-review-type.ts';

interface RemainingFindingsProps {
  shown: ShownReview;
  /** By the finding's id. */
  drills: ReadonlyMap<string, Drill>;
  onShow: (time: number) => void;
  onDrill: (drillId: string) => void;
}

/** What went well and what to work on beside the first of each. */
export function RemainingFindings({ shown, drills, onShow, onDrill }: RemainingFindingsProps) {
  const list = (title: string, kind: 'strength' | 'improvement', [, ...others]: readonly Finding[]) =>
    others.length === 0 ? null : (
      <FoldedSection title={title} note={others.length}>
        <ul>
          {others.map((finding) => (
            <FindingCard key={finding.id} practice={{ kind, drill: drills.get(finding.id), onDrill }} {...{ finding, shown, onShow }} />
          ))}
        </ul>
      </FoldedSection>
    );
  return (
    <>
      {list(m.results_strengths_more(), 'strength', shown.review.strengths)}
      {list(m.results_improvements_more(), 'improvement', shown.review.improvements)}
    </>
  );
}
