import { useEffect, useRef, useState } from 'react';

/** How long the button says what is left (spec 001 §4). */
const SAID_MS = 3_000;

/**
 * A refresh by hand, refused until the interval since the last one, or since the page was opened, is over; `left` then are
 * the minutes to go, for three seconds (spec 001 §4).
 */
export function useRefreshLimit(refresh: () => void, minutes: number): { readonly left: number | null; readonly press: () => void } {
  const [since] = useState(() => ({ at: Date.now() }));
  const last = useRef(since.at);
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (left === null) return undefined;
    const timer = setTimeout(() => setLeft(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [left]);
  const press = (): void => {
    const wait = last.current + minutes * 60_000 - Date.now();
    if (wait > 0) {
      setLeft(Math.ceil(wait / 60_000));
      return;
    }
    last.current = Date.now();
    setLeft(null);
    refresh();
  };
  return { left, press };
}
