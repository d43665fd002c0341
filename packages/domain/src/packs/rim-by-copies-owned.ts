/** How a card's rim shines: every repeat of a card polishes it. */
export const rims = ['plain', 'bronze', 'silver', 'gold'] as const;
export type Rim = (typeof rims)[number];

/** How many of a card make each rim, in the order of `rims`. */
const owned = [1, 2, 4, 8] as const;

/** The rim of a card of which a player has this many, one or more. */
export function rimOf(count: number): Rim {
  return rims[owned.filter((needed) => count >= needed).length - 1] ?? 'plain';
}

/** The next rim and how many more of the card make it; null for gold, which is the last. */
export function nextRim(count: number): { readonly rim: Rim; readonly missing: number } | null {
  const next = owned.findIndex((needed) => needed > count);
  const [rim, needed] = [rims[next], owned[next]];
  return rim === undefined || needed === undefined ? null : { rim, missing: needed - count };
}

/** The rims that repeats make, each with how many of the card make it. */
export const polishedRims: ReadonlyArray<{ readonly rim: Exclude<Rim, 'plain'>; readonly count: number }> = [
  { rim: 'bronze', count: owned[1] },
  { rim: 'silver', count: owned[2] },
  { rim: 'gold', count: owned[3] },
];
