import { useEffect, useState } from 'react';
import { untilChange } from './countdown.ts';

/**
 * The time of the device in epoch milliseconds, told anew when the minutes left to `moment` change, at the moment itself
 * and each minute after it, and when the page is looked at again: a device that slept has let no timer run.
 */
export function useNow(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    // Counted from what is shown: with another moment, or on a busy device, that may be over already.
    const changesAt = now + untilChange(moment - now);
    const timer = setTimeout(look, Math.max(0, changesAt - Date.now()));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [moment, now]);
  return now;
}
