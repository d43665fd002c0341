import { jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { internal } from './internal-schema.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What feeds from outside last said, for all processes: one call of ours serves every player. */
export const feeds = internal
  .table('feeds', {
    /** Which feed: `scores`. */
    name: text().primaryKey(),
    /** The source that answered; null until one has. */
    source: text(),
    body: jsonb(),
    fetchedAt: instant('fetched_at'),
    /** When a process last went to ask: nobody else asks meanwhile. */
    triedAt: instant('tried_at').notNull(),
  })
  .enableRLS();
