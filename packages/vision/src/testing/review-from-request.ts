import { buildReview } from '../build-review.ts';
import { reduceToReviewInput } from '../frames/reduce-clip-to-review-input.ts';
import type { ReviewRequest } from '../review-input.ts';
import type { FormReview } from '../review-types.ts';

/** The review of a followed player's frames, by way of those that are chosen, as the product makes it. */
export function reviewFromRequest(request: ReviewRequest): FormReview {
  return buildReview(reduceToReviewInput(request));
}
