import { useEffect, useState } from 'react';
import type { Clock } from '../machine/clock.ts';

/** The time of day (epoch milliseconds), looked at anew with each whole second before an instant, and at it. */
export function useNow(clock: Clock, until: number | null): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    let cancel = (): void => undefined;
    const look = (): void => {
      const moment = clock.now();
      setNow(moment);
      if (until === null || moment >= until) return;
      cancel = clock.wakeAt(until - (Math.ceil((until - moment) / 1_000) - 1) * 1_000, look);
    };
    look();
    return () => cancel();
  }, [clock, until]);
  return now;
}
