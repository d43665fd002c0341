import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back each time the tab is chosen while it is there: `times` counts that, and its first value is none. */
export function useOnTabChosenAgain(times: number, onChosenAgain: () => void): void {
  const timesBefore = useRef(times);
  const call = useEffectEvent(onChosenAgain);
  useEffect(() => {
    if (timesBefore.current === times) return;
    timesBefore.current = times;
    call();
  }, [times]);
}
