import { useEffect } from 'react';

/** Goes to a heading of the dashboard when the address names it (`#id`), once it stands where it will be. */
export function useAddressedHeading(id: string, isPlaced: boolean): void {
  useEffect(() => {
    if (!isPlaced) return undefined;
    const go = (): void => {
      if (location.hash !== `#${id}`) return;
      history.replaceState(history.state, '', '#dashboard');
      const heading = document.getElementById(id);
      heading?.scrollIntoView();
      heading?.focus({ preventScroll: true });
    };
    // Whoever comes from another tab is brought to the top of this one first.
    queueMicrotask(go);
    globalThis.addEventListener('hashchange', go);
    return () => globalThis.removeEventListener('hashchange', go);
  }, [id, isPlaced]);
}
