import { syncedValueKeys } from '@touchline/domain';
import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './players.ts';

/** What a player's devices keep at the server for each other (spec 000 §3). Never read as the truth. */
export const userStorage = pgTable(
  'user_storage',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text({ enum: syncedValueKeys }).notNull(),
    value: jsonb().$type<unknown>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
).enableRLS();
