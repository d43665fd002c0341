import { consentStateOf, languages, type ConsentPurpose, type Language } from '@touchline/domain';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import { sendingJob, sendOrGiveUp, emailText, type Mailer } from '../../adapters/mail/index.ts';
import type { Database } from '../../db/open-postgres-pool.ts';
import type { JobWorker, Queue } from '../../jobs/index.ts';
import { inLanguage } from '../../request-context.ts';
import { consentLink, tokenOf } from './consent-token.ts';
import * as repo from './repo.ts';

const kinds = ['consent_request', 'consent_given'] as const;

/** The mail of each kind about each purpose. */
const mailsOf = {
  coach: { consent_request: 'consent_request', consent_given: 'consent_given' },
  clip: { consent_request: 'clip_consent_request', consent_given: 'clip_consent_given' },
} as const satisfies Record<ConsentPurpose, object>;

export type ConsentEmailJob = {
  /** Names the mail for good: sent again, it is the same mail. */
  readonly mailId: string;
  readonly consentId: string;
  readonly kind: (typeof kinds)[number];
  /** That of whoever asks or answers; English of what was asked before there was another. */
  readonly language?: Language | undefined;
};

/** The queue of mails to grown-ups. */
export const CONSENT_EMAIL_QUEUE: Queue<ConsentEmailJob> = {
  name: 'consent-email',
  payload: z.strictObject({ mailId: z.uuid(), consentId: z.uuid(), kind: z.enum(kinds), language: z.enum(languages).optional() }),
  concurrency: 2,
  ...sendingJob,
};

type Parts = {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly linkSecret: string;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
};

/** The work of the queue. A mail whose reason has gone meanwhile is not sent. */
export function createConsentEmailWorker({ database, mailer, linkSecret, log, now }: Parts): JobWorker<ConsentEmailJob> {
  async function send({ mailId, consentId, kind }: ConsentEmailJob): Promise<void> {
    const consent = await repo.readConsent(database, consentId);
    if (consent === undefined || consent.email === null) return;
    const state = consentStateOf(consent, now());
    if (state !== (kind === 'consent_request' ? 'waiting' : 'given')) return;
    const link = consentLink(consent.site, tokenOf(linkSecret, consentId));
    const mail = { id: mailId, writtenAt: now(), to: consent.email, ...emailText(mailsOf[consent.purpose][kind], link) };
    const hasLeft = await sendOrGiveUp(mailer, mail, log);
    if (!hasLeft && kind === 'consent_request') await repo.changeConsent(database, consentId, { undeliverableAt: now(), email: null });
  }

  return { queue: CONSENT_EMAIL_QUEUE, run: (job) => inLanguage(job.language, () => send(job)) };
}
