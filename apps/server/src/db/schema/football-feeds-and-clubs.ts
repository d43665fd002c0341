import { index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { internal } from './internal-schema.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What feeds from outside last said, for all processes: one call of ours serves every player. */
export const feeds = internal
  .table(
    'feeds',
    {
      /** What is asked of whom: `scores:espn`, `details:espn-7` … */
      name: text().primaryKey(),
      /** Who is asked. */
      source: text(),
      /** The last answer that could be read, checked. */
      body: jsonb(),
      fetchedAt: instant('fetched_at'),
      /** When a process last went to ask: what it brings home counts only while no other has gone since. */
      triedAt: instant('tried_at'),
      /** Nobody asks before. */
      dueAt: instant('due_at').notNull(),
      /** Times in a row that nothing readable came. */
      failures: integer().notNull().default(0),
      /** When somebody last wanted to see it; only for what is not asked by itself. */
      wantedAt: instant('wanted_at'),
    },
    (table) => [index('feeds_wanted').on(table.wantedAt)],
  )
  .enableRLS();

/** Clubs that sources have told of. */
export const clubs = internal
  .table('clubs', {
    /** What makes two names the same club: `clubKeyOf`. */
    key: text().primaryKey(),
    name: text().notNull(),
    league: text().notNull(),
  })
  .enableRLS();
