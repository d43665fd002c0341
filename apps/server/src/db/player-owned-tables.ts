import { is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import * as schema from './schema/index.ts';

/** A table whose rows each belong to one player. */
export type PlayerOwnedTable = {
  readonly name: string;
  /** Whether it is in the schema that only the server may know. */
  readonly isInternal: boolean;
  readonly table: PgTable;
  /** The column that names the player. */
  readonly owner: PgColumn;
  /** The column by which the rows are in order, where there is one. */
  readonly order: PgColumn | undefined;
};

/** How the tables call the player that a row belongs to. */
const OWNERS = new Set(['player_id', 'user_id', 'account_id']);

/** Every table with a column that names a player: one that is added later is among them by itself. */
export const playerOwnedTables: readonly PlayerOwnedTable[] = Object.values(schema).flatMap((table) => {
  if (!is(table, PgTable)) return [];
  const { name, schema: inSchema, columns } = getTableConfig(table);
  const owner = columns.find((column) => OWNERS.has(column.name));
  if (owner === undefined) return [];
  const order = columns.find((column) => column.name === 'id');
  return [{ name, isInternal: inSchema !== undefined, table, owner, order }];
});
