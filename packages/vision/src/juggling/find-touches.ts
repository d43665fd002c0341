import { landmarkIndex } from '../landmarks.ts';
import type { BodyPoint, ClipShape, PoseFrame } from '../landmarks.ts';
import { otherLeg } from '../moments/find-kicks.ts';
import { chordAt, inPicture } from '../moments/joint-motion.ts';
import type { Placed } from '../moments/joint-motion.ts';
import type { JugglingCount, KeyMoment, Leg } from '../review-types.ts';
import { touchRules } from '../signal-constants.ts';
import { cleanFrames } from '../signal/clean-frames.ts';
import { contiguousSegments } from '../signal/contiguous-segments.ts';
import { legLength } from '../signal/body-lengths.ts';
import { fastestRise, peaksOf } from './peaks.ts';
import type { Height, Peak } from './peaks.ts';

/** Counting runs again with each frame, so only what it reads is cleaned. */
const legPoints = (['left', 'right'] as const).flatMap((leg) =>
  (['Shoulder', 'Hip', 'Knee', 'Ankle', 'FootIndex'] as const).map((joint) => landmarkIndex[`${leg}${joint}`]),
);

type Part = 'foot' | 'knee';

interface Touch {
  readonly time: number;
  readonly leg: Leg;
  readonly part: Part;
  readonly prominence: number;
}

type PlacesOf = (point: BodyPoint) => readonly Placed[];

function heightsOf(places: readonly Placed[]): Height[] {
  return places.map(({ time, place }) => ({ time, height: place && -place.y }));
}

/** Whether the player stayed on the spot around a frame. */
function staysPut(placesOf: PlacesOf, time: number): boolean {
  const seconds = 2 * touchRules.hipSeconds;
  const moved = (['leftHip', 'rightHip'] as const).map((hip) => chordAt(placesOf(hip), time, seconds)?.speed ?? 0);
  return Math.max(...moved) * seconds < touchRules.hipsMove;
}

/** Whether the toe of this leg is the higher one; a toe out of sight stands. */
function isHigherToe(placesOf: PlacesOf, leg: Leg, at: number): boolean {
  const toe = placesOf(`${leg}FootIndex`)[at]?.place;
  const otherToe = placesOf(`${otherLeg(leg)}FootIndex`)[at]?.place;
  return !!toe && (!otherToe || toe.y < otherToe.y);
}

/** Whether the thigh comes up level with the shin hanging, as when the knee meets the ball. */
function isThighLevel(placesOf: PlacesOf, leg: Leg, at: number): boolean {
  const knee = placesOf(`${leg}Knee`)[at]?.place;
  const hip = placesOf(`${leg}Hip`)[at]?.place;
  const toe = placesOf(`${leg}FootIndex`)[at]?.place;
  if (!knee || !hip || !toe) return false;
  return knee.y - hip.y <= touchRules.kneeBelowHip && toe.y - knee.y >= touchRules.toeBelowKnee;
}

function touchesOf(placesOf: PlacesOf, leg: Leg, part: Part): Touch[] {
  const heights = heightsOf(placesOf(part === 'foot' ? `${leg}FootIndex` : `${leg}Knee`));
  const isTouch = ({ at }: Peak): boolean => {
    if (!staysPut(placesOf, heights[at]?.time ?? 0)) return false;
    return part === 'foot' ? isHigherToe(placesOf, leg, at) : isThighLevel(placesOf, leg, at);
  };
  return peaksOf(heights, touchRules.prominence)
    .filter(isTouch)
    .map(({ at, prominence }) => {
      const top = heights[at]?.time ?? 0;
      return { time: (fastestRise(heights, at) + top) / 2, leg, part, prominence };
    });
}

/** One touch where several lie at nearly one time: a knee before the toe it carries, then what stands out most. */
function merged(touches: readonly Touch[]): Touch[] {
  const kept: Touch[] = [];
  const weight = ({ part, prominence }: Touch) => (part === 'knee' ? 1000 : 0) + prominence;
  for (const touch of touches.toSorted((a, b) => weight(b) - weight(a))) {
    if (kept.every(({ time }) => Math.abs(time - touch.time) >= touchRules.mergeSeconds)) kept.push(touch);
  }
  return kept.toSorted((a, b) => a.time - b.time);
}

function touchesIn(segment: readonly PoseFrame[], clip: ClipShape, length: number): Touch[] {
  const known = new Map<BodyPoint, readonly Placed[]>();
  const placesOf: PlacesOf = (point) => {
    const places = known.get(point) ?? inPicture(segment, point, clip, length);
    known.set(point, places);
    return places;
  };
  const parts: readonly Part[] = ['foot', 'knee'];
  const legs: readonly Leg[] = ['left', 'right'];
  return merged(parts.flatMap((part) => legs.flatMap((leg) => touchesOf(placesOf, leg, part))));
}

/**
 * Touches of the ball in the followed player's frames (15 a second), an estimate from the body alone, in order of time.
 * It cannot tell juggling from walking, so it is run only where juggling was chosen.
 */
export function findTouches(frames: readonly PoseFrame[], clip: ClipShape): KeyMoment[] {
  const clean = cleanFrames(frames, clip, { cutoff: touchRules.cutoff, useMedian: false, points: legPoints });
  const length = legLength(clean, clip);
  if (length === null) return [];
  const touches = contiguousSegments(clean, clip).flatMap((segment) => touchesIn(segment, clip, length));
  return touches.map(({ time, leg, part }) => ({ name: 'touch', time, leg, part }));
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
