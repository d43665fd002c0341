import { useEffect, useRef, useState, type ComponentType } from 'react';
import { m } from '@touchline/messages';
import { LoadFailed } from '../../../offline/index.ts';
import { Card } from '../../../ui/card/Card.tsx';
import type { HighlightListProps } from './HighlightList.tsx';
import { HighlightsLoading } from './HighlightsLoading.tsx';

/** How near to the view the section has to come before it is fetched. */
const NEAR = '250px';

interface HighlightsProps extends HighlightListProps {
  /** What stands above has come: until then the section is nearer to the view than it will be. */
  readonly isPlaced: boolean;
}

type Section = ComponentType<HighlightListProps>;
let known: Section | null = null;

/** The latest highlights (spec 001 §2). They lie below the first view: code and answer are fetched when it comes near. */
export function Highlights({ isPlaced, ...props }: HighlightsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [List, setList] = useState(() => known);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    const element = place.current;
    if (!isPlaced || List !== null || failure !== null || element === null) return undefined;
    let isShown = true;
    const fetchList = async (): Promise<void> => {
      try {
        known = (await import('./HighlightList.tsx')).HighlightList;
        if (isShown) setList(() => known);
      } catch (error) {
        if (isShown) setFailure(error);
      }
    };
    const stop = onceNear(element, () => void fetchList());
    return () => {
      isShown = false;
      stop();
    };
  }, [List, failure, isPlaced]);
  if (List !== null) return <List {...props} />;
  return (
    <div ref={place}>
      <Card level={3} title={m.football_highlights_title()}>
        {failure === null ? (
          <HighlightsLoading />
        ) : (
          <LoadFailed
            title={m.football_highlights_failed()}
            error={failure}
            retryLabel={m.football_retry_button()}
            onRetry={() => setFailure(null)}
          />
        )}
      </Card>
    </div>
  );
}

/** Acts when the element is in view or near it. Returns what calls it off. */
function onceNear(element: Element, act: () => void): () => void {
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      act();
    },
    { rootMargin: NEAR },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
