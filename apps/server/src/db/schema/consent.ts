import { consentPurposes } from '@touchline/domain';
import { boolean, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './players.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What a grown-up was asked on a player's behalf, in which wording, and what they answered. */
export const guardianConsents = pgTable(
  'guardian_consents',
  {
    id: uuid().primaryKey(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: consentPurposes }).notNull(),
    /** Who gets data: a yes is for this one only. */
    recipient: text().notNull(),
    wording: smallint().notNull(),
    /** The grown-up's address; null as soon as there is nothing more to write to them. */
    email: text(),
    /** Where links lead. */
    site: text().notNull(),
    requestedAt: instant('requested_at').notNull(),
    undeliverableAt: instant('undeliverable_at'),
    answeredAt: instant('answered_at'),
    isGiven: boolean('is_given'),
    revokedAt: instant('revoked_at'),
    revokedBy: text('revoked_by', { enum: ['player', 'grown_up'] }),
  },
  (table) => [index('guardian_consents_newest').on(table.playerId, table.purpose, table.requestedAt.desc())],
).enableRLS();
