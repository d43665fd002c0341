/** Median and range of a few measurements. */
export type Spread = { readonly median: number; readonly lowest: number; readonly highest: number };

/** What was measured, what it is held against, and the one as a multiple of the other, pair by pair. */
export type Ratio = {
  readonly measured: Spread;
  readonly reference: Spread;
  readonly ratio: Spread;
  readonly pairs: number;
};

/** How many pairs are measured: fewer when the time is over, but at least one. */
export type Pairs = { readonly pairs: number; readonly milliseconds: number };

/** Measures both sides in turn (A B A B …), so that who keeps the machine busy for a while slows both. */
export async function alternate<Measured>(
  { pairs, milliseconds }: Pairs,
  measure: () => Promise<Measured>,
  measureReference: () => Promise<Measured>,
): Promise<{ readonly measured: readonly Measured[]; readonly reference: readonly Measured[] }> {
  const endsAt = performance.now() + milliseconds;
  const measured: Measured[] = [];
  const reference: Measured[] = [];
  do {
    measured.push(await measure());
    reference.push(await measureReference());
  } while (measured.length < pairs && performance.now() < endsAt);
  return { measured, reference };
}

/** Compares only what was measured side by side. Throws where something could not be measured. */
export function compare(measured: readonly number[], reference: readonly number[]): Ratio {
  return {
    measured: spreadOf(measured),
    reference: spreadOf(reference),
    ratio: spreadOf(measured.map((value, pair) => value / (reference[pair] ?? Number.NaN))),
    pairs: measured.length,
  };
}

/** Throws when there is nothing, or something that is no positive number: then something could not be measured. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const lowest = sorted[0];
  const highest = sorted.at(-1);
  const below = sorted[Math.ceil(sorted.length / 2) - 1];
  const above = sorted[Math.floor(sorted.length / 2)];
  if (lowest === undefined || highest === undefined || below === undefined || above === undefined) {
    throw new Error('nothing was measured');
  }
  if (!values.every((value) => Number.isFinite(value) && value > 0)) {
    throw new Error(`these are no measurements: ${values.join(', ')}`);
  }
  return { median: (below + above) / 2, lowest, highest };
}
