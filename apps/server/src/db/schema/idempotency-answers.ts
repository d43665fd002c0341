import { index, json, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './column-types.ts';
import { internal } from './internal-schema.ts';

/** Answers to writes that carried an idempotency key, given again when the same write comes again. */
export const idempotencyAnswers = internal
  .table(
    'idempotency_answers',
    {
      playerId: uuid('player_id').notNull(),
      route: text().notNull(),
      key: uuid().notNull(),
      bodyHash: bytes('body_hash').notNull(),
      /** As text keeps it, so that it is given again letter for letter. */
      answer: json().$type<unknown>().notNull(),
      createdAt: instant('created_at').notNull().defaultNow(),
    },
    (table) => [
      primaryKey({ columns: [table.playerId, table.route, table.key] }),
      index('idempotency_answers_age').on(table.createdAt),
    ],
  )
  .enableRLS();
