import { useRef, useState, type RefCallback } from 'react';

interface InSight {
  readonly isInSight: boolean;
  /** Whether it was above the window when it was looked for. */
  readonly isAbove: boolean;
  /** The ref of the element. */
  readonly watch: RefCallback<HTMLElement>;
  /** Brings it into the middle of the window. */
  readonly show: () => void;
}

interface InSightTerms {
  /** What it is taken for as long as nothing is known. Default true. */
  readonly unknown?: boolean;
  /** How much of the window's top something else covers, in pixels. Default 0. */
  readonly head?: number;
}

/** Whether an element is in the window, above the bar at its foot and below what covers its top. The terms of the first call hold. */
export function useInSight({ unknown = true, head = 0 }: InSightTerms = {}): InSight {
  const [isInSight, setInSight] = useState(unknown);
  const [isAbove, setAbove] = useState(false);
  const watched = useRef<HTMLElement | null>(null);
  const [watch] = useState<RefCallback<HTMLElement>>(() => (element: HTMLElement | null) => {
    if (element === null) return undefined;
    watched.current = element;
    const bar = getComputedStyle(document.documentElement).scrollPaddingBottom;
    // Of what a busy page tells at once, the last is how it is now.
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      setInSight(entry?.isIntersecting ?? unknown);
      setAbove((entry?.boundingClientRect.top ?? 0) < 0);
    }, {
      rootMargin: `-${head}px 0px -${Number.parseInt(bar, 10) || 0}px 0px`,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setInSight(unknown);
    };
  });
  return { isInSight, isAbove, watch, show: () => watched.current?.scrollIntoView({ block: 'center' }) };
}
