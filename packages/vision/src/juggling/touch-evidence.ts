import type { BodyPoint, ClipShape, PoseFrame } from '../landmarks.ts';
import { otherLeg } from '../moments/find-kicks.ts';
import { chordAt } from '../moments/joint-motion.ts';
import type { Placed } from '../moments/joint-motion.ts';
import type { Leg } from '../review-types.ts';
import { touchRules } from './touch-constants.ts';
import { timeSlack } from '../signal/signal-constants.ts';
import { longestLegLength, trunkLengthIn } from '../signal/leg-and-trunk-length.ts';
import { bodyPoint, distance, hipCentre, midway } from '../signal/geometry.ts';
import type { Point } from '../signal/geometry.ts';
import { median } from '../signal/median.ts';
import type { TouchEvidence } from './touch-likelihood.ts';

export type PlacesOf = (point: BodyPoint) => readonly Placed[];

/** A contiguous run of frames, and where body points are in it, in leg lengths of the whole clip. */
export interface Run {
  readonly frames: readonly PoseFrame[];
  readonly clip: ClipShape;
  /** Leg length in picture heights. */
  readonly leg: number;
  readonly placesOf: PlacesOf;
}

/** The frames of a run from and to so many seconds beside a time. */
export function framesBeside({ frames }: Run, time: number, from: number, to: number): PoseFrame[] {
  return frames.filter((frame) => frame.time >= time + from - timeSlack && frame.time <= time + to + timeSlack);
}

/** Where the hips are, and how long the trunk, in picture heights, over some frames; null where they were not seen. */
function placeOf(frames: readonly PoseFrame[], clip: ClipShape): { readonly hips: Point; readonly trunk: number } | null {
  const hips = frames.map(({ pose }) => hipCentre(pose, clip)).filter((place) => place !== null);
  const [x, y] = [median(hips.map((place) => place.x)), median(hips.map((place) => place.y))];
  const trunk = median(frames.map(({ pose }) => trunkLengthIn(pose, clip)).filter((length) => length !== null));
  return x === null || y === null || trunk === null || trunk <= 0 ? null : { hips: { x, y }, trunk };
}

/** How far the player goes across the picture, and grows or shrinks in it, from before a time to after it; null where that is not seen. */
function journey(run: Run, time: number): { readonly way: number; readonly growth: number } | null {
  const { awayFrom, awayTo } = touchRules;
  const before = placeOf(framesBeside(run, time, -awayTo, -awayFrom), run.clip);
  const after = placeOf(framesBeside(run, time, awayFrom, awayTo), run.clip);
  if (before === null || after === null) return null;
  return { way: distance(before.hips, after.hips) / run.leg, growth: Math.abs(Math.log(after.trunk / before.trunk)) };
}

/** The heights down the picture of a point around a time. */
function downsAround(places: readonly Placed[], time: number, seconds: number): number[] {
  return places.flatMap((placed) => (placed.place && Math.abs(placed.time - time) <= seconds + timeSlack ? [placed.place.y] : []));
}

/** How far a point goes in the picture around a time, in a straight line; very far where it was not seen. */
function moved(places: readonly Placed[], time: number): number {
  const seconds = 2 * touchRules.around.moves;
  const chord = chordAt(places, time, seconds);
  return chord === null ? Infinity : chord.speed * seconds;
}

/** How far the nose is below the ears around a time, in leg lengths; null where the head was not seen. */
function gazeAround(run: Run, time: number): number | null {
  const tallest = longestLegLength(framesBeside(run, time, -touchRules.scaleSeconds, touchRules.scaleSeconds), run.clip) ?? run.leg;
  const downs = framesBeside(run, time, -touchRules.around.gaze, touchRules.around.gaze).flatMap(({ pose }) => {
    const [nose, left, right] = (['nose', 'leftEar', 'rightEar'] as const).map((point) => bodyPoint(pose, point, run.clip));
    return nose && left && right ? [(nose.y - midway(left, right).y) / tallest] : [];
  });
  return median(downs);
}

/** How far the toe of a leg is above the other one, in leg lengths of the clip; null where either is out of sight. */
export function toeAbove({ placesOf }: Run, leg: Leg, at: number): number | null {
  const [toe, other] = [placesOf(`${leg}FootIndex`)[at]?.place, placesOf(`${otherLeg(leg)}FootIndex`)[at]?.place];
  return toe && other ? other.y - toe.y : null;
}

/** How much farther a toe is above the other one than while the player stands, in leg lengths of the clip: a foot behind looks higher. */
function aboveAsStanding(run: Run, leg: Leg, at: number): number {
  const time = run.frames[at]?.time ?? 0;
  const near = run.frames.flatMap((frame, of) => (Math.abs(frame.time - time) <= touchRules.around.standing + timeSlack ? [of] : []));
  const standing = median(near.map((of) => toeAbove(run, leg, of)).filter((above) => above !== null)) ?? 0;
  // A toe out of sight is on the ground: it is as far below as may be.
  return (toeAbove(run, leg, at) ?? Infinity) - standing;
}

/** A rise of a foot or a knee: the frame of its top, and how it stands out, in leg lengths of the clip and seconds. */
interface Top {
  readonly at: number;
  readonly prominence: number;
  readonly width: number;
}

/** What the body shows around a rise of this leg. `scale` is the leg's length at that time in leg lengths of the clip. */
export function touchEvidenceAt(run: Run, leg: Leg, { at, prominence, width }: Top, scale: number): TouchEvidence {
  const { around } = touchRules;
  const time = run.frames[at]?.time ?? 0;
  const placed = (point: BodyPoint) => run.placesOf(point);
  const [other, knee] = [placed(`${otherLeg(leg)}Ankle`), placed(`${leg}Knee`)];
  const swing = downsAround(other, time, around.otherMoves);
  const below = (places: readonly Placed[], seconds: number) => {
    const now = places[at]?.place;
    return now ? Math.max(...downsAround(places, time, seconds)) - now.y : 0;
  };
  const gone = journey(run, time);
  return {
    prominence: prominence / scale,
    above: aboveAsStanding(run, leg, at) / scale,
    kneeLift: below(knee, around.kneeLift) / scale,
    width,
    hipsMove: Math.min(moved(placed('leftHip'), time), moved(placed('rightHip'), time)) / scale,
    otherMoves: swing.length === 0 ? 0 : (Math.max(...swing) - Math.min(...swing)) / scale,
    otherUp: below(other, around.otherUp) / scale,
    away: gone && gone.way / scale,
    growth: gone && gone.growth,
    gaze: gazeAround(run, time),
  };
}
