import type { FormReview } from '@touchline/vision';
import { lazy, Suspense, useState } from 'react';
import { m } from '@touchline/messages';
import { Loading, Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { FoldedSection } from '../FoldedSection.tsx';

const EvidenceTable = lazy(async () => ({ default: (await import('./EvidenceTable.tsx')).EvidenceTable }));

/** How the numbers of a review are known: folded, and fetched when it is opened first. */
export function HowWeKnow({ review }: { readonly review: FormReview }) {
  const [wanted, setWanted] = useState(false);
  return (
    <FoldedSection title={m.results_how()} onOpen={() => setWanted(true)}>
      {wanted ? (
        <Suspense
          fallback={
            <Loading label={m.results_how()}>
              <Skeleton shape="block" height="12rem" />
            </Loading>
          }
        >
          <EvidenceTable review={review} />
        </Suspense>
      ) : null}
    </FoldedSection>
  );
}
