import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from './useReducedMotion.ts';

/**
 * A whole number on its way to `target`, fast first and settling softly; it starts from `from` on the first draw and
 * from what is shown on later ones. There at once where less movement is wished. `duration` in milliseconds.
 */
export function useCountUp(target: number, from: number, duration: number): number {
  const still = useReducedMotion();
  const [shown, setShown] = useState(still ? target : from);
  const latest = useRef(shown);
  useEffect(() => {
    const start = latest.current;
    if (still || start === target || duration <= 0) {
      latest.current = target;
      setShown(target);
      return undefined;
    }
    let frame = 0;
    let began: number | undefined;
    const step = (now: number): void => {
      began ??= now;
      const passed = Math.min(1, (now - began) / duration);
      latest.current = Math.round(start + (target - start) * (1 - (1 - passed) ** 3));
      setShown(latest.current);
      if (passed < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, duration, still]);
  return shown;
}
