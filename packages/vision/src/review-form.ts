import { judge, refusedReview } from './judge.ts';
import type { ReviewRequest } from './judge.ts';
import { countTouches } from './juggling/count.ts';
import { FEWEST_FRAMES, isHalfBody, isSideways, isStill, tooYoungFor } from './limits.ts';
import type { ClipShape, PoseFrame } from './landmarks.ts';
import { findMoments } from './moments/find.ts';
import type { FormReview } from './review.ts';
import { cleanFrames } from './signal/clean.ts';
import { withoutMisfits } from './signal/misfits.ts';
import { viewOf } from './view/view.ts';

/**
 * Reviews a clip of one skill: what happened when, what could be measured, scores, what went well, what to work on, and
 * what was not measured and why. Pure: the same frames give the same review. Heading is not scored for a player under
 * 13 or of unknown age, nor is a picture without a player, without motion, with half of one, or on its side.
 */
export function reviewForm(request: ReviewRequest): FormReview {
  const { type, clip, frames, age, refusal = null } = request;
  if (tooYoungFor(type, age)) return refusedReview(request, 'headingAge');
  const withPlayer = frames.filter(({ pose }) => pose !== null);
  if (withPlayer.length === 0) return refusedReview(request, 'noPose');
  if (withPlayer.length < FEWEST_FRAMES) return refusedReview(request, 'playerLost');
  if (isHalfBody(frames)) return refusedReview(request, 'halfBody');
  if (isStill(frames, clip)) return refusedReview(request, 'stillPicture');
  if (isSideways(frames, clip)) return refusedReview(request, 'sideways');

  if (refusal !== null) return refusedReview(request, refusal);

  const juggling = type === 'juggling' ? countTouches(frames, clip) : null;
  const found = juggling ? { kickingLeg: null, moments: juggling.touches } : findMoments(frames, clip, type);
  return judge(request, { view: viewOf(frames, clip), ...found, juggling }, measurable(frames, clip));
}

/** The cleaned frames; those in which the player was only guessed between two sightings are not measured. */
function measurable(frames: readonly PoseFrame[], clip: ClipShape): PoseFrame[] {
  const seen = withoutMisfits(frames, clip);
  return cleanFrames(frames, clip).map((clean, at) => (seen[at]?.pose ? clean : { time: clean.time, pose: null }));
}
