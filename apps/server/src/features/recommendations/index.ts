export { recommendationHandlers } from './routes.ts';
export { createRecommendationsService } from './service.ts';
