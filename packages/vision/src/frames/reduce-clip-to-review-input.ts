import type { Landmark, PoseFrame } from '../landmarks.ts';
import type { ReviewInput, ReviewRequest } from '../review-input.ts';
import { unroundedReviewInput } from '../unrounded-review-input.ts';

/** Decimals of a stored or sent landmark (spec 002 §9): thousandths of the picture, hundredths of visibility. */
const PLACE_PARTS = 1000;
const VISIBILITY_PARTS = 100;

/**
 * Chooses, once, what is reviewed, stored and sent of a clip: 15 to 40 of the frames that were analysed (fewer when
 * there are fewer), rounded, with what was found in all of them.
 */
export function reduceToReviewInput(request: ReviewRequest): ReviewInput {
  const result = unroundedReviewInput(request);
  return { ...result, frames: result.frames.map(rounded) };
}

function rounded({ time, pose }: PoseFrame): PoseFrame {
  // Plus zero, for JSON knows no negative zero.
  const round = (value: number, parts: number): number => Math.round(value * parts) / parts + 0;
  const landmark = ({ x, y, visibility }: Landmark): Landmark => ({
    x: round(x, PLACE_PARTS),
    y: round(y, PLACE_PARTS),
    visibility: round(visibility, VISIBILITY_PARTS),
  });
  return { time, pose: pose && pose.map(landmark) };
}
