import { useCallback, useEffect, useState } from 'react';
import { hashOfPart, partOfHash, type ProgressPart } from './part-address.ts';

/**
 * The part that is looked at, kept in the address: a reload and the browser's Back from another tab come to it again. Going
 * from part to part leaves no steps for Back.
 */
export function useProgressPart(): readonly [ProgressPart, (part: ProgressPart) => void] {
  const [part, setPart] = useState(() => partOfHash(location.hash) ?? 'overview');
  useEffect(() => {
    // Whoever leaves the page sees it as it was while it goes.
    const follow = (): void => setPart((now) => partOfHash(location.hash) ?? now);
    globalThis.addEventListener('hashchange', follow);
    return () => globalThis.removeEventListener('hashchange', follow);
  }, []);
  const choose = useCallback((next: ProgressPart): void => {
    history.replaceState(history.state, '', hashOfPart(next));
    setPart(next);
  }, []);
  return [part, choose];
}
