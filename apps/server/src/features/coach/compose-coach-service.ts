import type { FastifyBaseLogger } from 'fastify';
import { createBudget, createCircuitBreaker, openAiModel, type Budget, type ModelSettings } from '../../adapters/ai-model/index.ts';
import type { CoachThread } from '../../adapters/coach-thread/index.ts';
import type { Database } from '../../db/open-postgres-pool.ts';
import type { Limiter } from '../../http/rate-limiter.ts';
import type { Consent } from './ai-model-coach.ts';
import { createCoachService, type CoachService } from './service.ts';

/** A model outside that may answer, and how much it may cost. */
export type CoachModelSettings = ModelSettings &
  Budget & {
    /** How long it is waited for, in milliseconds. */
    readonly patience?: { readonly totalMs: number; readonly chunkMs: number };
  };

/** Within the 30 seconds of the route, which the reading of the database and the answer by rule share. */
const PATIENCE = { totalMs: 20_000, chunkMs: 8_000 };
/** Enough for a model that thinks before it writes a hundred words. */
const LENGTH = { outputTokens: 2_000, characters: 8_000 };

type Parts = {
  readonly database: Database;
  readonly thread: CoachThread;
  readonly limiter: Limiter;
  /** Undefined means the built-in coach alone. */
  readonly settings: CoachModelSettings | undefined;
  readonly consent: Consent;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
};

/** The coach, with a model outside where the settings name one. */
export async function composeCoachService({ database, thread, limiter, settings, consent, now, log }: Parts): Promise<CoachService> {
  if (settings === undefined) return createCoachService(database, thread, now);
  const { totalMs, chunkMs } = settings.patience ?? PATIENCE;
  const { createAiModelCoach } = await import('./ai-model-coach.ts');
  const outside = createAiModelCoach({
    thread,
    model: await openAiModel(settings, { chunkMs, ...LENGTH }),
    consent,
    budget: createBudget(limiter, settings),
    breaker: createCircuitBreaker(now),
    log,
    totalMs,
  });
  return createCoachService(database, thread, now, outside);
}
