import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time of the device in epoch milliseconds, told anew at every full minute. */
export function useNowEachMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE_MS - (now % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
