export { recommendationHandlers } from './handlers.ts';
export { createRecommendationsService } from './service.ts';
