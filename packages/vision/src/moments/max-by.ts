/** Values nearer to one another than this are equal: the first counts, whatever rounding makes of a level stretch. */
const equal = 1e-6;

/** The first entry of the greatest value; null when nothing has one. */
export function maxBy<Entry>(entries: Iterable<Entry>, valueOf: (entry: Entry) => number | null): Entry | null {
  let best: { entry: Entry; value: number } | null = null;
  for (const entry of entries) {
    const value = valueOf(entry);
    if (value !== null && (best === null || value > best.value + equal)) best = { entry, value };
  }
  return best?.entry ?? null;
}
