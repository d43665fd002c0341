import type { AnalysisDetail } from '@touchline/contracts';
import { buildReview } from '@touchline/vision';
import { rebuildAccountReview } from '../../account/rebuild-account-review.ts';
import { isMeasuredAnew } from '../../account/measured-by-other-version.ts';
import type { Analysis } from '../../store/saved-analysis.ts';
import type { ShownReview } from '../shown-review-type.ts';

/** One of two analyses that are held against each other, both measured by the same rules where that is possible. */
export interface Attempt extends Pick<ShownReview, 'review' | 'shape' | 'frames' | 'stills'> {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Time was up before every picture was looked at. */
  readonly cutShort: boolean;
  /** It was measured in another way when it was made: its score may be another one than the player saw then. */
  readonly isMeasuredAnew: boolean;
  /** It cannot be measured again: its numbers are those of then. */
  readonly isOld: boolean;
}

/** An analysis of this device, measured again from what it was made of where that was saved. */
export function attemptOfDevice(analysis: Analysis): Attempt {
  const { id, createdAt, input, shape, frames, stills, cutShort, results } = analysis;
  const review = input === undefined ? analysis.review : buildReview(input);
  const stored = { score: analysis.review.overallScore, version: results?.measuresVersion ?? null };
  const isAnew = input !== undefined && isMeasuredAnew(stored, review);
  return { id, createdAt, review, shape, frames, stills, cutShort, isMeasuredAnew: isAnew, isOld: input === undefined };
}

/** An analysis of the account; null where its body points have not arrived. */
export function attemptOfAccount(detail: AnalysisDetail): Attempt | null {
  const shown = rebuildAccountReview(detail);
  if (shown === null) return null;
  const { review, shape, frames, stills } = shown;
  const stored = { score: detail.results?.localScore ?? detail.overall_score, version: detail.measures_version };
  return {
    id: detail.id,
    createdAt: Date.parse(detail.created_at),
    review,
    shape,
    frames,
    stills,
    cutShort: false,
    isMeasuredAnew: detail.status === 'completed' && isMeasuredAnew(stored, review),
    isOld: false,
  };
}
