import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

type Tell = (isInView: boolean) => void;

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
export function useInView(): { ref: RefObject<HTMLElement | null>; isInView: boolean; wasInView: boolean } {
  const ref = useRef<HTMLElement>(null);
  const [sight, setSight] = useState({ isInView: false, wasInView: false });
  useEffect(() => {
    if (ref.current === null) return undefined;
    return watch(ref.current, (isInView) => setSight(({ wasInView }) => ({ isInView, wasInView: wasInView || isInView })));
  }, []);
  return { ref, ...sight };
}
