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
  'cartwheel',
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

/** One thing to collect. */
export interface PackReward {
  /** Stays what it is for ever: players own it. */
  readonly id: string;
  readonly kind: RewardKind;
  readonly name: string;
  readonly emoji: string;
  readonly rarity: Rarity;
  readonly series: string;
  /** Its place in the series, from 1. */
  readonly number: number;
  /** One warm sentence. */
  readonly description: string;
  readonly emblem: {
    readonly motif: Motif;
    /** What can be seen on it, for those who draw it and those who cannot see it. */
    readonly picture: string;
  };
}

type Row = Omit<PackReward, 'kind' | 'series' | 'number' | 'emblem'> & PackReward['emblem'];

/** The rewards of a series, numbered in order. */
export function seriesOf(kind: RewardKind, series: string, rows: readonly Row[]): PackReward[] {
  return rows.map(({ motif, picture, ...row }, index) => ({
    ...row,
    kind,
    series,
    number: index + 1,
    emblem: { motif, picture },
  }));
}
