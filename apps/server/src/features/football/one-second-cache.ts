/** What is looked up so often that one look serves all who ask within a second. */
const KEEP_MS = 1_000;
const MOST = 200;

export type OneSecondCache<Value> = {
  /** Gives what was looked up a moment ago, or looks it up; whoever asks meanwhile waits for the same look. */
  readonly get: (key: string) => Promise<Value>;
  readonly forget: () => void;
};

/** Remembers what `look` finds under each key for a second. A look that fails is not remembered. */
export function createOneSecondCache<Value>(look: (key: string) => Promise<Value>): OneSecondCache<Value> {
  const known = new Map<string, { readonly until: number; readonly value: Promise<Value> }>();
  return {
    get(key) {
      const time = performance.now();
      const found = known.get(key);
      if (found !== undefined && time < found.until) return found.value;
      const value = look(key);
      if (known.size >= MOST) known.clear();
      const entry = { until: time + KEEP_MS, value };
      known.set(key, entry);
      value.catch(() => {
        if (known.get(key) === entry) known.delete(key);
      });
      return value;
    },
    forget: () => known.clear(),
  };
}
