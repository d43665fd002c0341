export { coachProviders, openCoachModel, type ModelSettings } from './ai-sdk.ts';
export { ModelFailure } from './model-failure.ts';
export type { CoachModel } from './port.ts';
