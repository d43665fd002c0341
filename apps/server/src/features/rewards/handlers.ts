import type { rewardRoutes } from '@touchline/contracts';
import type { Handlers } from '../../http/mount-routes.ts';
import type { RewardsService } from './service.ts';

/** Packs, collection and ledger. */
export function rewardHandlers(rewards: RewardsService): Handlers<typeof rewardRoutes> {
  return {
    getPacks: async (_input, { player }) => ({ success: true, data: await rewards.packs(player.id) }),
    openPack: (_input, { player, idempotencyKey }) => rewards.open(player.id, idempotencyKey),
    getCollection: (_input, { player }) => rewards.collection(player.id),
    listTokens: ({ query }, { player }) => rewards.tokens(player.id, query.limit, query.cursor),
  };
}
