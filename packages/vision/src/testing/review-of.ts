import { buildReview } from '../build-review.ts';
import { selectResultFrames } from '../frames/select-result-frames.ts';
import type { ReviewRequest } from '../review-input.ts';
import type { FormReview } from '../review-types.ts';

/** The review of a followed player's frames, by way of those that are chosen, as the product makes it. */
export function reviewOf(request: ReviewRequest): FormReview {
  return buildReview(selectResultFrames(request));
}
