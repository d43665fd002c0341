import type { Budget, ModelSettings } from '../ai-model/index.ts';

export type { NoOpinion, Opinion, OpinionResult, ReviewAgeGroup, ReviewMaterial, SecondOpinion } from './port.ts';

/** Who is asked for a second opinion, and how much that may cost. */
export type SecondOpinionSettings = ModelSettings &
  Budget & {
    /** Whether key frames may be sent. */
    readonly pictures: boolean;
    /** How long it is waited for, in milliseconds. */
    readonly patience?: { readonly totalMs: number; readonly chunkMs: number };
  };
