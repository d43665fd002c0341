import type { Packs, Reply, rewardRoutes, LedgerEntry } from '@touchline/contracts';
import { type Draw, findPackReward, PACK_COST, packOdds } from '@touchline/domain';
import { drillName } from '@touchline/messages/drill-names';
import { rewardWords } from '@touchline/messages/pack-rewards';
import { answerGivenBefore, keepAnswer } from '../../db/idempotent-write-answers.ts';
import { violates, type Database, type Transaction } from '../../db/open-postgres-pool.ts';
import { inTransaction } from '../../db/transaction-retries.ts';
import type { PlayerRow } from '../../db/read-and-lock-player.ts';
import { AppError } from '../../app-error.ts';
import { pageOf, placeOf } from '../../pagination-cursor.ts';
import { collectionOf, progressOf } from './collection-response-mapper.ts';
import { buyPack, type Opened } from './buy-pack.ts';
import * as repo from './repo.ts';
import type { LedgerLine } from './repo.ts';

export type RewardsService = ReturnType<typeof createRewardsService>;

/** All packs are opened alike: there is nothing in the request that could differ. */
const NO_BODY = {};

/** Packs, the collection and the ledger of tokens. `draw` decides what is in a pack. */
export function createRewardsService(database: Database, now: () => Date, draw: Draw) {
  async function openOnce(transaction: Transaction, playerId: string, key: string | undefined): Promise<Opened> {
    const player = await repo.lockPlayer(transaction, playerId);
    if (player === undefined) throw new AppError('sign_in_required');
    const write = key === undefined ? null : { playerId, route: 'openPack', key };
    const given = write && (await answerGivenBefore(transaction, write, NO_BODY));
    if (given !== null) return given as Opened;
    const answer = await buyPack(transaction, player, draw, key, now());
    if (write) await keepAnswer(transaction, write, NO_BODY, answer, now());
    return answer;
  }

  async function playerOf(playerId: string): Promise<PlayerRow> {
    const player = await repo.readPlayer(database, playerId);
    if (player === undefined) throw new AppError('sign_in_required');
    return player;
  }

  return {
    /** The price, the odds and what the player has. Throws `sign_in_required` when the player is gone. */
    async packs(playerId: string): Promise<Packs> {
      const { tokens } = await playerOf(playerId);
      const { kinds, rarities, drawers } = packOdds();
      return { cost: PACK_COST, tokens, odds: { kinds: [...kinds], rarities: [...rarities], drawers: [...drawers] } };
    },

    /**
     * Spends tokens on a pack and gives what is in it, in one transaction. With a key, the same again gives the same
     * answer and opens nothing. Throws `not_enough_tokens`, and `sign_in_required` when the player is gone.
     */
    async open(playerId: string, key: string | undefined): Promise<Opened> {
      try {
        return await inTransaction(database, (transaction) => openOnce(transaction, playerId, key));
      } catch (error) {
        // The item of this key is there, but the answer it came with was forgotten long ago.
        if (violates(error, 'player_collection_key')) throw new AppError('idempotency_key_reused');
        throw error;
      }
    },

    /** What the player has collected. Throws `sign_in_required` when the player is gone. */
    async collection(playerId: string): Promise<Reply<typeof rewardRoutes.getCollection>> {
      const owned = await repo.readOwned(database, playerId);
      // Items go with their player, so only an empty collection can be nobody's.
      if (owned.length === 0) await playerOf(playerId);
      return { success: true, data: collectionOf(owned, now()), progress: progressOf(owned) };
    },

    /**
     * Every token in or out, newest first, a page at a time. Throws `validation_failed` for a bad cursor and
     * `sign_in_required` when the player is gone.
     */
    async tokens(
      playerId: string,
      limit: number,
      cursor: string | undefined,
    ): Promise<Reply<typeof rewardRoutes.listTokens>> {
      const lines = await repo.listLedger(database, playerId, limit + 1, placeOf(cursor));
      const { page, nextCursor } = pageOf(lines, limit, ({ createdAt }) => createdAt);
      return {
        success: true,
        data: entriesOf(page),
        balance: page.at(-1)?.tokens ?? (await playerOf(playerId)).tokens,
        nextCursor,
      };
    },
  };
}

/** A page of the ledger in the words of the API, with what the player had after each entry. */
function entriesOf(lines: readonly LedgerLine[]): LedgerEntry[] {
  let balance = (lines[0]?.tokens ?? 0) - (lines[0]?.newer ?? 0);
  return lines.map((line) => {
    const after = balance;
    balance -= line.amount;
    return {
      id: line.id,
      amount: line.amount,
      reason: line.reason,
      about: rewardNameOf(line) ?? (line.drillId === null ? null : drillName(line.drillId)),
      balance: after,
      created_at: line.createdAt.toISOString(),
    };
  });
}

/** In the reader's language; as it was kept where only another version knows the reward. */
function rewardNameOf({ rewardId, itemName }: LedgerLine): string | null {
  const reward = rewardId === null ? undefined : findPackReward(rewardId);
  return reward === undefined ? itemName : rewardWords[reward.id].name;
}
