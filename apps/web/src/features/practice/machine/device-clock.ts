/** The time of day, and a way to be woken by it. Real in the app, moved by hand in tests. */
export interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The time of day as the device says it, in epoch milliseconds: behind `now` after somebody set it back. */
  readonly told: () => number;
  /**
   * Calls back once, at the instant (epoch milliseconds) or as soon after it as the device is awake.
   * Returns what cancels the call.
   */
  readonly wakeAt: (instant: number, wake: () => void) => () => void;
}

/** setTimeout holds 32 bits of milliseconds; longer waits are taken in steps. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * The time of day that never goes back: where the device's clock is set back, the time it has run (milliseconds since
 * any instant) says how much has passed. Set forward cannot be told from a sleep, and is followed.
 */
export function neverBack(told: () => number, run: () => number): () => number {
  let setBack = 0;
  let begin = told() - run();
  return () => {
    const passed = run();
    // Whole milliseconds: the two clocks round each in their own way.
    setBack += Math.max(0, Math.floor(begin + passed - told() - setBack));
    const now = told() + setBack;
    begin = Math.max(begin, now - passed);
    return now;
  };
}

const now = neverBack(
  () => Date.now(),
  () => performance.now(),
);

/**
 * The device's own clock. Timers sleep with the phone and lag in a hidden tab, so the moment the page is seen
 * again it looks at the time by itself.
 */
export const deviceClock: Clock = {
  now,
  told: () => Date.now(),
  wakeAt: (instant, wake) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      const wait = instant - now();
      if (wait > 0) {
        timer = setTimeout(look, Math.min(wait, LONGEST_WAIT_MS));
        return;
      }
      cancel();
      wake();
    };
    const cancel = (): void => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      globalThis.removeEventListener('pageshow', look);
    };
    document.addEventListener('visibilitychange', look);
    globalThis.addEventListener('pageshow', look);
    timer = setTimeout(look, Math.min(Math.max(0, instant - now()), LONGEST_WAIT_MS));
    return cancel;
  },
};
