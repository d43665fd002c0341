/** Numbers from 0 to 1; the same seed gives the same ones (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What is drawn by chance of such numbers. */
export interface Chance {
  /** Between two numbers. */
  readonly between: (least: number, most: number) => number;
  /** True for this share. */
  readonly is: (share: number) => boolean;
  readonly oneOf: <T>(things: readonly T[]) => T;
  /** Normally distributed around 0. */
  readonly around: (deviation: number) => number;
}

export function chanceOf(random: () => number): Chance {
  return {
    between: (least, most) => least + (most - least) * random(),
    is: (share) => random() < share,
    oneOf: (things) => {
      const thing = things[Math.floor(random() * things.length)];
      if (thing === undefined) throw new Error('Nothing to choose from.');
      return thing;
    },
    around: (deviation) => deviation * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  };
}
