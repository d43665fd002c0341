import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { feeds } from '../../db/schema/index.ts';

/** The one feed so far. */
const SCORES = 'scores';

export type KeptScores = { readonly source: string | null; readonly body: unknown; readonly fetchedAt: Date | null };

/** What the feed of scores last said; undefined before it was asked for the first time. */
export async function readScores(database: Database): Promise<KeptScores | undefined> {
  const [row] = await database
    .select({ source: feeds.source, body: feeds.body, fetchedAt: feeds.fetchedAt })
    .from(feeds)
    .where(eq(feeds.name, SCORES));
  return row;
}

/** Takes the turn to ask, for one process, when the last one was taken before `before`. False when it is not due. */
export async function takeTurn(database: Database, now: Date, before: Date): Promise<boolean> {
  const taken = await database
    .insert(feeds)
    .values({ name: SCORES, triedAt: now })
    .onConflictDoUpdate({ target: feeds.name, set: { triedAt: now }, setWhere: lt(feeds.triedAt, before) })
    .returning({ name: feeds.name });
  return taken.length > 0;
}

/** Keeps what a source said. */
export async function keepScores(database: Database, source: string, body: unknown, now: Date): Promise<void> {
  await database.update(feeds).set({ source, body, fetchedAt: now }).where(eq(feeds.name, SCORES));
}
