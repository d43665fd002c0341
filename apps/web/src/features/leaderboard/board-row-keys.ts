import type { BoardRow } from '@touchline/contracts';

/** Rows with a key each. A board tells no ids, and players may share a name: the key is the name and which of that name it is. */
export function keyed(rows: readonly BoardRow[]): readonly { readonly key: string; readonly row: BoardRow }[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const nth = (seen.get(row.name) ?? 0) + 1;
    seen.set(row.name, nth);
    return { key: `${row.name} ${nth}`, row };
  });
}
