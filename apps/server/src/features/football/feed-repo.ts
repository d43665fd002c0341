import { and, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-postgres-pool.ts';
import { prepared } from '../../db/prepared-statement.ts';
import { feeds } from '../../db/schema/index.ts';

/** How a feed stands, without what it said. */
export type FeedState = {
  readonly name: string;
  readonly fetchedAt: Date | null;
  readonly triedAt: Date | null;
  readonly dueAt: Date;
  readonly failures: number;
};

export type Feed = FeedState & { readonly body: unknown; readonly wantedAt: Date | null };

const state = {
  name: feeds.name,
  fetchedAt: feeds.fetchedAt,
  triedAt: feeds.triedAt,
  dueAt: feeds.dueAt,
  failures: feeds.failures,
};

/** How these feeds stand; one that was never asked is left out. */
export async function feedStates(database: Database, names: readonly string[]): Promise<ReadonlyMap<string, FeedState>> {
  const rows = await database.select(state).from(feeds).where(inArray(feeds.name, [...names]));
  return new Map(rows.map((row) => [row.name, row]));
}

const selectFeed = prepared('select_feed', ['name'], (database, { name }) =>
  database.select({ ...state, body: feeds.body, wantedAt: feeds.wantedAt }).from(feeds).where(eq(feeds.name, name)),
);

/** A feed and what it said last; undefined when it was never asked. */
export async function readFeed(database: Database, name: string): Promise<Feed | undefined> {
  const [row] = await selectFeed(database, { name });
  return row;
}

/** Whether it is time to ask a feed, which never was asked when it is undefined. */
export function isDue(feed: FeedState | undefined, now: Date): boolean {
  return feed === undefined || feed.dueAt <= now || (feed.triedAt !== null && feed.triedAt.getTime() > now.getTime() + AHEAD_MS);
}

/** A clock that is so far ahead of ours is wrong: what it wrote gives way. */
const AHEAD_MS = 5 * 60_000;

/**
 * Takes the turn to ask a feed until `until`, for one process, when it is due. Gives how often it has failed in a row;
 * null when it is not due, or another was quicker.
 */
export async function claimFeed(database: Database, name: string, source: string, now: Date, until: Date): Promise<number | null> {
  const due = or(lte(feeds.dueAt, now), gt(feeds.triedAt, new Date(now.getTime() + AHEAD_MS)));
  const taken = await database
    .insert(feeds)
    .values({ name, source, triedAt: now, dueAt: until })
    .onConflictDoUpdate({ target: feeds.name, set: { triedAt: now, dueAt: until }, ...(due && { setWhere: due }) })
    .returning({ failures: feeds.failures });
  return taken[0]?.failures ?? null;
}

/** Keeps what a feed said, unless another process has gone to ask since `triedAt`. */
export async function storeFeed(database: Database, name: string, triedAt: Date, body: unknown, now: Date, dueAt: Date): Promise<void> {
  await database
    .update(feeds)
    .set({ body, fetchedAt: now, dueAt, failures: 0 })
    .where(and(eq(feeds.name, name), eq(feeds.triedAt, triedAt)));
}

/** Notes that a feed said nothing readable; what it said before stays. */
export async function noteFailure(database: Database, name: string, triedAt: Date, dueAt: Date): Promise<void> {
  await database
    .update(feeds)
    .set({ dueAt, failures: sql`${feeds.failures} + 1` })
    .where(and(eq(feeds.name, name), eq(feeds.triedAt, triedAt)));
}

/** Notes that somebody wants to see a feed that is not asked by itself; it is asked at once the first time. */
export async function wantFeed(database: Database, name: string, source: string, now: Date): Promise<void> {
  await database
    .insert(feeds)
    .values({ name, source, dueAt: now, wantedAt: now })
    .onConflictDoUpdate({ target: feeds.name, set: { wantedAt: now } });
}

/** The feeds of these sources that were wanted since a moment and are due, the one that has waited longest first. */
export async function wantedFeeds(database: Database, sources: readonly string[], since: Date, now: Date) {
  return database
    .select({ name: feeds.name, source: feeds.source })
    .from(feeds)
    .where(and(inArray(feeds.source, [...sources]), gt(feeds.wantedAt, since), lte(feeds.dueAt, now)))
    .orderBy(feeds.dueAt, feeds.name)
    .limit(MOST_WANTED);
}

/** Of more than that at once the others wait for the next look. */
const MOST_WANTED = 200;

/** Removes what nobody has wanted since a moment. */
export async function forgetUnwanted(database: Database, since: Date): Promise<void> {
  await database.delete(feeds).where(lt(feeds.wantedAt, since));
}
