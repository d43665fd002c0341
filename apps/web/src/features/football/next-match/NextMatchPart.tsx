import { lazy, Suspense, type ComponentType } from 'react';
import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { NextMatchLoading } from './NextMatchLoading.tsx';

interface NextMatchProps {
  readonly club: string;
}

const Fetched = lazy(loadNextMatch);

/** The card as a part of its own, fetched for who has chosen a club. Where it does not come, the rest of the page does without it. */
export function NextMatchPart({ club }: NextMatchProps) {
  return (
    <Suspense fallback={<NextMatchLoading />}>
      <Fetched club={club} />
    </Suspense>
  );
}

async function loadNextMatch(): Promise<{ readonly default: ComponentType<NextMatchProps> }> {
  try {
    return { default: (await import('./NextMatch.tsx')).NextMatch };
  } catch {
    return { default: NotFetched };
  }
}

function NotFetched({ club }: NextMatchProps) {
  return (
    <Card kicker={m.football_next_club()} title={club} level={3}>
      <p role="alert">{m.football_next_failed()}</p>
    </Card>
  );
}
