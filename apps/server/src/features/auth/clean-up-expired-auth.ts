import type { Database } from '../../db/open-postgres-pool.ts';
import { forgetDeletionsBefore } from './deleted-players-repo.ts';
import { LINK_MS } from './email-link-token.ts';
import * as emailRepo from './email-and-link-repo.ts';
import * as signUpRepo from './sign-up-repo.ts';
import * as repo from './repo.ts';
import { oldestUse } from './session-lifetime.ts';

const DAY_MS = 86_400_000;
/** A sign-up waits so long for its address to be confirmed: a link that is too old can be asked for again. */
export const SIGN_UP_DAYS = 7;
/** A project may let its tokens live for a week. */
const DEPARTURE_DAYS = 30;
/** An email that was not sent by then comes too late to be of use. */
const LETTER_DAYS = 1;

/** Ends sessions that nobody has used for 60 days, and forgets links, emails and sign-ups that have run out. */
export async function cleanUpAuth(database: Database, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await repo.endSessionsUnusedSince(database, oldestUse(now));
  await emailRepo.forgetLinksBefore(database, before(LINK_MS));
  await emailRepo.forgetLettersBefore(database, before(LETTER_DAYS * DAY_MS));
  await forgetDeletionsBefore(database, before(DEPARTURE_DAYS * DAY_MS));
  await signUpRepo.forgetSignUpsBefore(database, before(SIGN_UP_DAYS * DAY_MS));
}
