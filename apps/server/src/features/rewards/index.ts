export { rewardHandlers } from './handlers.ts';
export { createRewardsService } from './service.ts';
