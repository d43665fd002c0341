import { landmarkIndex } from '../landmarks.ts';
import type { BodyPoint, ClipShape, PoseFrame } from '../landmarks.ts';
import { otherLeg } from '../moments/find-kicks.ts';
import { besideHips, chordAt, inPicture } from '../moments/joint-motion.ts';
import type { Placed } from '../moments/joint-motion.ts';
import type { JugglingCount, KeyMoment, Leg } from '../review-types.ts';
import { stoops } from '../moments/ready-stance.ts';
import { touchRules } from '../analysis-constants.ts';
import { cleanFrames } from '../signal/clean-frames.ts';
import { contiguousSegments } from '../signal/contiguous-segments.ts';
import { isInPicture } from '../signal/geometry.ts';
import { legLength, longestLegLength } from '../signal/body-lengths.ts';
import { believedTouches } from './believed-touches.ts';
import type { Rise } from './believed-touches.ts';
import { movesOff } from './player-moves-off.ts';
import { fastestRise, peaksOf } from './height-peaks.ts';
import type { Height, Peak } from './height-peaks.ts';

/** Counting runs again with each frame, so only what it reads is cleaned. */
const legPoints = (['left', 'right'] as const).flatMap((leg) =>
  (['Shoulder', 'Hip', 'Knee', 'Ankle', 'Heel', 'FootIndex'] as const).map((joint) => landmarkIndex[`${leg}${joint}`]),
);

type Part = 'foot' | 'knee';

type PlacesOf = (point: BodyPoint) => readonly Placed[];

/** Where body points are over a segment, in leg lengths: in the picture, and beside the hips. */
interface Seen {
  readonly placesOf: PlacesOf;
  readonly besideHipsOf: PlacesOf;
  /** Whether the player is bent down around a time: nobody juggles so. */
  readonly stoopsAt: (time: number) => boolean;
  /** How long the leg looks around a time, in leg lengths of the whole clip: players come and go. */
  readonly scaleAt: (time: number) => number;
}

function heightsOf(places: readonly Placed[]): Height[] {
  return places.map(({ time, place }) => ({ time, height: place && -place.y }));
}

/** How far a point went in the time around a touch, in a straight line, leg lengths; null where it was not seen. */
function moved(places: readonly Placed[], time: number): number | null {
  const chord = chordAt(places, time, 2 * touchRules.aroundSeconds);
  return chord && chord.speed * 2 * touchRules.aroundSeconds;
}

/**
 * Whether the player stands on the other leg around a touch: the body stays over that foot, where in a step it goes past
 * it. A camera that follows the player does not show in that; it does in where the hips are.
 */
function standsOnOther(seen: Seen, leg: Leg, time: number): boolean {
  const hips = (['leftHip', 'rightHip'] as const).map((hip) => moved(seen.placesOf(hip), time) ?? Infinity);
  const foot = moved(seen.besideHipsOf(`${otherLeg(leg)}Ankle`), time) ?? Infinity;
  return Math.min(...hips) < touchRules.hipsMove && foot < touchRules.footMoves;
}

/** Whether the heel swings up behind the player, as in running: the foot is behind its knee, by where the other foot points. */
function isHeelBehind({ placesOf }: Seen, leg: Leg, at: number): boolean {
  const across = (point: BodyPoint) => placesOf(point)[at]?.place?.x ?? null;
  const [heel, toe] = [across(`${otherLeg(leg)}Heel`), across(`${otherLeg(leg)}FootIndex`)];
  const [knee, ankle] = [across(`${leg}Knee`), across(`${leg}Ankle`)];
  if (heel === null || toe === null || knee === null || ankle === null) return false;
  const points = toe - heel;
  return Math.abs(points) >= touchRules.footPoints && (ankle - knee) * Math.sign(points) <= -touchRules.heelBehind;
}

/** How far the toe of this leg is above the other one; as far as may be where that one is out of sight: it stands. */
function toeAbove({ placesOf }: Seen, leg: Leg, at: number): number {
  const toe = placesOf(`${leg}FootIndex`)[at]?.place;
  const otherToe = placesOf(`${otherLeg(leg)}FootIndex`)[at]?.place;
  return toe ? (otherToe?.y ?? Infinity) - toe.y : -Infinity;
}

/** How high a thigh is up, and how far the toe hangs below its knee, in leg lengths. */
interface ThighUp {
  readonly kneeBelowHip: number;
  readonly toeBelowKnee: number;
}

/** Whether the thigh comes up, with the shin hanging straight down, as when the knee meets the ball. */
function isThighUp({ placesOf }: Seen, leg: Leg, at: number, { kneeBelowHip, toeBelowKnee }: ThighUp): boolean {
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

function touchesOf(segment: readonly PoseFrame[], seen: Seen, leg: Leg, part: Part): Rise[] {
  const { placesOf } = seen;
  const point = part === 'foot' ? (`${leg}FootIndex` as const) : (`${leg}Knee` as const);
  const heights = heightsOf(placesOf(point));
  const isTouch = ({ at }: Peak): boolean => {
    const frame = segment[at];
    if (!frame || !areInPicture(frame, [point, `${otherLeg(leg)}Ankle`])) return false;
    if (!standsOnOther(seen, leg, frame.time) || seen.stoopsAt(frame.time)) return false;
    return part === 'foot' ? toeAbove(seen, leg, at) > 0 && !isHeelBehind(seen, leg, at) : isThighUp(seen, leg, at, touchRules.knee);
  };
  return peaksOf(heights, touchRules.prominence / touchRules.mostScale)
    .filter(isTouch)
    .map(({ at, prominence }) => {
      const top = heights[at]?.time ?? 0;
      const scale = seen.scaleAt(top);
      const above = toeAbove(seen, leg, at) / scale;
      const isSure = part === 'knee' || !isThighUp(seen, leg, at, touchRules.perhapsKnee);
      return { time: (fastestRise(heights, at) + top) / 2, leg, part: isSure ? part : null, prominence: prominence / scale, above };
    })
    .filter(({ prominence }) => prominence >= touchRules.prominence);
}

/** One touch where several lie at nearly one time: a knee before the toe it carries, then what stands out most and is highest. */
function merged(touches: readonly Rise[]): Rise[] {
  const kept: Rise[] = [];
  const weight = ({ part, prominence, above }: Rise) => (part === 'knee' ? 1000 : 0) + prominence + Math.min(1, above);
  for (const touch of touches.toSorted((a, b) => weight(b) - weight(a))) {
    if (kept.every(({ time }) => Math.abs(time - touch.time) >= touchRules.mergeSeconds)) kept.push(touch);
  }
  return kept.toSorted((a, b) => a.time - b.time);
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

function touchesIn(segment: readonly PoseFrame[], clip: ClipShape, length: number): Rise[] {
  const within = (time: number, seconds: number) => segment.filter((frame) => Math.abs(frame.time - time) <= seconds);
  const seen: Seen = {
    placesOf: once((point) => inPicture(segment, point, clip, length)),
    besideHipsOf: once((point) => besideHips(segment, point, clip, length)),
    stoopsAt: (time) => {
      const tallest = longestLegLength(within(time, touchRules.scaleSeconds), clip);
      const frames = within(time, touchRules.aroundSeconds);
      return tallest !== null && frames.filter((frame) => stoops(frame, clip, tallest)).length > frames.length / 2;
    },
    scaleAt: (time) => {
      const near = within(time, touchRules.scaleSeconds);
      const scale = (legLength(near, clip) ?? length) / length;
      return Math.min(touchRules.mostScale, Math.max(1 / touchRules.mostScale, scale));
    },
  };
  const parts: readonly Part[] = ['foot', 'knee'];
  const legs: readonly Leg[] = ['left', 'right'];
  const rises = parts.flatMap((part) => legs.flatMap((leg) => touchesOf(segment, seen, leg, part)));
  return merged(rises.filter(({ time }) => !movesOff(segment, time, clip, length)));
}

/**
 * Touches of the ball in the followed player's frames (15 a second), an estimate from the body alone, in order of time.
 * What lifts a foot as juggling does, on the spot and again and again, counts as juggling: it is run only where juggling
 * was chosen. Any frames will do, those of the last seconds of a camera as well.
 */
export function findTouches(frames: readonly PoseFrame[], clip: ClipShape): KeyMoment[] {
  const clean = cleanFrames(frames, clip, { cutoff: touchRules.cutoff, useMedian: false, points: legPoints });
  const length = legLength(clean, clip);
  if (length === null) return [];
  const rises = contiguousSegments(clean, clip).flatMap((segment) => touchesIn(segment, clip, length));
  return believedTouches(rises).map((rise) => ({
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
