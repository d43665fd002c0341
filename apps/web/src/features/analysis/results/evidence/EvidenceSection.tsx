import type { FormReview } from '@touchline/vision';
import { Fragment, lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { Loading } from '../../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { FoldedSection } from '../FoldedSection.tsx';

const EvidenceTable = lazy(async () => ({ default: (await import('./EvidenceTable.tsx')).EvidenceTable }));

interface EvidenceSectionProps {
  readonly review: FormReview;
  /** What was measured as a drawing, begun anew each time the section is opened. Default none. */
  readonly chart?: ReactNode;
}

/** How the numbers of a review are known: folded, and fetched when it is opened first. */
export function EvidenceSection({ review, chart }: EvidenceSectionProps) {
  const [opened, setOpened] = useState(0);
  return (
    <FoldedSection title={m.results_how()} onOpen={() => setOpened((times) => times + 1)}>
      {opened === 0 ? null : (
        <>
          <Fragment key={opened}>{chart}</Fragment>
          <Suspense
            fallback={
              <Loading label={m.results_how()}>
                <Skeleton shape="block" height="12rem" />
              </Loading>
            }
          >
            <EvidenceTable review={review} />
          </Suspense>
        </>
      )}
    </FoldedSection>
  );
}
