import { contactIn, findKickMoments } from '../moments/find-moments.ts';
import type { KickInClip, ReviewRequest } from '../review-input.ts';
import { planOf } from './frame-plan.ts';
import { reduceToReviewInput } from './reduce-clip-to-review-input.ts';

/**
 * The kicks of a clip to choose from, in order of time, each with what its review is made of: made once, so that any of
 * them can be reviewed later without looking at the clip again. None where there are fewer than two, or where the clip
 * cannot be reviewed.
 */
export function reviewableKicks(request: ReviewRequest): KickInClip[] {
  const { type, clip, frames } = request;
  if (planOf(type) !== 'kick') return [];
  const contacts = findKickMoments(frames, clip, type).flatMap((kick) => contactIn(kick) ?? []);
  if (contacts.length < 2) return [];
  const kicks = contacts.toSorted((a, b) => a - b).flatMap((time): KickInClip[] => {
    const input = reduceToReviewInput({ ...request, kick: time });
    return input.refusal !== null || input.kickingLeg === null ? [] : [{ time, leg: input.kickingLeg, input }];
  });
  return kicks.length < 2 ? [] : kicks;
}
