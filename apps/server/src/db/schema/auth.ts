import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './column-types.ts';
import { internal } from './internal-schema.ts';

/** Sign-in accounts of our own sign-in service. A player's row in `users` has the same id. */
export const accounts = internal
  .table('accounts', {
    id: uuid().primaryKey(),
    email: text().notNull(),
    /** The address in lower case: one account an address. */
    emailKey: text('email_key').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    emailConfirmedAt: instant('email_confirmed_at'),
    userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>().notNull().default({}),
    lastSignInAt: instant('last_sign_in_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  })
  .enableRLS();

/** Sign-ups whose address waits to be confirmed. Each has a password of its own; the first confirmed makes the account. */
export const signUps = internal
  .table(
    'sign_ups',
    {
      /** Will be the account's. */
      id: uuid().primaryKey(),
      email: text().notNull(),
      emailKey: text('email_key').notNull(),
      passwordHash: text('password_hash').notNull(),
      userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>().notNull(),
      name: text(),
      displayName: text('display_name'),
      timeZone: text('time_zone').notNull(),
      /** The invitation that was typed; used up when the account is made. */
      inviteCode: text('invite_code'),
      createdAt: instant('created_at').notNull(),
    },
    (table) => [
      index('sign_ups_address').on(table.emailKey, table.createdAt.desc().nullsFirst(), table.id),
      index('sign_ups_age').on(table.createdAt),
    ],
  )
  .enableRLS();

/** Invitations to make an account. Nothing says who has used one. */
export const invites = internal
  .table(
    'invites',
    {
      id: uuid().primaryKey(),
      /** Capital letters and digits. Kept as it is, so that the operator can hand it out again. */
      code: text().notNull().unique(),
      /** What the operator calls it, such as a team. */
      note: text(),
      maxUses: integer('max_uses').notNull(),
      uses: integer().notNull().default(0),
      expiresAt: instant('expires_at'),
      revokedAt: instant('revoked_at'),
      createdAt: instant('created_at').notNull(),
    },
    (table) => [check('invites_not_overused', sql`${table.uses} <= ${table.maxUses}`)],
  )
  .enableRLS();

/**
 * Links in mails: one opens an account whose password is forgotten, confirms a sign-up, or gives an account the address
 * that it was sent to; each works once.
 */
export const mailLinks = internal
  .table(
    'mail_links',
    {
      /** SHA-256 of the link's token, which is kept nowhere. */
      tokenHash: bytes('token_hash').primaryKey(),
      accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
      signUpId: uuid('sign_up_id').references(() => signUps.id, { onDelete: 'cascade' }),
      /** The address that the account has from then on. */
      newEmail: text('new_email'),
      sentAt: instant('sent_at').notNull(),
    },
    (table) => [
      check('mail_links_open_one_thing', sql`num_nonnulls(${table.accountId}, ${table.signUpId}) = 1`),
      check('mail_links_new_email_of_account', sql`${table.newEmail} is null or ${table.accountId} is not null`),
      index('mail_links_account').on(table.accountId),
      index('mail_links_sign_up').on(table.signUpId),
      index('mail_links_age').on(table.sentAt),
    ],
  )
  .enableRLS();

/** Mails that were asked for and are not sent yet. Whether anybody gets one is decided when it is written. */
export const letters = internal
  .table(
    'letters',
    {
      id: uuid().primaryKey(),
      kind: text({ enum: ['recovery', 'sign_up', 'confirmation', 'new_email', 'email_changed', 'password_changed'] }).notNull(),
      emailKey: text('email_key').notNull(),
      /** Of a sign-up: which one it confirms. */
      signUpId: uuid('sign_up_id').references(() => signUps.id, { onDelete: 'cascade' }),
      /** Of a change of the address: whose. */
      accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
      /** The address as it was typed, where no account and no sign-up has it. */
      email: text(),
      /** Where the link leads: scheme, host and port. */
      site: text().notNull(),
      createdAt: instant('created_at').notNull(),
    },
    (table) => [
      index('letters_sign_up').on(table.signUpId),
      index('letters_account').on(table.accountId),
      index('letters_age').on(table.createdAt),
    ],
  )
  .enableRLS();

/** Signed-in sessions. Refresh tokens are derived from `secret` and `refreshCount`, so none is stored. */
export const authSessions = internal
  .table(
    'auth_sessions',
    {
      accountId: uuid('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      id: uuid().notNull().unique(),
      secret: bytes().notNull(),
      refreshCount: integer('refresh_count').notNull().default(0),
      /** The newest refresh whose answer is known to have arrived, as its access token was used. */
      followedCount: integer('followed_count').notNull().default(0),
      /** How it was opened: by a password, or by a link in a mail. */
      openedBy: text('opened_by', { enum: ['password', 'link'] })
        .notNull()
        .default('password'),
      createdAt: instant('created_at').notNull().defaultNow(),
      refreshedAt: instant('refreshed_at').notNull().defaultNow(),
    },
    (table) => [primaryKey({ columns: [table.accountId, table.id] }), index('auth_sessions_age').on(table.refreshedAt)],
  )
  .enableRLS();

/** Sessions that a suspension has ended, as long as it lasts: who comes with a token of theirs is told why it is over. */
export const suspendedSessions = internal
  .table(
    'suspended_sessions',
    {
      accountId: uuid('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      id: uuid().notNull(),
      secret: bytes().notNull(),
    },
    (table) => [primaryKey({ columns: [table.accountId, table.id] })],
  )
  .enableRLS();

/**
 * Players who have left while their sign-in is kept elsewhere: what proves them was given out before, and must not
 * bring them back.
 */
export const departures = internal
  .table(
    'departures',
    {
      /** SHA-256 of the player's id, which itself is forgotten. */
      playerHash: bytes('player_hash').primaryKey(),
      leftAt: instant('left_at').notNull(),
    },
    (table) => [index('departures_age').on(table.leftAt)],
  )
  .enableRLS();

/** Keys that sign access tokens. All processes share them; the newest one that is not retired signs. */
export const signingKeys = internal
  .table('signing_keys', {
    id: text().primaryKey(),
    privateKey: jsonb('private_key').$type<Record<string, unknown>>().notNull(),
    publicKey: jsonb('public_key').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    retiredAt: instant('retired_at'),
  })
  .enableRLS();

/** Other secrets made once, at the first start. */
export const secrets = internal
  .table('secrets', {
    name: text().primaryKey(),
    value: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  })
  .enableRLS();
