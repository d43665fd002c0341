import { randomInt, randomUUID } from 'node:crypto';
import { inviteCodeIn, invites as stored, type InviteRow } from '../auth/index.ts';
import { AppError } from '../../app-error.ts';
import type { Actions } from './action-log.ts';
import type { Database } from '../../db/open-postgres-pool.ts';

/** Letters and digits that are not taken for one another, read out or written by hand. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** About 49 bits: more than all the tries that the limits of an address allow in centuries. */
const LENGTH = 10;
const DAY = 86_400_000;

export type Invite = {
  readonly id: string;
  readonly code: string;
  readonly note: string | null;
  readonly uses: number;
  readonly maxUses: number;
  readonly expiresAt: string | null;
  readonly state: 'open' | 'used up' | 'expired' | 'revoked';
  readonly link: string;
};

type Parts = { readonly database: Database; readonly actions: Actions; readonly site: string; readonly now: () => Date };

/** Invitations: made, listed, taken back. */
export function createOperatorInvites({ database, actions, site, now }: Parts) {
  const inviteOf = (row: InviteRow): Invite => {
    const code = `${row.code.slice(0, 5)}-${row.code.slice(5)}`;
    return {
      id: row.id,
      code,
      note: row.note,
      uses: row.uses,
      maxUses: row.maxUses,
      expiresAt: row.expiresAt?.toISOString() ?? null,
      state: stateOf(row, now()),
      link: `${site}/#invite=${code}`,
    };
  };

  return {
    async create({ uses, days, note }: { readonly uses: number; readonly days: number | null; readonly note: string | null }): Promise<Invite> {
      const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
      const expiresAt = days === null ? null : new Date(now().getTime() + days * DAY);
      const row = { id: randomUUID(), code, note, maxUses: uses, uses: 0, expiresAt, revokedAt: null, createdAt: now() };
      await actions.noted({ action: 'invites create', subject: row.id, details: { uses, days } }, (transaction) => stored.add(transaction, row));
      return inviteOf(row);
    },

    list: async (): Promise<Invite[]> => (await stored.list(database)).map(inviteOf),

    /** Takes an invitation back, named by its code or id. Accounts that were made with it stay. */
    async revoke(which: string): Promise<Invite> {
      const row = (await stored.list(database)).find(({ id, code }) => id === which.toLowerCase() || code === inviteCodeIn(which));
      if (row === undefined) throw new AppError('not_found', { message: `There is no invitation ${which}.` });
      const revokedAt = row.revokedAt ?? now();
      await actions.noted({ action: 'invites revoke', subject: row.id }, (transaction) => stored.revoke(transaction, row.id, revokedAt));
      return inviteOf({ ...row, revokedAt });
    },
  };
}

function stateOf({ revokedAt, expiresAt, uses, maxUses }: InviteRow, now: Date): Invite['state'] {
  if (revokedAt !== null) return 'revoked';
  if (uses >= maxUses) return 'used up';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open';
}
