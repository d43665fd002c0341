/** A source of chance that a seed repeats exactly: for what is made up, and for simulations that can show a failure again. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True with this probability. */
  happens(probability: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** Mulberry32: small, fast and good enough to spread simulated lives. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    happens: (probability) => next() < probability,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
  };
}

/** The chance that belongs to a text: the same on every machine (FNV-1a makes the seed). */
export function chanceFrom(text: string): Chance {
  let seed = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) seed = Math.imul(seed ^ text.charCodeAt(index), 0x01000193);
  return chanceOf(seed);
}
