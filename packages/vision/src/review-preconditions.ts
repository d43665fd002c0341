import type { AnalysisType } from '@touchline/domain';
import { landmarkIndex } from './landmarks.ts';
import type { BodyPoint, ClipShape, Pose, PoseFrame } from './landmarks.ts';
import type { ReviewRequest } from './review-input.ts';
import type { NotMeasured } from './review-types.ts';
import { sidewaysRules, visibility } from './signal/signal-constants.ts';
import { bodyPoint, distance, hipCentre, isInPicture, midway, shoulderCentre } from './signal/geometry.ts';
import type { Point } from './signal/geometry.ts';
import { median } from './signal/median.ts';
import { legLength } from './signal/leg-and-trunk-length.ts';

/** Younger players, and those whose age is not known, get no score for heading (safety rules; facts: heading). */
const HEADING_AGE = 13;
/** With the player in fewer frames than this nothing can be said. */
const FEWEST_FRAMES = 5;
/** Nobody stands so still that no joint moves by this much (leg lengths) over a clip: it is a picture. */
const STILL = 0.006;

const moving: readonly BodyPoint[] = [
  'nose',
  'leftWrist',
  'rightWrist',
  'leftHip',
  'rightHip',
  'leftAnkle',
  'rightAnkle',
];

/** True for a player who may not be scored on heading; null is an unknown age. */
export function tooYoungFor(type: AnalysisType, age: number | null): boolean {
  return type === 'heading' && (age === null || age < HEADING_AGE);
}

/** True when no joint moves over the clip: a still picture made into a video. */
function isStill(frames: readonly PoseFrame[], clip: ClipShape): boolean {
  const leg = legLength(frames, clip);
  if (leg === null) return false;
  return moving.every((point) => {
    const places = frames.map(({ pose }) => bodyPoint(pose, point, clip)).filter((place) => place !== null);
    const middle = { x: median(places.map(({ x }) => x)) ?? 0, y: median(places.map(({ y }) => y)) ?? 0 };
    const moves = places.map((place) => distance(place, middle)).toSorted((a, b) => b - a);
    // One frame in twenty may be the model's own twitch.
    return (moves[Math.floor(moves.length / 20)] ?? 0) < STILL * leg;
  });
}

function isIn({ pose }: PoseFrame, point: BodyPoint): boolean {
  const landmark = pose?.[landmarkIndex[point]];
  return !!landmark && landmark.visibility >= visibility.finding && isInPicture(landmark);
}

/** True when in most frames with the player neither foot, or neither shoulder, is in the picture. */
function isHalfBody(frames: readonly PoseFrame[]): boolean {
  const withPlayer = frames.filter(({ pose }) => pose !== null);
  const without = (left: BodyPoint, right: BodyPoint) =>
    withPlayer.filter((frame) => !isIn(frame, left) && !isIn(frame, right)).length > withPlayer.length / 2;
  return without('leftAnkle', 'rightAnkle') || without('leftShoulder', 'rightShoulder');
}

/** True when in most frames with the player a foot is below the edge of the picture: a kick or a touch is not seen then. */
export function areFeetCutOff(frames: readonly PoseFrame[]): boolean {
  const poses = frames.flatMap(({ pose }) => (pose ? [pose] : []));
  const isCut = (pose: Pose) => (['leftFootIndex', 'rightFootIndex'] as const).some((toe) => (pose[landmarkIndex[toe]]?.y ?? 0) > 1);
  return poses.filter(isCut).length > poses.length / 2;
}

function isNearerToHorizontal(from: Point, to: Point): boolean {
  return Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
}

/** Whether trunk and legs both lie: who stoops has the trunk alone so, who sits or kicks high a leg. */
function isLying({ pose }: PoseFrame, clip: ClipShape): boolean {
  const [shoulders, hips] = [shoulderCentre(pose, clip), hipCentre(pose, clip)];
  const [left, right] = [bodyPoint(pose, 'leftAnkle', clip), bodyPoint(pose, 'rightAnkle', clip)];
  const ankles = left && right ? midway(left, right) : (left ?? right);
  if (!shoulders || !hips || !ankles) return false;
  return isNearerToHorizontal(hips, shoulders) && isNearerToHorizontal(hips, ankles);
}

/** True when the player lies in most of the frames: the video is turned by a quarter, or somebody stays on the ground. */
function isSideways(frames: readonly PoseFrame[], clip: ClipShape): boolean {
  const withPlayer = frames.filter(({ pose }) => pose !== null);
  const lying = withPlayer.filter((frame) => isLying(frame, clip));
  return withPlayer.length > 0 && lying.length >= sidewaysRules.share * withPlayer.length;
}

/**
 * Why a clip cannot be reviewed at all, whatever it shows: heading of a player under 13 or of unknown age, no player,
 * half of one, a still picture, a video on its side, or time that was up after a few frames. Null when it can.
 */
export function preconditionMissing({ type, clip, frames, age, refusal = null, cutShort = false }: ReviewRequest): NotMeasured | null {
  if (tooYoungFor(type, age)) return 'headingAge';
  const withPlayer = frames.filter(({ pose }) => pose !== null).length;
  if (withPlayer === 0) return 'noPose';
  // Of a few frames that had the player the next ones may have had them, too.
  if (withPlayer < FEWEST_FRAMES) return cutShort && withPlayer > frames.length / 2 ? 'timeUp' : 'playerLost';
  if (isHalfBody(frames)) return 'halfBody';
  if (isStill(frames, clip)) return 'stillPicture';
  if (isSideways(frames, clip)) return 'sideways';
  return refusal;
}
