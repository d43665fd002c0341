import { useEffect } from 'react';

/**
 * Keeps the screen on while `active`. The browser takes the lock away whenever the page is hidden, so it is asked for
 * again each time the page is seen. Browsers without it, and phones saving power, just let the screen go dark.
 */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return undefined;
    let ended = false;
    let held: WakeLockSentinel | null = null;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || (held !== null && !held.released)) return;
      try {
        const lock = await navigator.wakeLock.request('screen');
        if (ended) await lock.release();
        else held = lock;
      } catch {
        // Refused, as on a low battery: timers count from the clock and are right without it.
      }
    };
    const onVisibility = (): void => void ask();
    document.addEventListener('visibilitychange', onVisibility);
    void ask();
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', onVisibility);
      void held?.release();
    };
  }, [active]);
}
