export { coarseTimes, planOf } from './frames/plan.ts';
export type { FramePlan } from './frames/plan.ts';
export { denseWindow } from './frames/dense.ts';
export type { Span } from './frames/dense.ts';
export { selectResultFrames } from './frames/select-result-frames.ts';
export { findTouches } from './juggling/count.ts';
export { findMoments } from './moments/find.ts';
export type { FoundMoments } from './moments/find.ts';
export { followPerson } from './person/follow.ts';
export type { ChosenPerson, FollowedPerson } from './person/follow.ts';
export { groupPictures } from './person/group.ts';
export type { GroupPicture, PersonInPicture } from './person/group.ts';
export { cleanFrames } from './signal/clean.ts';
export { angleAt, bodyPoint } from './signal/geometry.ts';
export { liveFilter } from './signal/live.ts';
export { viewOf } from './view/view.ts';
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
export { improvementIds, strengthIds } from './findings.ts';
export { measureIds } from './range.ts';
export type { MeasureId } from './range.ts';
export { buildReview } from './build-review.ts';
export type { ReviewInput, ReviewRequest } from './review-input.ts';
export { thinCoverage } from './scores/coverage.ts';
export type { Coverage } from './scores/coverage.ts';
export { bandOf, frameSuccess, gradeOf } from './scores/grades.ts';
export type { ScoreBand, ScoreGrade } from './scores/grades.ts';
export { tipIds } from './select-tips.ts';
export type { TipId } from './select-tips.ts';
export { tooYoungFor } from './preconditions.ts';
