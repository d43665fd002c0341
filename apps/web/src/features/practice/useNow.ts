import { useEffect, useState } from 'react';
import type { Clock } from './machine/device-clock.ts';

/**
 * The time of day (epoch milliseconds), looked at now and at each instant that `nextLook` names, given the moment of the
 * last look; null ends it. A new function starts anew: memoize it.
 */
export function useNow(clock: Clock, nextLook: (now: number) => number | null): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    let cancel = (): void => undefined;
    const look = (): void => {
      const moment = clock.now();
      setNow(moment);
      const next = nextLook(moment);
      if (next !== null) cancel = clock.wakeAt(next, look);
    };
    look();
    return () => cancel();
  }, [clock, nextLook]);
  return now;
}
