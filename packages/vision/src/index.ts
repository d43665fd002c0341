export { coarseTimes, planOf } from './frames/frame-plan.ts';
export { denseWindows, furtherWindows, windowsBeside } from './frames/dense-sampling-windows.ts';
export type { Span } from './frames/dense-sampling-windows.ts';
export { reduceToReviewInput } from './frames/reduce-clip-to-review-input.ts';
export { reviewableKicks } from './frames/reviewable-kicks.ts';
export { findTouches } from './juggling/find-touches.ts';
export { liveCounter } from './juggling/live-touch-counter.ts';
export type { LiveCount, LiveCounter } from './juggling/live-touch-counter.ts';
export type { PlayerVisibility } from './juggling/player-visibility.ts';
export { liveCounting } from './juggling/touch-constants.ts';
export { followPerson } from './person/follow-person.ts';
export type { ChosenPerson, FollowedPerson } from './person/follow-person.ts';
export { lastPlaceOf } from './person/last-position.ts';
export { peopleBeside } from './person/people-beside.ts';
export { boundingBox } from './person/bounding-box.ts';
export type { Box } from './person/bounding-box.ts';
export { personChoicePictures } from './person/person-choice-pictures.ts';
export type { PersonChoicePicture, PersonInPicture } from './person/person-choice-pictures.ts';
export { angleAt, bodyPoint, distance, midway } from './signal/geometry.ts';
export { oneEuroPoseFilter } from './signal/one-euro-filter.ts';
export { landmarkIndex } from './landmarks.ts';
export type { BodyPoint, ClipShape, DetectedFrame, Landmark, Pose, PoseFrame } from './landmarks.ts';
export type {
  Finding,
  FormReview,
  Grade,
  JugglingCount,
  KeyMoment,
  KeyMomentName,
  Leg,
  Measure,
  NotMeasured,
  SubScoreName,
  View,
} from './review-types.ts';
export type { FaultId } from './measure-ranges.ts';
export type { MeasureId, Sight } from './measure-types.ts';
export { buildReview } from './build-review.ts';
export { MEASURES_VERSION } from './measures-version.ts';
export type { KickInClip, ReviewInput } from './review-input.ts';
export { findKickMoments } from './moments/find-moments.ts';
export { thinCoverage, unseenMeasures } from './scores/score-coverage.ts';
export type { Coverage } from './scores/score-coverage.ts';
export { isWithinNoise } from './scores/is-within-noise.ts';
export { frameSuccess } from './scores/frame-success.ts';
export { evidenceFor } from './measure-sources.ts';
export type { Basis, Evidence } from './measure-sources.ts';
export { verdictOf } from './scores/review-verdict.ts';
export type { ScoreBand } from './scores/score-to-grade.ts';
export type { TipId } from './select-tips.ts';
export { tooYoungFor } from './review-preconditions.ts';
export { frameNumbers } from './numbers/frame-angles-and-lengths.ts';
export { pointMotions } from './numbers/point-motion.ts';
