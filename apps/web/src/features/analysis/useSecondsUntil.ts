import { useEffect, useState } from 'react';

/** Whole seconds until a moment in epoch milliseconds, counted down to 1; null without one. */
export function useSecondsUntil(moment: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (moment === null) return undefined;
    const look = (): void => setNow(Date.now());
    look();
    const each = setInterval(look, 250);
    return () => clearInterval(each);
  }, [moment]);
  return moment === null ? null : Math.max(1, Math.ceil((moment - now) / 1_000));
}
