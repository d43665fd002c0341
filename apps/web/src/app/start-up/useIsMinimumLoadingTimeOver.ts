import { useEffect, useState } from 'react';

/** How long after its start the page opens on the dashboard at the earliest, in milliseconds (spec 000 §2). */
const opensAfterMs = 500;

/** Whether the page is old enough to open on the dashboard. Milliseconds since the page began to load. */
export function useIsMinimumLoadingTimeOver(now: () => number = () => performance.now()): boolean {
  const [left] = useState(() => opensAfterMs - now());
  const [open, setOpen] = useState(left <= 0);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setOpen(true), left);
    return () => clearTimeout(timer);
  }, [left]);
  return open;
}
