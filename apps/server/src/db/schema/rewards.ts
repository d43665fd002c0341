import { achievementIds, rarities, rewardKinds, tokenReasons } from '@touchline/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './players.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What came out of packs, one row a pack, and how the item was called then (spec 001 §3). */
export const playerCollection = pgTable(
  'player_collection',
  {
    id: uuid().notNull(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Which reward of the catalogue it is. */
    rewardId: text('reward_id').notNull(),
    itemType: text('item_type', { enum: rewardKinds }).notNull(),
    itemName: text('item_name').notNull(),
    itemEmoji: text('item_emoji').notNull(),
    rarity: text({ enum: rarities }).notNull(),
    idempotencyKey: uuid('idempotency_key'),
    obtainedAt: instant('obtained_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.id] }),
    uniqueIndex('player_collection_key').on(table.playerId, table.idempotencyKey),
    check('player_collection_item_type', sql`${table.itemType} in ('player', 'badge', 'item')`),
    check('player_collection_rarity', sql`${table.rarity} in ('common', 'rare', 'epic', 'legendary')`),
  ],
).enableRLS();

/** Every token in or out. A player's balance is the sum of these rows. */
export const tokenLedger = pgTable(
  'token_ledger',
  {
    id: uuid().notNull(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    amount: integer().notNull(),
    reason: text({ enum: tokenReasons }).notNull(),
    /** What it was for: the id of the session, the pack … */
    ref: uuid(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.id] }),
    index('token_ledger_newest').on(table.playerId, table.createdAt.desc().nullsFirst(), table.id),
  ],
).enableRLS();

/** Achievements, each once. */
export const achievementsEarned = pgTable(
  'achievements_earned',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    achievementId: text('achievement_id', { enum: achievementIds }).notNull(),
    earnedAt: instant('earned_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.achievementId] })],
).enableRLS();
