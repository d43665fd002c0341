import type { CoachModel, ModelSettings, Patience } from './port.ts';

export { ModelFailure } from './model-failure.ts';
export { coachProviders, type CoachModel, type ModelPrompt, type ModelSettings } from './port.ts';
export { recipientOf } from './recipient.ts';

/** Opens the model that the settings name. A server without one loads nothing of the AI SDK. */
export async function openCoachModel(settings: ModelSettings, patience: Patience): Promise<CoachModel> {
  const { aiSdkModel } = await import('./ai-sdk.ts');
  return aiSdkModel(settings, patience);
}
