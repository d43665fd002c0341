import { eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-postgres-pool.ts';
import { clubs } from '../../db/schema/index.ts';

export { readPlayer } from '../../db/read-and-lock-player.ts';

/** Remembers clubs under their keys; one that is known keeps its name. */
export async function addClubs(database: Database, found: readonly (typeof clubs.$inferInsert)[]): Promise<void> {
  if (found.length === 0) return;
  const rows = { keys: found.map(({ key }) => key), names: found.map(({ name }) => name), leagues: found.map(({ league }) => league) };
  await database.execute(sql`
    insert into ${clubs} (key, name, league)
    select * from unnest(${sql.param(rows.keys)}::text[], ${sql.param(rows.names)}::text[], ${sql.param(rows.leagues)}::text[])
    on conflict do nothing`);
}

/** Clubs with a part of a name, those that begin with it first. `key` is the part as keys are written. */
export async function findClubs(database: Database, key: string, text: string, limit: number) {
  const begins = sql`starts_with(${clubs.key}, ${key})`;
  const has = or(sql`strpos(${clubs.key}, ${key}) > 0`, sql`strpos(lower(${clubs.name}), lower(${text})) > 0`);
  return database
    .select({ name: clubs.name, league: clubs.league })
    .from(clubs)
    .where(has)
    .orderBy(sql`${begins} desc`, clubs.name)
    .limit(limit);
}

export async function clubByKey(database: Database, key: string): Promise<string | null> {
  const [row] = await database.select({ name: clubs.name }).from(clubs).where(eq(clubs.key, key));
  return row?.name ?? null;
}
