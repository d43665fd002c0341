import type { Transaction } from '../../db/open-postgres-pool.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import * as emailRepo from './email-and-link-repo.ts';
import { enqueueEmail } from './email-queue.ts';
import type * as accountRepo from './account-repo.ts';
import * as sessionRepo from './session-repo.ts';

/**
 * What goes with a new password, in its transaction: all other sessions of the account end, every link that was sent is
 * dead, and where mails are sent one tells of it, with a link to `site`.
 */
export async function endOtherSessionsAfterNewPassword(
  transaction: Transaction,
  { id: accountId, emailKey }: accountRepo.AccountRow,
  sessionId: string,
  site: string,
  { confirmsAddresses, enqueue, now }: Pick<AuthDependencies, 'confirmsAddresses' | 'enqueue' | 'now'>,
): Promise<void> {
  await sessionRepo.endOtherSessions(transaction, accountId, sessionId);
  await emailRepo.forgetLinks(transaction, accountId);
  if (confirmsAddresses) await enqueueEmail(transaction, enqueue, { kind: 'password_changed', emailKey, accountId, site }, now());
}
