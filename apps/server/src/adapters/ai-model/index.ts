import type { AiModel, AnswerLimits, ModelSettings } from './ai-model-port.ts';

export { createBudget, type Budget } from './daily-call-budget.ts';
export { createCircuitBreaker } from './circuit-breaker.ts';
export { ModelFailure, toModelFailure, type ModelFailureKind } from './model-failure.ts';
export { aiProviders, type AiModel, type ModelPrompt, type ModelSettings } from './ai-model-port.ts';
export { answerSchema, promptJson, readAnswer } from './prompt-and-answer-json.ts';
export { modelRecipientName } from './model-recipient-name.ts';

/** Opens the model that the settings name. A server without one loads nothing of the AI SDK. */
export async function openAiModel(settings: ModelSettings, limits: AnswerLimits): Promise<AiModel> {
  const { aiSdkModel } = await import('./ai-sdk.ts');
  return aiSdkModel(settings, limits);
}
