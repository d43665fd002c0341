import { useCallback, useEffect, useState } from 'react';
import { hashOfSection, sectionOfHash, type ProgressPageSection } from './section-address.ts';

/**
 * The part that is looked at, kept in the address: a reload and the browser's Back from another tab come to it again. Going
 * from part to part leaves no steps for Back.
 */
export function useProgressPageSection(): readonly [ProgressPageSection, (part: ProgressPageSection) => void] {
  const [part, setPart] = useState(() => sectionOfHash(location.hash) ?? 'overview');
  useEffect(() => {
    // Whoever leaves the page sees it as it was while it goes.
    const follow = (): void => setPart((now) => sectionOfHash(location.hash) ?? now);
    globalThis.addEventListener('hashchange', follow);
    return () => globalThis.removeEventListener('hashchange', follow);
  }, []);
  const choose = useCallback((next: ProgressPageSection): void => {
    history.replaceState(history.state, '', hashOfSection(next));
    setPart(next);
  }, []);
  return [part, choose];
}
