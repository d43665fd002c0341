import { reboundsOf } from '../ball/ball-rebounds.ts';
import type { BallPlace } from '../ball/ball-track.ts';
import { landmarkIndex } from '../landmarks.ts';
import type { BodyPoint, ClipShape, PoseFrame } from '../landmarks.ts';
import { otherLeg } from '../moments/find-kicks.ts';
import { inPicture } from '../moments/joint-motion.ts';
import type { Placed } from '../moments/joint-motion.ts';
import type { JugglingCount, KeyMoment, Leg } from '../review-types.ts';
import { stoops } from '../moments/ready-stance.ts';
import { touchRules } from './touch-constants.ts';
import { cleanFrames } from '../signal/clean-frames.ts';
import { splitAtGapsAndSceneCuts } from '../signal/split-at-gaps-and-scene-cuts.ts';
import { isInPicture } from '../signal/geometry.ts';
import { legLength, longestLegLength } from '../signal/leg-and-trunk-length.ts';
import { believedTouches } from './believed-touches.ts';
import type { Rise } from './believed-touches.ts';
import { touchEvidenceAt, framesBeside, toeAbove } from './touch-evidence.ts';
import type { PlacesOf, Run } from './touch-evidence.ts';
import { fastestRise, peaksOf, widthOf } from './height-peaks.ts';
import type { Height } from './height-peaks.ts';
import { likelihoodOf } from './touch-likelihood.ts';
import { combineBallAndBodyTouches } from './combine-ball-and-body-touches.ts';

/** Counting runs again with each frame, so only what it reads is cleaned. */
const legPoints = (['left', 'right'] as const).flatMap((leg) =>
  (['Shoulder', 'Hip', 'Knee', 'Ankle', 'Heel', 'FootIndex'] as const).map((joint) => landmarkIndex[`${leg}${joint}`]),
);

type Part = 'foot' | 'knee';

function heightsOf(places: readonly Placed[]): Height[] {
  return places.map(({ time, place }) => ({ time, height: place && -place.y }));
}

/** How long the leg looks around a time, in leg lengths of the whole clip: players come and go. */
function scaleAt(run: Run, time: number): number {
  const { scaleSeconds, mostScale } = touchRules;
  const scale = (legLength(framesBeside(run, time, -scaleSeconds, scaleSeconds), run.clip) ?? run.leg) / run.leg;
  return Math.min(mostScale, Math.max(1 / mostScale, scale));
}

/** Whether the heel swings up behind the player, as in running: the foot is behind its knee, by where the other foot points. */
function isHeelBehind({ placesOf }: Run, leg: Leg, at: number): boolean {
  const across = (point: BodyPoint) => placesOf(point)[at]?.place?.x ?? null;
  const [heel, toe] = [across(`${otherLeg(leg)}Heel`), across(`${otherLeg(leg)}FootIndex`)];
  const [knee, ankle] = [across(`${leg}Knee`), across(`${leg}Ankle`)];
  if (heel === null || toe === null || knee === null || ankle === null) return false;
  const points = toe - heel;
  return Math.abs(points) >= touchRules.footPoints && (ankle - knee) * Math.sign(points) <= -touchRules.heelBehind;
}

/** Whether the player is bent down around a time, as for a ball on the ground: nobody juggles so. */
function isStooping(run: Run, time: number): boolean {
  const { scaleSeconds, around } = touchRules;
  const tallest = longestLegLength(framesBeside(run, time, -scaleSeconds, scaleSeconds), run.clip);
  const frames = framesBeside(run, time, -around.moves, around.moves);
  return tallest !== null && frames.filter((frame) => stoops(frame, run.clip, tallest)).length > frames.length / 2;
}

/** How high a thigh is up, and how far the toe hangs below its knee, in leg lengths. */
interface ThighUp {
  readonly kneeBelowHip: number;
  readonly toeBelowKnee: number;
}

/** Whether the thigh comes up, with the shin hanging straight down, as when the knee meets the ball. */
function isThighUp({ placesOf }: Run, leg: Leg, at: number, { kneeBelowHip, toeBelowKnee }: ThighUp): boolean {
  const knee = placesOf(`${leg}Knee`)[at]?.place;
  const hip = placesOf(`${leg}Hip`)[at]?.place;
  const toe = placesOf(`${leg}FootIndex`)[at]?.place;
  if (!knee || !hip || !toe) return false;
  const hangs = toe.y - knee.y >= toeBelowKnee && Math.abs(toe.x - knee.x) <= touchRules.toeBeside;
  return knee.y - hip.y <= kneeBelowHip && hangs;
}

/** Whether these points are in the picture: what is below its edge the model only guesses at. */
function areInPicture({ pose }: PoseFrame, points: readonly BodyPoint[]): boolean {
  return points.every((point) => {
    const landmark = pose?.[landmarkIndex[point]];
    return landmark !== undefined && isInPicture(landmark);
  });
}

/** The rises of a leg's toe or knee with what the body shows around each. */
function risesOf(run: Run, leg: Leg, part: Part): Rise[] {
  const point = part === 'foot' ? (`${leg}FootIndex` as const) : (`${leg}Knee` as const);
  const heights = heightsOf(run.placesOf(point));
  return peaksOf(heights, touchRules.prominence / touchRules.mostScale).flatMap((peak): Rise[] => {
    const { at, prominence } = peak;
    const frame = run.frames[at];
    if (!frame || !areInPicture(frame, [point])) return [];
    const least = areInPicture(frame, [`${otherLeg(leg)}Ankle`]) ? touchRules.prominence : touchRules.unseenFeet[part];
    if (prominence < least / touchRules.mostScale || isStooping(run, frame.time)) return [];
    if (part === 'foot' ? isHeelBehind(run, leg, at) : !isThighUp(run, leg, at, touchRules.knee)) return [];
    const scale = scaleAt(run, frame.time);
    if (prominence / scale < least) return [];
    const evidence = touchEvidenceAt(run, leg, { at, prominence, width: widthOf(heights, peak) }, scale);
    const isSure = part === 'knee' || !isThighUp(run, leg, at, touchRules.perhapsKnee);
    const time = (fastestRise(heights, at) + frame.time) / 2;
    return [{ time, leg, part: isSure ? part : null, likelihood: likelihoodOf(evidence), above: (toeAbove(run, leg, at) ?? Infinity) / scale }];
  });
}

/** Each point is placed once. */
function once(placesOf: PlacesOf): PlacesOf {
  const known = new Map<BodyPoint, readonly Placed[]>();
  return (point) => {
    const places = known.get(point) ?? placesOf(point);
    known.set(point, places);
    return places;
  };
}

function risesIn(frames: readonly PoseFrame[], clip: ClipShape, leg: number, ball: readonly BallPlace[] | undefined): Rise[] {
  const run: Run = { frames, clip, leg, placesOf: once((point) => inPicture(frames, point, clip, leg)) };
  const parts: readonly Part[] = ['foot', 'knee'];
  const legs: readonly Leg[] = ['left', 'right'];
  const rises = parts.flatMap((part) => legs.flatMap((each) => risesOf(run, each, part)));
  if (ball === undefined) return rises;
  const turns = reboundsOf(ball, frames, clip, leg).filter(({ time }) => !isStooping(run, time));
  return combineBallAndBodyTouches(rises, turns, ball);
}

/** What is known besides the body. */
interface TouchSearch {
  /** The player is known to catch the ball after each touch. */
  readonly isCaught?: boolean | undefined;
  /** Where the ball is, where it was looked for in the pictures (`findBall`). */
  readonly ball?: readonly BallPlace[] | undefined;
}

/**
 * Touches of the ball in the followed player's frames (15 a second), an estimate from the body and, where it was looked
 * for, the ball, in order of time. What lifts a foot as juggling does, on the spot and again and again, counts as juggling: it is run only where juggling
 * was chosen. Any frames will do, those of the last seconds of a camera as well.
 */
export function findTouches(frames: readonly PoseFrame[], clip: ClipShape, { isCaught = false, ball }: TouchSearch = {}): KeyMoment[] {
  const clean = cleanFrames(frames, clip, { cutoff: touchRules.cutoff, useMedian: false, points: legPoints });
  const length = legLength(clean, clip);
  if (length === null) return [];
  const rises = splitAtGapsAndSceneCuts(clean, clip).flatMap((segment) => risesIn(segment, clip, length, ball));
  const span = { from: frames[0]?.time ?? 0, to: frames.at(-1)?.time ?? 0, isCaught };
  return believedTouches(rises, span).map((rise) => ({
    name: 'touch',
    time: rise.time,
    // Both feet may have come up: which one is then not said, nor whether it was the knee where both are as likely.
    ...((rise.part === 'knee' || rise.above >= touchRules.legAbove) && { leg: rise.leg }),
    ...(rise.part !== null && { part: rise.part }),
  }));
}

/** Counts touches by foot and knee, left and right. */
export function countOf(touches: readonly KeyMoment[]): JugglingCount {
  const by = (is: (touch: KeyMoment) => boolean): number => touches.filter(is).length;
  return {
    touches,
    left: by(({ leg }) => leg === 'left'),
    right: by(({ leg }) => leg === 'right'),
    foot: by(({ part }) => part === 'foot'),
    knee: by(({ part }) => part === 'knee'),
  };
}
