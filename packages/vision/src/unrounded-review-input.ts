import { aroundKick } from './moments/kick-constants.ts';
import { thinFrames } from './frames/thin-analysed-frames.ts';
import type { PoseFrame } from './landmarks.ts';
import { contactIn, findMoments } from './moments/find-moments.ts';
import { areFeetCutOff, preconditionMissing } from './review-preconditions.ts';
import { REVIEW_INPUT_VERSION } from './review-input.ts';
import type { ReviewInput, ReviewRequest } from './review-input.ts';
import type { NotMeasured } from './review-types.ts';
import { frameSuccess } from './scores/frame-success.ts';
import { measurableFrames } from './signal/measurable-frames.ts';
import { referenceLegLength } from './signal/leg-and-trunk-length.ts';
import { skillNotSeen } from './skill-not-seen.ts';
import { viewAround, viewOf } from './camera-view.ts';

/**
 * What was found in all the frames of a clip, and the frames chosen for its review, before any rounding. Speeds need
 * neighbouring frames, so key moments, touches and smoothing come from all of them, as do view and leg length. `choose`
 * picks the frames; without it, as the product does.
 */
export function unroundedReviewInput(request: ReviewRequest, choose = thinFrames): ReviewInput {
  const { type, clip, frames, people } = request;
  const frameCounts = { seen: frames.length, withPlayer: frames.filter(({ pose }) => pose !== null).length };
  const clean = measurableFrames(frames, clip);
  const refused = preconditionMissing(request);
  const found = refused === null ? findIn(clean, request) : nothingFound;
  return {
    version: REVIEW_INPUT_VERSION,
    type,
    clip,
    refusal: refused ?? unseenSkill({ ...found, type, clip, frames: clean }, frameCounts, request.cutShort ?? false),
    ...found,
    isCounted: refused === null && type === 'juggling',
    frameCounts,
    people,
    frames: choose(clean, found.moments),
  };
}

type Found = Pick<ReviewInput, 'view' | 'legLength' | 'kickingLeg' | 'moments'>;

const nothingFound: Found = { view: null, legLength: null, kickingLeg: null, moments: [] };

function findIn(clean: readonly PoseFrame[], { frames, clip, type, kick, ball }: ReviewRequest): Found {
  const found = findMoments(frames, clip, type, { wanted: kick, ball });
  const contact = contactIn(found);
  if (contact === null) {
    const view = viewOf(frames, clip);
    return { view, legLength: view && referenceLegLength(clean, clip, view), ...found };
  }
  // Of a kick both are those around it: players turn, and come up to the camera, before it.
  const view = viewAround(frames, clip, contact);
  const near = clean.filter(({ time }) => Math.abs(time - contact) <= aroundKick.lookSeconds);
  return { view, legLength: view && (referenceLegLength(near, clip, view) ?? referenceLegLength(clean, clip, view)), ...found };
}

/** What was only not seen. */
const unseen: ReadonlySet<NotMeasured> = new Set([
  'noKickSeen',
  'noTurnSeen',
  'noTouchSeen',
  'noSetSeen',
  'noSaveSeen',
  'noDefendingSeen',
  'noHeaderSeen',
  'noRunSeen',
  'noDribbleSeen',
]);

/** What is done with the feet, and not seen where they are not in the picture. */
const ofTheFeet: ReadonlySet<NotMeasured> = new Set(['noKickSeen', 'unclearKick', 'noTouchSeen']);

/**
 * Why the skill is not in the clip; nobody can say that it is not who lost the player for a part of the clip, or had no
 * time for all of it.
 */
function unseenSkill(
  { type, legLength, ...footage }: Found & Pick<ReviewInput, 'type' | 'clip' | 'frames'>,
  frameCounts: ReviewInput['frameCounts'],
  cutShort: boolean,
): NotMeasured | null {
  if (legLength === null) return 'halfBody';
  const missing = skillNotSeen(type, { ...footage, leg: legLength });
  if (missing !== null && cutShort) return 'timeUp';
  if (missing !== null && ofTheFeet.has(missing) && areFeetCutOff(footage.frames)) return 'halfBody';
  return missing !== null && unseen.has(missing) && frameSuccess(frameCounts).level !== 'success' ? 'lostSight' : missing;
}
