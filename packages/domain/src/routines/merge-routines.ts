/** A player's routines as their devices keep them and tell them to one another. */

/** A routine as it was last changed or taken away on some device. What it holds is looked at when it is shown. */
export interface RoutineRecord {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly changedAt: number;
  /** Null where it was taken away. */
  readonly routine: unknown;
}

/** Bounds of what is kept, so that the account takes it whatever another device has left. */
const MOST_OF_A_KIND = 30;
const LONGEST_TEXT = 2_000;

/**
 * The routines of two devices together: each as it was changed last, so that both come to the same whichever hears of the
 * other first. They may be in any shape: what is no record is left out, and beyond the bounds the oldest.
 */
export function mergeRoutineRecords(here: unknown, there: unknown): RoutineRecord[] {
  const latest = new Map<string, RoutineRecord>();
  for (const record of [here, there].flatMap((list: unknown) => (Array.isArray(list) ? list : [])).flatMap(recordIn)) {
    const other = latest.get(record.id);
    if (other === undefined || isLater(record, other)) latest.set(record.id, record);
  }
  const all = [...latest.values()].toSorted((a, b) => (isLater(a, b) ? -1 : 1));
  const live = all.filter(({ routine }) => routine !== null);
  const gone = all.filter(({ routine }) => routine === null);
  return [...live.slice(0, MOST_OF_A_KIND), ...gone.slice(0, MOST_OF_A_KIND)];
}

/** The records after one routine was changed, or taken away with null, at an instant (epoch milliseconds). */
export function withRoutine(records: readonly RoutineRecord[], id: string, routine: unknown, now: number): RoutineRecord[] {
  const before = records.find((record) => record.id === id)?.changedAt ?? 0;
  // A clock that was ahead must not keep what was changed by it from being changed again.
  return mergeRoutineRecords(records, [{ id, changedAt: Math.max(now, before + 1), routine }]);
}

function recordIn(value: unknown): RoutineRecord[] {
  const { id, changedAt, routine } = (value ?? {}) as { readonly [Field in keyof RoutineRecord]?: unknown };
  if (typeof id !== 'string' || typeof changedAt !== 'number' || !Number.isSafeInteger(changedAt)) return [];
  if (routine === undefined || id.length + JSON.stringify(routine).length > LONGEST_TEXT) return [];
  return [{ id, changedAt, routine }];
}

function isLater(one: RoutineRecord, other: RoutineRecord): boolean {
  return one.changedAt === other.changedAt ? textOf(one) > textOf(other) : one.changedAt > other.changedAt;
}

/** At the same instant any order will do, as long as every device has the same one. */
function textOf({ id, routine }: RoutineRecord): string {
  return id + JSON.stringify(routine, sortedNames);
}

/** A database has an order of its own for the names of an object. */
function sortedNames(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
