import type { FastifyBaseLogger } from 'fastify';
import type { Limiter } from '../../http/rate-limiter.ts';
import { createBudget, createCircuitBreaker, openAiModel, modelRecipientName, type AiModel, type Budget, type ModelSettings } from '../ai-model/index.ts';
import type { CoachThread } from '../coach-thread/index.ts';
import type { SecondOpinion } from './second-opinion-port.ts';

export type { NoOpinion, Opinion, OpinionResult, ReviewAgeGroup, ReviewMaterial, SecondOpinion } from './second-opinion-port.ts';

/** Who is asked for a second opinion, and how much that may cost. */
export type SecondOpinionSettings = ModelSettings &
  Budget & {
    /** Whether key frames may be sent. */
    readonly pictures: boolean;
    /** How long it is waited for, in milliseconds. */
    readonly patience?: { readonly totalMs: number; readonly chunkMs: number };
  };

/** The time of an analysis on a server (spec 000, server analysis timeout); a model that thinks may be silent for long. */
const PATIENCE = { totalMs: 120_000, chunkMs: 45_000 };
const LENGTH = { outputTokens: 6_000, characters: 12_000 };

type Parts = {
  readonly thread: CoachThread;
  readonly settings: SecondOpinionSettings;
  readonly limiter: Limiter;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
};

/** A second opinion by the AI that the settings name. Nothing of it is loaded before the first is asked for. */
export function createSecondOpinion({ thread, settings, limiter, now, log }: Parts): SecondOpinion {
  const { totalMs, chunkMs } = settings.patience ?? PATIENCE;
  const { pictures } = settings;
  const budget = createBudget(limiter, settings);
  const breaker = createCircuitBreaker(now);
  let model: Promise<AiModel> | undefined;
  return {
    name: modelRecipientName(settings),
    pictures,
    async ask(material, signal) {
      const { askProvider } = await import('./ask-provider.ts');
      model ??= openAiModel(settings, { chunkMs, ...LENGTH });
      return askProvider({ thread, model: await model, budget, breaker, log, pictures, totalMs }, material, signal);
    },
  };
}
