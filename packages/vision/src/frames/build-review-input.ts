import type { Landmark, PoseFrame } from '../landmarks.ts';
import { contactIn, findKickMoments } from '../moments/find-moments.ts';
import type { KickInClip, ReviewInput, ReviewRequest } from '../review-input.ts';
import { unroundedReviewInput } from '../unrounded-review-input.ts';
import { planOf } from './frame-plan.ts';

/** Decimals of a stored or sent landmark (spec 002 §9): thousandths of the picture, hundredths of visibility. */
const PLACE_PARTS = 1000;
const VISIBILITY_PARTS = 100;

/**
 * Chooses, once, what is reviewed, stored and sent of a clip: 15 to 40 of the frames that were analysed (fewer when
 * there are fewer), rounded, with what was found in all of them.
 */
export function buildReviewInput(request: ReviewRequest): ReviewInput {
  const result = unroundedReviewInput(request);
  return { ...result, frames: result.frames.map(rounded) };
}

/**
 * The kicks of a clip to choose from, in order of time, each with what its review is made of: made once, so that any of
 * them can be reviewed later without looking at the clip again. None where there are fewer than two, or where the clip
 * cannot be reviewed.
 */
export function selectKicks(request: ReviewRequest): KickInClip[] {
  const { type, clip, frames } = request;
  if (planOf(type) !== 'kick') return [];
  const contacts = findKickMoments(frames, clip, type).flatMap((kick) => contactIn(kick) ?? []);
  if (contacts.length < 2) return [];
  const kicks = contacts.toSorted((a, b) => a - b).flatMap((time): KickInClip[] => {
    const input = buildReviewInput({ ...request, kick: time });
    return input.refusal !== null || input.kickingLeg === null ? [] : [{ time, leg: input.kickingLeg, input }];
  });
  return kicks.length < 2 ? [] : kicks;
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
