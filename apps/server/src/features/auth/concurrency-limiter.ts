type ConcurrencyLimiter = {
  /** Runs the work when a place is free, in the order of asking. Throws `ConcurrencyLimitReached` when too many wait. */
  readonly pass: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** So many wait already that one more would only wait in vain. */
export class ConcurrencyLimitReached extends Error {
  override readonly name = 'ConcurrencyLimitReached';
}

/** Lets at most `places` pieces of work run at once, and at most `queue` more wait. */
export function createConcurrencyLimiter(places: number, queue: number): ConcurrencyLimiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async pass(work) {
      if (running < places) running += 1;
      else if (waiting.length < queue) await new Promise<void>((enter) => waiting.push(enter));
      else throw new ConcurrencyLimitReached();
      try {
        return await work();
      } finally {
        // The place goes straight to the next in line, so nobody who comes just now can jump the queue.
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
