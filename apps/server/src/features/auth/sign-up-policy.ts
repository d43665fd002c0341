import { AuthServiceError } from '../../app-error.ts';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import * as inviteRepo from './invite-repo.ts';

/** Who may make an account of their own, and how many accounts there may be; null is no limit. */
export type SignUpPolicy = { readonly who: 'open' | 'invite' | 'closed'; readonly maxAccounts: number | null };

/** What a page says of it before anybody has typed anything. */
export type WhoMayJoin = SignUpPolicy['who'] | 'full';

export type Admission = ReturnType<typeof createAdmission>;

/** An invitation code as it is stored: typed codes may have small letters, hyphens and blanks. */
export function inviteCodeIn(typed: unknown): string | null {
  const code = typeof typed === 'string' ? typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '') : '';
  return code === '' ? null : code;
}

/** Lets new accounts in as the operator has set it. */
export function createAdmission(database: Database, { who, maxAccounts }: SignUpPolicy) {
  const isFull = async (): Promise<boolean> => maxAccounts !== null && inviteRepo.hasAccounts(database, Math.max(1, maxAccounts));

  return {
    async whoMayJoin(): Promise<WhoMayJoin> {
      if (who === 'closed' || maxAccounts === 0) return who === 'closed' ? 'closed' : 'full';
      // The first screen comes without a database as well; whoever signs up is told then.
      return (await isFull().catch(() => false)) ? 'full' : who;
    },

    /**
     * Refuses a sign-up that has no chance, before any work is done for it. Throws `signup_disabled`, `invite_required`,
     * `invite_invalid` or `accounts_full`.
     */
    async check(inviteCode: string | null, now: Date): Promise<void> {
      if (who === 'closed') throw new AuthServiceError('signup_disabled');
      if (maxAccounts === 0 || (await isFull())) throw new AuthServiceError('accounts_full');
      if (who !== 'invite') return;
      if (inviteCode === null) throw new AuthServiceError('invite_required');
      if (!(await inviteRepo.isUsable(database, inviteCode, now))) throw new AuthServiceError('invite_invalid');
    },

    /**
     * Decides, in the transaction that has written the account: it uses the invitation up and counts the accounts, one
     * transaction after the other. Throws as `check` does, and the account is undone.
     */
    async admit(transaction: Transaction, inviteCode: string | null, now: Date): Promise<void> {
      if (who === 'closed') throw new AuthServiceError('signup_disabled');
      if (who === 'invite') {
        if (inviteCode === null) throw new AuthServiceError('invite_required');
        if (!(await inviteRepo.use(transaction, inviteCode, now))) throw new AuthServiceError('invite_invalid');
      }
      if (maxAccounts !== null && (await inviteRepo.countInTurn(transaction)) > maxAccounts) {
        throw new AuthServiceError('accounts_full');
      }
    },
  };
}
