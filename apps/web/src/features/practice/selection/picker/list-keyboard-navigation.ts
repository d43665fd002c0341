import { folded } from './search-drills.ts';

/** How options stand: in groups one under the other, each in rows of `columns` that begin anew with the group. */
export interface ListShape {
  /** How many options each group has. */
  readonly groups: readonly number[];
  readonly columns: number;
}

/** Rows that a page key goes by. */
const PAGE_ROWS = 4;

/** The option to which a key leads from the one at `from`, counted through all groups; null for a key that leads nowhere. */
export function optionAfterKey(shape: ListShape, from: number, key: string): number | null {
  const rows = rowsOf(shape);
  const last = rows.flat().length - 1;
  if (last < 0) return null;
  const row = Math.max(0, rows.findIndex((options) => options.includes(from)));
  const column = Math.max(0, rows[row]?.indexOf(from) ?? 0);
  const inRow = (at: number): number => {
    const options = rows[Math.min(Math.max(at, 0), rows.length - 1)] ?? [];
    return options[Math.min(column, options.length - 1)] ?? from;
  };
  if (key === 'ArrowDown') return inRow(row + 1);
  if (key === 'ArrowUp') return inRow(row - 1);
  if (key === 'PageDown') return inRow(row + PAGE_ROWS);
  if (key === 'PageUp') return inRow(row - PAGE_ROWS);
  if (key === 'ArrowRight') return Math.min(from + 1, last);
  if (key === 'ArrowLeft') return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return null;
}

function rowsOf({ groups, columns }: ListShape): number[][] {
  let next = 0;
  return groups.flatMap((size) => {
    const options = Array.from({ length: size }, () => next++);
    return Array.from({ length: Math.ceil(size / columns) }, (_, row) => options.slice(row * columns, (row + 1) * columns));
  });
}

/** Letters typed in a row to find an option by the beginning of its name, and when the last of them came. */
export interface TypedAhead {
  readonly letters: string;
  /** Milliseconds on the clock of the key's event. */
  readonly at: number;
}

/** After a pause this long, in milliseconds, a letter begins anew. */
const TYPING_PAUSE_MS = 1_000;

export const nothingTyped: TypedAhead = { letters: '', at: Number.NEGATIVE_INFINITY };

/** What has been typed with this key; a space at the beginning is none. Null for a key that writes nothing. */
export function typeAhead(typed: TypedAhead, key: string, at: number): TypedAhead | null {
  if (Array.from(key).length !== 1) return null;
  const before = at - typed.at > TYPING_PAUSE_MS ? '' : typed.letters;
  return before === '' && key === ' ' ? null : { letters: before + key, at };
}

/**
 * The first name from `from` on, and round again, that begins with the letters; one letter, or the same one over and
 * over, goes on to the next such name. Null where there is none.
 */
export function optionByLetters(names: readonly string[], from: number, letters: string): number | null {
  const asked = folded(letters);
  const isOneLetter = new Set(asked).size === 1;
  const begin = isOneLetter ? asked.charAt(0) : asked;
  const order = names.map((_, step) => (from + step + (isOneLetter ? 1 : 0)) % names.length);
  return order.find((at) => folded(names[at] ?? '').startsWith(begin)) ?? null;
}
