import { chanceOf as seededChance, type Chance as SeededChance } from '@touchline/domain/seeded-random';

/** A source of chance that a seed repeats exactly, with what drawing pictures and a network's first weights need. */
export interface Chance extends SeededChance {
  /** Between two numbers. */
  readonly between: (least: number, most: number) => number;
  /** Normally distributed around 0. */
  readonly around: (deviation: number) => number;
}

/** The chance of a seed, a whole number. */
export function chanceOf(seed: number): Chance {
  const chance = seededChance(seed);
  return {
    ...chance,
    between: (least, most) => least + (most - least) * chance.next(),
    around: (deviation) => deviation * Math.sqrt(-2 * Math.log(1 - chance.next())) * Math.cos(2 * Math.PI * chance.next()),
  };
}
