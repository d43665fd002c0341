import { startTransition, useEffect, useRef, useState, type ComponentType } from 'react';
import { m } from '@touchline/messages';
import { ErrorState } from '../state/ErrorState.tsx';

/** How long what is out of sight leaves the connection to the first view, in milliseconds. */
const AFTER_MS = 500;
/** How long it waits where what stands above does not come, as without a connection. */
const LONGEST_WAIT_MS = 1_500;

interface Place {
  /** What stands above it has come: its place is final. */
  readonly isPlaced: boolean;
}

/**
 * What lies below the first screenful, with its code: fetched at once where its place is in sight, and else a moment after
 * the first view stands. Where it does not come the rest stays usable; the browser remembers a module that did not come,
 * so that only a new page can bring it.
 */
export function loadPartWhenInSight<Props extends Place>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LaterPart(props: Props) {
    const { isPlaced } = props;
    const [Part, setPart] = useState(() => loaded);
    const [isDue, setDue] = useState(false);
    const [isMissing, setMissing] = useState(false);
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (isDue || place.current === null) return undefined;
      const due = (): void => setDue(true);
      const timer = setTimeout(due, isPlaced ? AFTER_MS : LONGEST_WAIT_MS);
      const sight = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && due());
      sight.observe(place.current);
      return () => {
        clearTimeout(timer);
        sight.disconnect();
      };
    }, [isDue, isPlaced]);
    const isWanted = isDue && Part === null;
    useEffect(() => {
      if (!isWanted) return undefined;
      let isShown = true;
      const fetchPart = async (): Promise<void> => {
        try {
          loaded = await load();
          // In slices, so that a tap meanwhile is answered.
          if (isShown) startTransition(() => setPart(() => loaded));
        } catch {
          if (isShown) setMissing(true);
        }
      };
      void fetchPart();
      return () => {
        isShown = false;
      };
    }, [isWanted]);
    if (isMissing) return <ErrorState title={m.ui_overlay_unreachable()} onRetry={() => location.reload()} retryLabel={m.ui_overlay_reload()} />;
    return Part === null ? <div ref={place} style={{ minHeight: '100vh' }} /> : <Part {...props} />;
  };
}
