import { useMemo, useSyncExternalStore } from 'react';

/**
 * Whether a media query is true of the window, followed while the component lives. A sheet of paper is no window: what
 * is printed is what was on the screen, since a page that is laid out anew meanwhile keeps the number of sheets it had.
 */
export function useMediaQuery(query: string): boolean {
  const { onChange, matches } = useMemo(() => followedQuery(query), [query]);
  return useSyncExternalStore(onChange, matches);
}

function followedQuery(query: string) {
  const list = globalThis.matchMedia(query);
  let seen = list.matches;
  return {
    onChange: (changed: () => void): (() => void) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    matches: (): boolean => {
      if (!globalThis.matchMedia('print').matches) seen = list.matches;
      return seen;
    },
  };
}
