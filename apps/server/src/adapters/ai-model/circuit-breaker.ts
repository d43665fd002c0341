/** After so many failures in a row nobody is asked for a while. */
const MOST_FAILURES = 3;
const REST_MS = 60_000;
/** Whatever they say, they are asked again the next day. */
const LONGEST_REST_MS = 86_400_000;

/** One call that the breaker let through; exactly one of these is told of it. */
export type Pass = {
  readonly succeeded: () => void;
  /** `restMs` is how long they want to be left alone: that opens the breaker at once. */
  readonly failed: (restMs?: number) => void;
  /** It ended without saying anything of them. */
  readonly undecided: () => void;
};

/**
 * Keeps calls from somebody who fails: each would be waited for. After a rest one call tries; only when it succeeds
 * others follow. Each process has its own: what one learns costs another three calls.
 */
export function createCircuitBreaker(now: () => Date) {
  let failures = 0;
  let opensAt = 0;
  let isTrying = false;
  return {
    /** Lets a call through, or null. */
    enter(): Pass | null {
      const isBroken = failures >= MOST_FAILURES || opensAt > 0;
      if (isBroken && (isTrying || now().getTime() < opensAt)) return null;
      isTrying = isBroken;
      const ended = (): void => {
        if (isBroken) isTrying = false;
      };
      return {
        succeeded: () => {
          ended();
          failures = 0;
          opensAt = 0;
        },
        failed: (restMs = 0) => {
          ended();
          failures += 1;
          if (failures < MOST_FAILURES && restMs === 0) return;
          opensAt = Math.max(opensAt, now().getTime() + Math.min(LONGEST_REST_MS, Math.max(restMs, REST_MS)));
        },
        undecided: ended,
      };
    },
  };
}
