import * as z from 'zod';
import { defineRoutes } from '../route.ts';

const readiness = {
  area: 'system',
  auth: 'public',
  reply: z.object({ status: z.literal('ready') }),
  fails: ['starting', 'closing', 'writes_failing', 'unavailable'],
} as const;

/** Configuration, health and the description of the API itself. */
export const systemRoutes = defineRoutes({
  getHealth: {
    kind: 'json',
    method: 'GET',
    path: '/health',
    summary: 'Whether the server lives and its database answers',
    area: 'system',
    auth: 'public',
    reply: z.object({
      status: z.literal('ok'),
      version: z.string(),
      database: z.literal('ok'),
      writes: z.enum(['ok', 'failing']).describe('failing: the database is read-only or its disk is full; reads are served'),
      jobs: z
        .enum(['ok', 'elsewhere', 'failed'])
        .describe('elsewhere: this process serves the web only; failed: they have stopped, and go on when writes do'),
      deadJobs: z
        .int()
        .nonnegative()
        .describe('Jobs of the last four weeks whose last attempt failed; the server is no less healthy for them'),
      backupAgeSeconds: z
        .int()
        .nonnegative()
        .nullable()
        .describe('Since the newest archive in the folder of backups; null where there is none'),
      mail: z
        .enum(['smtp', 'outbox'])
        .describe('outbox: no mail server is set, so mails are kept as files and not delivered'),
      emailsConfirmed: z
        .union([z.boolean(), z.literal('elsewhere')])
        .describe('Whether a new address has to be confirmed by a mail; elsewhere: the hosted project decides'),
      uptimeSeconds: z.number().nonnegative(),
    }),
    fails: ['unavailable'],
  },
  getLive: {
    kind: 'json',
    method: 'GET',
    path: '/health/live',
    summary: 'Whether this process answers, whatever its database does: one that does not is to be started anew',
    area: 'system',
    auth: 'public',
    reply: z.object({ status: z.literal('ok') }),
    fails: [],
  },
  getHealthReady: {
    kind: 'json',
    method: 'GET',
    path: '/health/ready',
    summary: 'The same as /ready, beside /health/live',
    ...readiness,
  },
  getReady: {
    kind: 'json',
    method: 'GET',
    path: '/ready',
    summary: 'Whether the server takes requests of players now',
    ...readiness,
  },
  getConfig: {
    kind: 'json',
    method: 'GET',
    path: '/config',
    summary: 'What the browser needs to know before it can sign in',
    area: 'system',
    auth: 'public',
    reply: z.object({
      supabaseUrl: z.string().describe('Origin of the sign-in service: this server'),
      supabaseAnonKey: z.string().describe('Public client key, a JWT of the anon role'),
      environment: z.string(),
      signUps: z
        .enum(['invite', 'closed', 'full'])
        .optional()
        .describe('Who may make an account: whoever has an invitation, nobody, or nobody more; anybody where it is left out'),
      mails: z
        .literal('undelivered')
        .optional()
        .describe('Mails wait on this server for its operator to pass them on; left out where they are delivered'),
      operator: z
        .object({ name: z.string().nullable(), contact: z.string().nullable().describe('A URI, such as mailto:youth@club.example or https://club.example') })
        .optional()
        .describe('Who runs this server, as far as they tell; left out where they tell nothing'),
    }),
    fails: [],
  },
  getOpenApi: {
    kind: 'json',
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document',
    area: 'system',
    auth: 'public',
    conditional: true,
    reply: z.record(z.string(), z.unknown()),
    fails: [],
  },
});
