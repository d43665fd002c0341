import { useState, type RefCallback } from 'react';

/** Whether an element is in the window, above the bar at its foot; true as long as nothing is known. */
export function useInSight(): readonly [boolean, RefCallback<HTMLElement>] {
  const [isInSight, setInSight] = useState(true);
  const [watch] = useState<RefCallback<HTMLElement>>(() => (element: HTMLElement | null) => {
    if (element === null) return undefined;
    const bar = getComputedStyle(document.documentElement).scrollPaddingBottom;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true), {
      rootMargin: `0px 0px -${Number.parseInt(bar, 10) || 0}px 0px`,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setInSight(true);
    };
  });
  return [isInSight, watch];
}
