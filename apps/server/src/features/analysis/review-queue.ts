import { analysisLimits } from '@touchline/domain';
import * as z from 'zod';
import type { Queue } from '../../jobs/index.ts';

export type ReviewJob = { readonly playerId: string; readonly analysisId: string };

/**
 * Reviews that are waited for. Two at once: one that waits for a provider holds up no other, and no more of the
 * processor is taken from those who save sessions. Tried nine times, for a server that is killed again and again.
 */
export const ANALYSIS_QUEUE: Queue<ReviewJob> = {
  name: 'analysis-review',
  payload: z.strictObject({ playerId: z.uuid(), analysisId: z.uuid() }),
  concurrency: 2,
  timeLimit: analysisLimits.reviewSeconds + 30,
  retries: { limit: 8, delay: 1, maxDelay: 60 },
};
