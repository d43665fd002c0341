import type { Clock } from '../machine/device-clock.ts';

/** A clock moved by hand. */
export interface ManualClock extends Clock {
  /** Moves on by milliseconds, waking in order whoever asked to be woken on the way. */
  readonly advance: (milliseconds: number) => void;
  /** Moves on as a sleeping phone does: nobody is woken on the way, everybody due is woken at the end. */
  readonly sleep: (milliseconds: number) => void;
  /** How many have asked to be woken and are not yet. */
  readonly wakeUps: () => number;
}

/** A clock that stands at an instant until it is moved. */
export function manualClock(start: number): ManualClock {
  let now = start;
  const waiting = new Set<{ instant: number; wake: () => void }>();
  const wakeDue = (): boolean => {
    const [first] = [...waiting].filter((call) => call.instant <= now).toSorted((a, b) => a.instant - b.instant);
    if (first === undefined) return false;
    waiting.delete(first);
    first.wake();
    return true;
  };
  const sleep = (milliseconds: number): void => {
    now += milliseconds;
    while (wakeDue());
  };
  return {
    now: () => now,
    told: () => now,
    wakeAt: (instant, wake) => {
      const call = { instant, wake };
      waiting.add(call);
      return () => waiting.delete(call);
    },
    sleep,
    wakeUps: () => waiting.size,
    advance: (milliseconds) => {
      const until = now + milliseconds;
      for (;;) {
        const next = Math.min(...[...waiting].map((call) => call.instant));
        if (next > until) break;
        sleep(Math.max(0, next - now));
      }
      sleep(until - now);
    },
  };
}
