import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query is true of the window, followed while the component lives. */
export function useMediaQuery(query: string): boolean {
  const onChange = useCallback(
    (changed: () => void) => {
      const list = globalThis.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(onChange, () => globalThis.matchMedia(query).matches);
}
