import * as z from 'zod';
import { defineRoutes } from '../route.ts';
import { text } from '../database-safe-schemas.ts';
import { AccountExport } from './account.ts';
import { nameFailures } from './profile.ts';

const instant = z.iso.datetime();

const OperatorPlayer = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string().nullable().describe('The name that others see'),
    team: z.string().nullable(),
    level: z.int(),
    sessions: z.int(),
    lastPracticeDay: z.string().nullable(),
    hidden: z.boolean().describe('On no board, for whatever reason'),
    hiddenByOperator: z.boolean(),
    suspendedAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'OperatorPlayer' });
export type OperatorPlayer = z.output<typeof OperatorPlayer>;

const OperatorPlayerDetails = OperatorPlayer.extend({
  age: z.int().nullable(),
  country: z.string().nullable(),
  timeZone: z.string(),
  tokens: z.int(),
  totalExperience: z.int(),
  totalMinutes: z.int(),
  currentStreak: z.int(),
  bestStreak: z.int(),
  practiceDays: z.int(),
}).meta({ id: 'OperatorPlayerDetails' });
export type OperatorPlayerDetails = z.output<typeof OperatorPlayerDetails>;

const Invite = z
  .object({
    id: z.uuid(),
    code: z.string(),
    note: z.string().nullable(),
    uses: z.int(),
    maxUses: z.int(),
    expiresAt: instant.nullable(),
    state: z.enum(['open', 'used up', 'expired', 'revoked']),
    link: z.string(),
  })
  .meta({ id: 'Invite' });
export type Invite = z.output<typeof Invite>;

const Job = z
  .object({
    id: z.uuid(),
    queue: z.string(),
    state: z.enum(['waiting', 'active', 'dead']),
    since: instant,
    attempts: z.int(),
    error: z.string().nullable().describe('Name and code of the last error, never its words'),
  })
  .meta({ id: 'OperatorJob' });
export type OperatorJob = z.output<typeof Job>;

const Audit = z
  .object({
    players: z.int(),
    findings: z.array(
      z.object({
        about: z.enum(['totals', 'drills', 'achievements', 'standings', 'ranks', 'teams']),
        subject: z.string(),
        detail: z.string(),
      }),
    ),
    mended: z.boolean(),
  })
  .meta({ id: 'OperatorAudit' });
export type OperatorAudit = z.output<typeof Audit>;

const Act = z
  .object({
    id: z.uuid(),
    at: instant,
    operator: z.string().describe('A user of the operating system, or `account` and the id of an operator'),
    action: z.string(),
    subject: z.string().nullable(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  })
  .meta({ id: 'OperatorAct' });
export type OperatorAct = z.output<typeof Act>;

const pageOf = <Row extends z.ZodType>(row: Row) => z.object({ success: z.literal(true), data: z.array(row), nextCursor: z.string().nullable() });
/** Where a list goes on, as the page before has told. */
const cursor = z.object({ cursor: text(200).optional() });
const answerOf = <Data extends z.ZodType>(data: Data) => z.object({ success: z.literal(true), data });

const row = {
  kind: 'json',
  area: 'operator',
  auth: 'operator',
  limits: { player: { points: 240, seconds: 60 } },
} as const;
const onPlayer = { ...row, params: z.object({ id: z.uuid() }) } as const;
const lift = z.object({ lift: z.boolean().describe('Takes it back') });
/** The whole database is gone through, or the whole store of clips. */
const thorough = { ...row, limits: { player: { points: 10, seconds: 60 } }, timeoutSeconds: 120 } as const;

/**
 * What an operator may do in the browser: the acts of `npm run admin`. Whoever calls is looked up among the operators at
 * every call. What names a player goes into bodies, which no log of a proxy sees.
 */
export const operatorRoutes = defineRoutes({
  readOperator: {
    ...row,
    method: 'GET',
    path: '/api/operator',
    summary: 'Who is signed in as operator, and who keeps the passwords of players',
    reply: answerOf(z.object({ email: z.string(), passwords: z.enum(['touchline', 'hosted']) })),
    fails: [],
  },
  findPlayers: {
    ...row,
    method: 'POST',
    path: '/api/operator/players/search',
    summary: 'Players by address, a page at a time; with a text those whose address, name or team holds it',
    body: z.object({
      text: text(254).nullable(),
      after: text(254).nullable().describe('The address of the last player of the page before'),
      limit: z.int().min(1).max(100),
    }),
    reply: answerOf(z.array(OperatorPlayer)),
    fails: [],
  },
  showPlayer: {
    ...onPlayer,
    method: 'GET',
    path: '/api/operator/players/{id}',
    summary: 'One player, with their totals',
    reply: answerOf(OperatorPlayerDetails),
    fails: ['not_found'],
  },
  renamePlayer: {
    ...onPlayer,
    method: 'POST',
    path: '/api/operator/players/{id}/rename',
    summary: 'Another name for others to see',
    body: z.object({ name: text(200) }),
    reply: answerOf(OperatorPlayer),
    fails: ['not_found', 'text_too_long', ...nameFailures],
  },
  hidePlayer: {
    ...onPlayer,
    method: 'POST',
    path: '/api/operator/players/{id}/hide',
    summary: 'Off every board, whatever the player chooses',
    body: lift,
    reply: answerOf(OperatorPlayer),
    fails: ['not_found'],
  },
  suspendPlayer: {
    ...onPlayer,
    method: 'POST',
    path: '/api/operator/players/{id}/suspend',
    summary: 'Ends every sign-in and takes no other, and hides from the boards',
    body: lift,
    reply: answerOf(OperatorPlayer),
    fails: ['not_found', 'operator_account'],
  },
  makePasswordLink: {
    ...onPlayer,
    method: 'POST',
    path: '/api/operator/players/{id}/password-link',
    summary: 'A link to a new password, which works once, within an hour',
    reply: answerOf(z.object({ link: z.string() })),
    fails: ['not_found', 'operator_account', 'player_suspended', 'passwords_elsewhere'],
  },
  exportPlayer: {
    ...onPlayer,
    method: 'POST',
    path: '/api/operator/players/{id}/export',
    summary: 'Everything that is kept about a player, as the player gets it',
    timeoutSeconds: 30,
    reply: AccountExport,
    fails: ['not_found', 'sign_in_required'],
  },
  deletePlayer: {
    ...onPlayer,
    method: 'DELETE',
    path: '/api/operator/players/{id}',
    summary: 'Remove a player for good, with everything that is kept about them',
    timeoutSeconds: 30,
    body: z.object({ email: text(254).describe("The player's address, typed to confirm") }),
    fails: ['not_found', 'operator_account', 'confirmation_differs', 'sign_in_required'],
  },
  createInvite: {
    ...row,
    method: 'POST',
    path: '/api/operator/invites',
    summary: 'An invitation for so many accounts, for so many days or for ever',
    body: z.object({ uses: z.int().min(1).max(999_999), days: z.int().min(1).max(3_650).nullable(), note: text(200).nullable() }),
    reply: answerOf(Invite),
    fails: [],
  },
  listInvites: {
    ...row,
    method: 'GET',
    path: '/api/operator/invites',
    summary: 'All invitations, the latest first',
    reply: answerOf(z.array(Invite)),
    fails: [],
  },
  revokeInvite: {
    ...onPlayer,
    method: 'POST',
    path: '/api/operator/invites/{id}/revoke',
    summary: 'Take an invitation back; accounts that were made with it stay',
    reply: answerOf(Invite),
    fails: ['not_found'],
  },
  listJobs: {
    ...row,
    method: 'GET',
    path: '/api/operator/jobs',
    summary: 'Jobs that wait, run, or were given up (dead), the oldest first, a hundred at a time',
    query: cursor,
    reply: pageOf(Job),
    fails: [],
  },
  retryJob: {
    ...onPlayer,
    method: 'POST',
    path: '/api/operator/jobs/{id}/retry',
    summary: 'Another life for a job that was given up; one that waits runs now',
    reply: answerOf(Job),
    fails: ['job_not_waiting'],
  },
  dropJob: {
    ...onPlayer,
    method: 'DELETE',
    path: '/api/operator/jobs/{id}',
    summary: 'Remove a job that nobody works on',
    reply: answerOf(Job),
    fails: ['job_not_waiting'],
  },
  runAudit: {
    ...thorough,
    method: 'POST',
    path: '/api/operator/audit',
    summary: 'Recompute totals, streaks, achievements and boards from the sessions and the ledger; with `mend` put them right',
    body: z.object({ mend: z.boolean() }),
    reply: answerOf(Audit),
    fails: [],
  },
  sweepStorage: {
    ...thorough,
    method: 'POST',
    path: '/api/operator/storage/sweep',
    summary: 'Remove clips whose time has run out, and files that nothing refers to',
    reply: answerOf(z.object({ removed: z.int() })),
    fails: [],
  },
  listOperatorActs: {
    ...row,
    method: 'GET',
    path: '/api/operator/log',
    summary: 'The acts of operators, the latest first, a hundred at a time',
    query: cursor,
    reply: pageOf(Act),
    fails: [],
  },
});
