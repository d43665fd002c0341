import type { FormReview } from '@touchline/vision';
import { lazy, Suspense, useState } from 'react';
import { m } from '@touchline/messages';
import { Card } from '../../../../ui/card/Card.tsx';
import { Loading, Skeleton } from '../../../../ui/state/Skeleton.tsx';
import css from './HowWeKnow.module.css';

const EvidenceTable = lazy(async () => ({ default: (await import('./EvidenceTable.tsx')).EvidenceTable }));

/** How the numbers of a review are known: folded, and fetched when it is opened first. */
export function HowWeKnow({ review }: { readonly review: FormReview }) {
  const [wanted, setWanted] = useState(false);
  return (
    <Card>
      <details className={css['details']} onToggle={({ currentTarget }) => setWanted((before) => before || currentTarget.open)}>
        <summary>{m.results_how()}</summary>
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
      </details>
    </Card>
  );
}
