import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

type Tell = (isSeen: boolean) => void;

const watched = new WeakMap<Element, Tell>();
let observer: IntersectionObserver | undefined;

/** One observer for all: a list has a hundred elements, and their news come together. */
function watch(element: Element, tell: Tell): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
  });
  watched.set(element, tell);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    watched.delete(element);
  };
}

/** Whether a part of an element is in view, whatever scrolls it, and whether it has been. */
export function useSeen(): { ref: RefObject<HTMLElement | null>; isSeen: boolean; wasSeen: boolean } {
  const ref = useRef<HTMLElement>(null);
  const [sight, setSight] = useState({ isSeen: false, wasSeen: false });
  useEffect(() => {
    if (ref.current === null) return undefined;
    return watch(ref.current, (isSeen) => setSight(({ wasSeen }) => ({ isSeen, wasSeen: wasSeen || isSeen })));
  }, []);
  return { ref, ...sight };
}
