import { useSyncExternalStore } from 'react';

const hourNow = (): number => new Date().getHours();

/** Looks at the clock once a minute, and at once on a return: a page left open overnight slept meanwhile. */
function onMinute(changed: () => void): () => void {
  const timer = setInterval(changed, 60_000);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** The hour of the player's clock, 0 to 23, followed: a page that stays open greets a new morning. */
export function useHourOfDay(): number {
  return useSyncExternalStore(onMinute, hourNow);
}
