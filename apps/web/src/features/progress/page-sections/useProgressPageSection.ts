import { useCallback, useEffect, useState } from 'react';
import { hashOfSection, sectionOfHash, type ProgressPageSection } from './section-address.ts';

/**
 * The section that is looked at, kept in the address: a reload and the browser's Back from another tab come to it again. Going
 * from section to section leaves no steps for Back.
 */
export function useProgressPageSection(): readonly [ProgressPageSection, (section: ProgressPageSection) => void] {
  const [section, setSection] = useState(() => sectionOfHash(location.hash) ?? 'overview');
  useEffect(() => {
    // Whoever leaves the page sees it as it was while it goes.
    const follow = (): void => setSection((now) => sectionOfHash(location.hash) ?? now);
    globalThis.addEventListener('hashchange', follow);
    return () => globalThis.removeEventListener('hashchange', follow);
  }, []);
  const choose = useCallback((next: ProgressPageSection): void => {
    history.replaceState(history.state, '', hashOfSection(next));
    setSection(next);
  }, []);
  return [section, choose];
}
