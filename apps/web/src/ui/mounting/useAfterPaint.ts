import { startTransition, useEffect, useState } from 'react';

/** A page that nobody sees is not painted; what waits for it comes nevertheless. */
const WITHOUT_PAINT_MS = 300;

/**
 * False until what was mounted with it has been painted. What is shown then is rendered in slices of some milliseconds.
 * A deferred value of React does not wait for the paint, so that the layout of both would be one long task.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const go = (): void => startTransition(() => setPainted(true));
    let timer = setTimeout(go, WITHOUT_PAINT_MS);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(go);
    });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, []);
  return isPainted;
}
