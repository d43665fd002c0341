import { index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';
import { internal } from './internal-schema.ts';
import { users } from './players.ts';

/** Whose accounts may use the operator page. Only commands on the machine write here. */
export const operators = internal
  .table('operators', {
    playerId: uuid('player_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    addedAt: instant('added_at').notNull(),
  })
  .enableRLS();

/** What operators have done, by commands and on their page: who, when, what, and to whom; no secrets and nothing that was written. */
export const operatorActions = internal
  .table(
    'operator_actions',
    {
      id: uuid().primaryKey(),
      at: instant('at').notNull(),
      /** The user of the operating system who ran the command; on the page `account` and its id, `deleted account` later. */
      operator: text().notNull(),
      /** The command's own words, such as `players rename`. */
      action: text().notNull(),
      /** The id of the player, invitation or job it was done to; forgotten with an account that its player deletes. */
      subject: text(),
      details: jsonb().$type<Readonly<Record<string, string | number | boolean | null>>>().notNull(),
    },
    (table) => [index('operator_actions_newest').on(table.at.desc().nullsFirst(), table.id), index('operator_actions_subject').on(table.subject)],
  )
  .enableRLS();
