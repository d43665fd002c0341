import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../schema/index.ts';

/** A table as an archive names it. */
export type StoredTable = {
  readonly schema: string;
  readonly name: string;
  /** Those that can be written: what the database works out by itself is worked out again. */
  readonly columns: readonly string[];
  /** Columns that the database numbers. */
  readonly numbered: readonly string[];
};

/** Every table of ours, each after those that its rows refer to. */
export function storedTables(): StoredTable[] {
  const tables = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableConfig(table)] : []));
  const keyOf = (table: (typeof tables)[number]): string => `${table.schema ?? 'public'}.${table.name}`;
  const waiting = new Map(tables.map((table) => [keyOf(table), table]));
  const ordered: (typeof tables)[number][] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter(([key, { foreignKeys }]) =>
      foreignKeys
        .map((foreign) => keyOf(getTableConfig(foreign.reference().foreignTable)))
        .every((other) => other === key || !waiting.has(other)),
    );
    if (ready.length === 0) throw new Error(`Tables refer to one another in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const [key, table] of ready) {
      waiting.delete(key);
      ordered.push(table);
    }
  }
  return ordered.map((table) => ({
    schema: table.schema ?? 'public',
    name: table.name,
    columns: table.columns.filter(({ generated }) => generated === undefined).map(({ name }) => name),
    numbered: table.columns.filter(({ generatedIdentity }) => generatedIdentity !== undefined).map(({ name }) => name),
  }));
}

/** A table's name as SQL takes it. */
export const quotedName = ({ schema: inSchema, name }: Pick<StoredTable, 'schema' | 'name'>): string =>
  `${quoted(inSchema)}.${quoted(name)}`;

/** Column names as a list in SQL. */
export const quotedColumns = (columns: readonly string[]): string => columns.map(quoted).join(', ');

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
