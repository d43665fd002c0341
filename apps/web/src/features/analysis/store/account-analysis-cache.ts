import type { AnalysisDetail } from '@touchline/contracts';
import { inTransaction, openIndexedDb, resultOf } from '../../../store/open-indexed-db.ts';

/** Analyses of an account that stay readable on this device without a connection: those that were read last. */
export const COPIES_AT_MOST = 10;

/** What was read of a player's account. Each call rejects where the browser's storage is full or forbidden. */
export interface AccountCopies {
  /** Keeps what was just read; what was read longest ago goes for it. */
  readonly keep: (playerId: string, detail: AnalysisDetail) => Promise<void>;
  /** Undefined where this player has read none of that id here, or long ago. */
  readonly find: (playerId: string, id: string) => Promise<AnalysisDetail | undefined>;
  /** The ids of all that are here, with when each was made. */
  readonly list: (playerId: string) => Promise<readonly Pick<AnalysisDetail, 'id' | 'created_at'>[]>;
  readonly remove: (playerId: string, id: string) => Promise<void>;
  /** Removes all of one player, who leaves this device. */
  readonly removeAll: (playerId: string) => Promise<void>;
}

interface Copy {
  readonly playerId: string;
  readonly id: string;
  /** Epoch milliseconds. */
  readonly readAt: number;
  readonly detail: AnalysisDetail;
}

/** In IndexedDB. */
export function accountCopies(name = 'touchline.account-analyses', now: () => number = () => Date.now()): AccountCopies {
  const open = openIndexedDb(name, (fresh) => {
    fresh.createObjectStore('copies', { keyPath: ['playerId', 'id'] }).createIndex('byPlayer', 'playerId');
  });

  const within = async <Result>(mode: IDBTransactionMode, work: (rows: IDBObjectStore) => Promise<Result>): Promise<Result> =>
    inTransaction(await open(), 'copies', mode, work);

  const all = (rows: IDBObjectStore, playerId: string): Promise<Copy[]> => resultOf<Copy[]>(rows.index('byPlayer').getAll(playerId));

  return {
    keep: (playerId, detail) =>
      within('readwrite', async (rows) => {
        await resultOf(rows.put({ playerId, id: detail.id, readAt: now(), detail } satisfies Copy));
        const oldest = (await all(rows, playerId)).toSorted((one, other) => other.readAt - one.readAt).slice(COPIES_AT_MOST);
        for (const { id } of oldest) await resultOf(rows.delete([playerId, id]));
      }),
    find: (playerId, id) =>
      within('readonly', async (rows) => (await resultOf<Copy | undefined>(rows.get([playerId, id])))?.detail),
    list: (playerId) =>
      within('readonly', async (rows) => (await all(rows, playerId)).map(({ id, detail }) => ({ id, created_at: detail.created_at }))),
    remove: (playerId, id) => within('readwrite', (rows) => resultOf(rows.delete([playerId, id]))),
    removeAll: (playerId) =>
      within('readwrite', async (rows) => {
        for (const { id } of await all(rows, playerId)) await resultOf(rows.delete([playerId, id]));
      }),
  };
}

/** Those on this device, for the whole page. */
export const deviceCopies: AccountCopies = accountCopies();

/** Forgets what the account's list, as just read, has no more; what is older than the list goes back stays. */
export async function forgetMissing(
  { playerId, copies }: { readonly playerId: string; readonly copies: Pick<AccountCopies, 'list' | 'remove'> },
  inAccount: readonly Pick<AnalysisDetail, 'id' | 'created_at'>[],
  hasOlder: boolean,
): Promise<void> {
  const there = new Set(inAccount.map(({ id }) => id));
  const from = hasOlder ? Math.min(...inAccount.map((one) => Date.parse(one.created_at))) : -Infinity;
  for (const { id, created_at: created } of await copies.list(playerId)) {
    if (Date.parse(created) >= from && !there.has(id)) await copies.remove(playerId, id);
  }
}
