import { useCallback, useEffect, useRef, useState } from 'react';
import type { Clock } from '../machine/device-clock.ts';

/** Milliseconds (spec 002 §9): controls are held back after 5 s, and a tap brings them forward for 3 s. */
const FIRST_SHOWN_MS = 5_000;
const SHOWN_AFTER_TAP_MS = 3_000;

/**
 * Whether the controls of the timer stand in full light. While `pinned` they always do; afterwards the first 5 s count
 * anew. `show` brings them back for 3 s. Pause and the ways out stay in sight in any case.
 */
export function useControlsShown(clock: Clock, pinned: boolean): { shown: boolean; show: () => void } {
  const [hidden, setHidden] = useState(false);
  const until = useRef(0);
  const cancel = useRef<() => void>(() => undefined);
  const hideAfter = useCallback(
    (milliseconds: number) => {
      cancel.current();
      until.current = Math.max(until.current, clock.now() + milliseconds);
      cancel.current = clock.wakeAt(until.current, () => setHidden(true));
    },
    [clock],
  );
  useEffect(() => {
    if (pinned) return undefined;
    hideAfter(FIRST_SHOWN_MS);
    return () => cancel.current();
  }, [pinned, hideAfter]);
  const show = useCallback(() => {
    setHidden(false);
    if (!pinned) hideAfter(SHOWN_AFTER_TAP_MS);
  }, [pinned, hideAfter]);
  return { shown: pinned || !hidden, show };
}
