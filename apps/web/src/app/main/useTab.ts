import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { maySwitch, tabOf, tabOfKeys, type Tab } from './tab.ts';

function onHashChange(changed: () => void): () => void {
  globalThis.addEventListener('hashchange', changed);
  return () => globalThis.removeEventListener('hashchange', changed);
}

const currentTab = (): Tab => tabOf(location);

/** The tab shown, kept in the address's hash so that the browser's Back works, and the way to another. */
export function useTab(now: () => number = () => performance.now()): readonly [Tab, (tab: Tab) => void] {
  const tab = useSyncExternalStore(onHashChange, currentTab);
  const lastSwitch = useRef(Number.NEGATIVE_INFINITY);
  const clock = useRef(now);

  const go = useCallback((to: Tab): void => {
    const time = clock.current();
    if (!maySwitch(currentTab(), to, lastSwitch.current, time)) return;
    lastSwitch.current = time;
    location.hash = to;
  }, []);

  return [tab, go];
}

/** Ctrl or Cmd with 1 to 8 goes to a tab. */
export function useTabKeys(go: (tab: Tab) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const tab = event.defaultPrevented ? null : tabOfKeys(event);
      if (tab === null) return;
      event.preventDefault();
      go(tab);
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, [go]);
}
