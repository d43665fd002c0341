import { consentLimits } from '@touchline/domain';
import type { Database } from '../../db/open-postgres-pool.ts';
import { forgetUnanswered } from './repo.ts';

export { CONSENT_EMAIL_QUEUE, createConsentEmailWorker } from './consent-emails.ts';
export { readAddresses as readConsentAddresses } from './repo.ts';
export { consentHandlers } from './handlers.ts';
export { createConsentService, type ConsentService, type Recipients } from './service.ts';

/** Forgets the addresses of grown-ups who did not answer in time. */
export async function cleanUpConsents(database: Database, now: Date): Promise<void> {
  await forgetUnanswered(database, new Date(now.getTime() - consentLimits.daysToAnswer * 86_400_000));
}
