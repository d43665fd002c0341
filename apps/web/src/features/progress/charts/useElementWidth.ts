import { useCallback, useState } from 'react';

/** The width of an element in CSS pixels, followed; 0 before it is drawn, and where it is out of sight the last one. Give `measure` to it as its ref. */
export function useElementWidth(): { readonly width: number; readonly measure: (element: Element | null) => (() => void) | undefined } {
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.floor(entry?.contentRect.width ?? 0);
      if (next > 0) setWidth(next);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, measure };
}
