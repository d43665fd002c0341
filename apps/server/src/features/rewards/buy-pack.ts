import type { Reply, rewardRoutes } from '@touchline/contracts';
import { openPack, PACK_COST, type Draw } from '@touchline/domain';
import { rewardWords } from '@touchline/messages/pack-rewards';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../db/open-postgres-pool.ts';
import type { PlayerRow } from '../../db/read-and-lock-player.ts';
import { AppError } from '../../app-error.ts';
import { progressOf, rewardFields } from './collection-response-mapper.ts';
import * as repo from './repo.ts';

export type Opened = Reply<typeof rewardRoutes.openPack>;

/**
 * Takes the tokens and gives what is in the pack. The caller holds the player's row locked. Throws
 * `not_enough_tokens`.
 */
export async function buyPack(
  transaction: Transaction,
  player: PlayerRow,
  draw: Draw,
  key: string | undefined,
  boughtAt: Date,
): Promise<Opened> {
  if (player.tokens < PACK_COST) throw new AppError('not_enough_tokens');
  const tokens = player.tokens - PACK_COST;
  const reward = openPack(draw);
  const item = {
    id: uuidv7(),
    rewardId: reward.id,
    itemType: reward.kind,
    itemName: rewardWords[reward.id].name,
    itemEmoji: reward.emoji,
    rarity: reward.rarity,
    idempotencyKey: key ?? null,
    obtainedAt: boughtAt,
  };
  const spent = { id: uuidv7(), amount: -PACK_COST, reason: 'pack', ref: item.id, createdAt: boughtAt } as const;
  await repo.writePack(transaction, player.id, item, spent, tokens);
  const owned = await repo.readOwned(transaction, player.id);
  const count = owned.find(({ rewardId }) => rewardId === reward.id)?.count ?? 1;
  return {
    success: true,
    data: {
      id: item.id,
      player_id: player.id,
      ...rewardFields(reward),
      obtained_at: boughtAt.toISOString(),
      is_first: count === 1,
      count,
    },
    tokens,
    progress: progressOf(owned),
  };
}
