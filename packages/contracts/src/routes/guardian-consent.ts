import { CONSENT_WORDING, consentPurposes, consentStates } from '@touchline/domain';
import * as z from 'zod';
import { defineRoutes } from '../route.ts';
import { text } from '../database-safe-schemas.ts';

const purpose = z.enum(consentPurposes).describe('What a grown-up agrees to');
const instant = z.iso.datetime().nullable();

const Consent = z
  .object({
    purpose,
    recipient: z.string().nullable().describe('Who would get data; null where this server sends none to anybody'),
    needed: z.boolean().describe('Whether a grown-up has to agree first'),
    allowed: z.boolean().describe('Whether data may be sent now'),
    state: z.enum(consentStates).describe('Where the latest request stands'),
    email_hint: z.string().nullable().describe('The address asked, all but its first letter left out; null once forgotten'),
    requested_at: instant,
    answered_at: instant,
    delivers_mails: z.boolean().describe('Whether this server delivers the mail that asks; if not, its operator has to pass it on'),
  })
  .meta({ id: 'Consent' });
export type Consent = z.output<typeof Consent>;

const ConsentRequest = z
  .object({
    purpose,
    recipient: z.string().describe('Who would get data'),
    wording: z.int().min(1).max(CONSENT_WORDING).describe('The wording that is agreed to'),
    state: z.enum(consentStates),
    player_name: z.string().describe('The public name of the player who asks'),
    requested_at: z.iso.datetime(),
    answered_at: instant,
  })
  .meta({ id: 'ConsentRequest' });
export type ConsentRequest = z.output<typeof ConsentRequest>;

/** From the address of the page, after the #: it goes into bodies only, where no log sees it. */
const token = text(200).describe("The link's token");

const own = { kind: 'json', area: 'consent', auth: 'player' } as const;
const ofGrownUp = { kind: 'json', method: 'POST', area: 'consent', auth: 'public', limits: { address: { points: 60, seconds: 60 } } } as const;

/** A grown-up's recorded yes: asked for by the player, given, refused and taken back by a link in a mail. */
export const consentRoutes = defineRoutes({
  listConsents: {
    ...own,
    method: 'GET',
    path: '/api/consents',
    summary: 'What needs a grown-up, and where each stands',
    reply: z.object({ success: z.literal(true), data: z.array(Consent) }),
    fails: [],
  },
  requestConsent: {
    ...own,
    method: 'POST',
    path: '/api/consents/request',
    summary: 'Ask a grown-up by mail. A request before that was not answered is over',
    body: z.object({ purpose, email: text(254).describe("The grown-up's address, not the player's own") }),
    reply: z.object({ success: z.literal(true), data: Consent }),
    fails: ['consent_email_invalid', 'consent_own_email', 'consent_not_needed'],
  },
  revokeConsent: {
    ...own,
    method: 'POST',
    path: '/api/consents/revoke',
    summary: 'Take the request or the yes back, as the player',
    body: z.object({ purpose }),
    reply: z.object({ success: z.literal(true), data: Consent }),
    fails: [],
  },
  readConsentRequest: {
    ...ofGrownUp,
    path: '/api/consent-requests/read',
    summary: 'What a link in a mail asks, and what was answered',
    body: z.object({ token }),
    reply: z.object({ success: z.literal(true), data: ConsentRequest }),
    fails: ['link_not_valid'],
  },
  answerConsentRequest: {
    ...ofGrownUp,
    path: '/api/consent-requests/answer',
    summary: 'Say yes, say no, or take a yes back. The same answer again changes nothing',
    body: z.discriminatedUnion('answer', [
      z.object({
        token,
        answer: z.literal('yes'),
        responsible: z.literal(true).describe('Whoever answers is grown up and responsible for the player'),
      }),
      z.object({ token, answer: z.enum(['no', 'revoke']) }),
    ]),
    reply: z.object({ success: z.literal(true), data: ConsentRequest }),
    fails: ['link_not_valid', 'consent_over'],
  },
});
