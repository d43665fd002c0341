import { useState, type RefCallback } from 'react';

interface ScrolledAway {
  /** Nothing of the element is in sight. False as long as nothing is known. */
  readonly isAway: boolean;
  /** The ref of the element. */
  readonly watch: RefCallback<HTMLElement>;
}

/** What lies at the top of the window, or below a head that stays there, is out of sight; in pixels. */
const HEAD = 80;

/** Whether an element has been scrolled out of what it stands in. */
export function useScrolledAway(): ScrolledAway {
  const [isAway, setAway] = useState(false);
  const [watch] = useState<RefCallback<HTMLElement>>(() => (element: HTMLElement | null) => {
    if (element === null) return undefined;
    // Of what a busy page tells at once, the last is how it is now.
    const observer = new IntersectionObserver((entries) => setAway(!(entries.at(-1)?.isIntersecting ?? true)), { rootMargin: `-${HEAD}px 0px 0px` });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setAway(false);
    };
  });
  return { isAway, watch };
}
