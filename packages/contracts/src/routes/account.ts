import * as z from 'zod';
import { defineRoutes } from '../route.ts';
import { text } from '../database-safe-schemas.ts';

const Row = z.record(z.string(), z.unknown());

export const AccountExport = z
  .object({
    format: z.literal('touchline-account'),
    version: z.literal(1),
    exportedAt: z.iso.datetime(),
    player: z.uuid(),
    account: z
      .object({
        email: z.string(),
        keptBy: z.enum(['touchline', 'hosted']).describe('Who keeps the password: we do, or a hosted project'),
        emailConfirmedAt: z.iso.datetime().nullable().describe('When a mail to the address was opened; null where none was'),
        lastSignInAt: z.iso.datetime().nullable(),
        createdAt: z.iso.datetime().nullable(),
        metadata: Row,
        signIns: z.array(z.object({ openedBy: z.string(), createdAt: z.iso.datetime(), usedAt: z.iso.datetime() })),
      })
      .describe('How the player signs in, without secrets'),
    tables: z
      .record(z.string(), z.array(Row))
      .describe('Every row that is about the player, by table: users, practice_sessions, token_ledger …'),
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.output<typeof AccountExport>;

/** The whole of an account: taking it along, and leaving. */
export const accountRoutes = defineRoutes({
  exportAccount: {
    kind: 'json',
    method: 'GET',
    path: '/api/account/export',
    summary: 'Everything that is kept about the player, as one JSON file to download',
    area: 'account',
    auth: 'player',
    timeoutSeconds: 30,
    limits: { player: { points: 20, seconds: 3600 } },
    reply: AccountExport,
    fails: [],
  },
  changeEmail: {
    kind: 'json',
    method: 'POST',
    path: '/api/account/email',
    summary: 'Change the address that the player signs in with: at once, or, where addresses are confirmed, by a link that is sent to the new one',
    area: 'account',
    auth: 'player',
    timeoutSeconds: 30,
    limits: { player: { points: 10, seconds: 3600 } },
    body: z.object({
      email: text(254).describe('The new address; one that is the same already is no failure, so that a retry is none'),
      password: z.string().min(1).max(256).describe("The account's password, asked once more"),
    }),
    reply: z.object({
      success: z.literal(true),
      outcome: z
        .enum(['changed', 'link_sent'])
        .describe('`link_sent`: nothing changes until the link is opened; so too where the address has an account already, which is not told'),
    }),
    fails: ['wrong_password', 'email_invalid', 'email_taken'],
  },
  changePassword: {
    kind: 'json',
    method: 'POST',
    path: '/api/account/password',
    summary: 'Change the password, by the one of now: ends all other sessions of the player and every link that was sent, and keeps this one',
    area: 'account',
    auth: 'player',
    timeoutSeconds: 30,
    limits: { player: { points: 10, seconds: 3600 } },
    body: z.object({
      currentPassword: z.string().min(1).max(256).describe("The account's password of now"),
      newPassword: z
        .string()
        .max(256)
        .describe('The new one; where it counts already and the current one is another, as after an answer that was lost, that is no failure'),
    }),
    reply: z.object({ success: z.literal(true) }),
    fails: ['wrong_password', 'password_weak', 'password_same'],
  },
  deleteAccount: {
    kind: 'json',
    method: 'DELETE',
    path: '/api/account',
    summary: 'Remove the player and everything about them, for good. Every token of the player is refused from then on',
    area: 'account',
    auth: 'player',
    timeoutSeconds: 30,
    body: z.object({ password: z.string().min(1).max(256).describe("The account's password, asked once more") }),
    reply: z.object({
      success: z.literal(true),
      signInKeptBy: z
        .enum(['nobody', 'hosted'])
        .describe('`hosted`: the project that keeps the sign-in still has the address; its operator can remove it'),
    }),
    fails: ['wrong_password'],
  },
});
