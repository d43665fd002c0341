import { analysisLimits, languages, type Language } from '@touchline/domain';
import * as z from 'zod';
import type { Queue } from '../../jobs/index.ts';

export type FormReviewJob = {
  readonly playerId: string;
  readonly analysisId: string;
  /** That of the page that asks; English of what was asked for before there was another. */
  readonly language?: Language | undefined;
};

/**
 * Reviews that are waited for. One at a time and ten a second at most: each takes ten milliseconds of processor and
 * database, and those who save sessions keep the rest. Tried nine times, and again whenever the process dies that tries it.
 */
export const FORM_REVIEW_QUEUE: Queue<FormReviewJob> = {
  name: 'analysis-review',
  payload: z.strictObject({ playerId: z.uuid(), analysisId: z.uuid(), language: z.enum(languages).optional() }),
  concurrency: 1,
  rest: 100,
  timeLimit: analysisLimits.reviewSeconds + 30,
  retries: { limit: 8, delay: 1, maxDelay: 60 },
};
