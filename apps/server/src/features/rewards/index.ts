export { rewardHandlers } from './routes.ts';
export { createRewardsService } from './service.ts';
