import { footballSourceIds } from '@touchline/domain';
import * as z from 'zod';
import { defineRoutes } from '../route.ts';

const company = z
  .enum(['openai', 'google', 'anthropic', 'other'])
  .describe('Whose AI it is; other: one that the operator runs or reaches at an address of their own');

const OutsideService = z
  .discriminatedUnion('service', [
    z.object({ service: z.literal('ai_coach'), company }).describe('Helps to word answers of the coach'),
    z
      .object({ service: z.literal('ai_reviewer'), company, pictures: z.boolean().describe('Whether pictures may go too') })
      .describe('Gives a second opinion on an analysis'),
    z.object({ service: z.literal('clip_store') }).describe('Keeps the videos that players send'),
    z.object({ service: z.literal('backup_store') }).describe('Keeps copies of the backups'),
    z.object({ service: z.literal('mail') }).describe('Delivers mails'),
    z.object({ service: z.literal('sign_in') }).describe('Keeps addresses and passwords'),
    z.object({ service: z.literal('database') }).describe('A database that the operator has set up'),
    z
      .object({ service: z.literal('scores'), sources: z.array(z.enum(footballSourceIds).exclude(['demo'])).min(1) })
      .describe('Are asked for matches; nothing about a player is in the question'),
    z.object({ service: z.literal('highlights') }).describe('Shows videos of matches'),
  ])
  .meta({ id: 'OutsideService' });
/** A service outside this server that it uses as it is set, and what a parent has to know of it. */
export type OutsideService = z.output<typeof OutsideService>;

const PrivacyFacts = z
  .object({
    operator: z
      .object({
        name: z.string().nullable(),
        contact: z.string().nullable().describe('A URI, such as mailto:youth@club.example or https://club.example'),
      })
      .describe('Who runs this server, as far as they tell'),
    services: z.array(OutsideService).describe('All that this server uses outside of itself; what is not named is not used'),
    sign_up: z.enum(['open', 'invite', 'closed', 'elsewhere']).describe('Who may make an account; elsewhere: the sign-in service decides'),
    backups: z
      .object({ every_hours: z.int().min(1), days: z.int().min(0).describe('How long one is kept at most') })
      .nullable()
      .describe('null where the server writes none by itself'),
    undelivered_mail_days: z.int().nullable().describe('How long a mail that nobody delivers is kept; null where mails are delivered'),
    unused_session_days: z.int().describe('Days without use after which a device is signed out'),
    unconfirmed_days: z.int().describe('Days after which a sign-up that nobody confirms is forgotten'),
  })
  .meta({ id: 'PrivacyFacts' });
export type PrivacyFacts = z.output<typeof PrivacyFacts>;

/** What a parent may know of this server before anybody makes an account. */
export const privacyRoutes = defineRoutes({
  getPrivacyFacts: {
    kind: 'json',
    method: 'GET',
    path: '/api/privacy-facts',
    summary: 'What leaves this server and how long it keeps what, by its settings',
    area: 'system',
    auth: 'public',
    reply: z.object({ success: z.literal(true), data: PrivacyFacts }),
    fails: [],
  },
});
