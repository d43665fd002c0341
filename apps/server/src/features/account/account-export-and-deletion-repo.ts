import { eq, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../db/open-postgres-pool.ts';
import { playerOwnedTables } from '../../db/player-owned-tables.ts';
import { operatorActions, rateLimits, users } from '../../db/schema/index.ts';

export { lockPlayer, readPlayer } from '../../db/read-and-lock-player.ts';

type Row = Record<string, unknown>;

/** Every row about a player that is not secret, by table, in the columns' own names. */
export async function readRows(transaction: Transaction, playerId: string): Promise<Record<string, Row[]>> {
  const own = await asJson(transaction, sql`${users} where ${eq(users.id, playerId)}`);
  const rows: Record<string, Row[]> = { users: own.map(withoutDefaults) };
  for (const { name, isInternal, table, owner, order } of playerOwnedTables) {
    if (isInternal) continue;
    const inOrder = order === undefined ? sql`` : sql` order by ${order}`;
    rows[name] = await asJson(transaction, sql`${table} where ${eq(owner, playerId)}${inOrder}`);
  }
  rows['practice_sessions'] = rows['practice_sessions']?.map(withoutUncounted) ?? [];
  return rows;
}

/** A foot that nobody has chosen is nothing that the player told. */
const withoutDefaults = (user: Row): Row => (user['favorite_foot_chosen'] === false ? { ...user, favorite_foot: null } : user);

/** A result of 0 is stored where the player counted nothing (spec 002 §5). */
const withoutUncounted = (session: Row): Row => (session['result'] === 0 ? { ...session, result: null, result_counts: null } : session);

async function asJson(transaction: Transaction, from: SQL): Promise<Row[]> {
  const query = sql`select to_jsonb(found) as row from (select * from ${from}) found`;
  const { rows } = await transaction.execute<{ row: Row }>(query);
  return rows.map(({ row }) => row);
}

/**
 * Removes every row that belongs to a player, what the limits have counted of them, and jobs, waiting or dead, for
 * one of these subjects or that speak of the player.
 */
export async function forgetPlayer(transaction: Transaction, playerId: string, subjects: readonly string[]): Promise<void> {
  for (const { table, owner } of playerOwnedTables) await transaction.delete(table).where(eq(owner, playerId));
  await transaction.delete(users).where(eq(users.id, playerId));
  await transaction.update(operatorActions).set({ subject: null }).where(eq(operatorActions.subject, playerId));
  await transaction.update(operatorActions).set({ operator: 'deleted account' }).where(eq(operatorActions.operator, `account ${playerId}`));
  await transaction.delete(rateLimits).where(sql`${rateLimits.key} like ${`%${playerId}%`}`);
  await transaction.execute(sql`
    delete from jobs.job where singleton_key = any(${sql.param([...subjects])}::text[])
      or concat(data, output, source_output, singleton_key) like ${`%${playerId}%`}`);
}
