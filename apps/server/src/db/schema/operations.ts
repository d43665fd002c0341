import { index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { instant, internal } from './internal-schema.ts';

/** What operators have done by their commands: who, when, what, and to whom; no secrets and nothing that was written. */
export const operatorActions = internal
  .table(
    'operator_actions',
    {
      id: uuid().primaryKey(),
      at: instant('at').notNull(),
      /** The user of the operating system who ran the command. */
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
