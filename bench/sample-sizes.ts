import type { Pairs } from './paired-measurements.ts';
import type { SaveRounds } from './save-throughput.ts';
import type { ReadRounds } from './compare-reads-with-baseline.ts';

/** How often everything is measured. */
type Amount = {
  readonly players: number;
  readonly saves: SaveRounds;
  /** Saves beside reviews: both sides are saves of the same players. */
  readonly savesBesideReviews: SaveRounds;
  readonly reads: ReadRounds;
  readonly warmStarts: Pairs;
  readonly coldStarts: Pairs;
  readonly uploads: Pairs;
};

/**
 * Quiet machines reach the number of pairs, busy ones the time: a full run stays under three minutes and a quick one
 * under forty seconds. A player may save 100 sessions a day, so all saves of a run have to stay below 100 a player.
 */
export function sampleSizesOf(quick: boolean): Amount {
  return quick ? few : many;
}

const many: Amount = {
  players: 200,
  saves: {
    pairs: { pairs: 11, milliseconds: 25_000 },
    round: { calls: 800, milliseconds: 4_000 },
    warmUp: { calls: 3_000, milliseconds: 6_000 },
  },
  savesBesideReviews: {
    pairs: { pairs: 11, milliseconds: 40_000 },
    round: { calls: 400, milliseconds: Infinity },
    warmUp: { calls: 1_000, milliseconds: Infinity },
  },
  reads: { pairs: { pairs: 7, milliseconds: 12_000 }, round: forMilliseconds(1_000), warmUp: forMilliseconds(1_000) },
  warmStarts: { pairs: 9, milliseconds: 10_000 },
  coldStarts: { pairs: 7, milliseconds: 10_000 },
  uploads: { pairs: 5, milliseconds: 30_000 },
};

const few: Amount = {
  players: 40,
  saves: {
    pairs: { pairs: 5, milliseconds: 4_000 },
    round: { calls: 300, milliseconds: 1_500 },
    warmUp: { calls: 400, milliseconds: 1_500 },
  },
  savesBesideReviews: {
    pairs: { pairs: 5, milliseconds: 15_000 },
    round: { calls: 300, milliseconds: Infinity },
    warmUp: { calls: 400, milliseconds: Infinity },
  },
  reads: { pairs: { pairs: 4, milliseconds: 1_500 }, round: forMilliseconds(250), warmUp: forMilliseconds(300) },
  warmStarts: { pairs: 3, milliseconds: 2_000 },
  coldStarts: { pairs: 2, milliseconds: 1_000 },
  uploads: { pairs: 2, milliseconds: 5_000 },
};

function forMilliseconds(milliseconds: number): ReadRounds['round'] {
  return { calls: Infinity, milliseconds };
}
