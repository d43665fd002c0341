/** What a pack can hold, in the words of the collection's table (spec 001 §3). */
export const rewardKinds = ['player', 'badge', 'item'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** From the most frequent to the rarest. */
export const rarities = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof rarities)[number];

/** Everything that is drawn on an emblem: one motif for each reward, and no reward without one. */
export const motifs = [
  'metronome',
  'engine',
  'compass',
  'needleAndThread',
  'paintbrush',
  'baton',
  'fox',
  'rocket',
  'cloud',
  'overheadKick',
  'topHat',
  'comet',
  'brickWall',
  'owl',
  'anchor',
  'octopus',
  'moonShadow',
  'castleGate',
  'bird',
  'puddle',
  'roundArrow',
  'bouncingLine',
  'twoFootprints',
  'listeningEar',
  'butterfly',
  'megaphone',
  'soapBubbles',
  'cornerFlag',
  'clock',
  'whistle',
  'twoHands',
  'handshake',
  'shootingStar',
  'openCircle',
  'heart',
  'laces',
  'scarf',
  'gloves',
  'socks',
  'armband',
  'shirt',
  'cones',
  'bottle',
  'football',
  'chalk',
  'goal',
  'floodlight',
  'orange',
  'album',
  'photo',
  'chest',
  'crystalBall',
  'cup',
] as const;
export type Motif = (typeof motifs)[number];

/** One thing to collect, without its words, which are in `@touchline/messages` under its id. */
export interface RewardDefinition<Id extends string, Series extends string> {
  /** Stays what it is for ever: players own it. */
  readonly id: Id;
  readonly kind: RewardKind;
  readonly emoji: string;
  readonly rarity: Rarity;
  readonly series: Series;
  /** Its place in the series, from 1. */
  readonly number: number;
  readonly motif: Motif;
}

type Row<Id extends string> = Omit<RewardDefinition<Id, never>, 'kind' | 'series' | 'number'>;

/** The rewards of a series, numbered in order; their ids are known to the compiler, so that it can ask for their words. */
export function defineSeries<const Id extends string, const Series extends string>(
  kind: RewardKind,
  series: Series,
  rows: readonly Row<Id>[],
): RewardDefinition<Id, Series>[] {
  return rows.map((row, index) => ({ ...row, kind, series, number: index + 1 }));
}
