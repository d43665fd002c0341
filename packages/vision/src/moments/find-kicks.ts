import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { landmarkIndex } from '../landmarks.ts';
import type { Leg } from '../review-types.ts';
import { framePlan } from '../frames/frame-plan-constants.ts';
import { aroundKick, fullKick, kickRules, lowPass, slowMotion } from './kick-constants.ts';
import { timeSlack, visibility } from '../signal/signal-constants.ts';
import { splitAtGapsAndSceneCuts } from '../signal/split-at-gaps-and-scene-cuts.ts';
import { bodyPoint } from '../signal/geometry.ts';
import { median } from '../signal/median.ts';
import { legLengthIn } from '../signal/leg-and-trunk-length.ts';
import { besideHips, chordAt, inPicture, speedAt } from './joint-motion.ts';

/** A kick, before its moments are told apart. */
export interface Kick {
  readonly leg: Leg;
  /** Seconds: when the ankle was fastest beside the hips. */
  readonly peak: number;
  /** Leg lengths a second. */
  readonly speed: number;
  /** Of the other ankle at the same time, leg lengths a second. */
  readonly otherSpeed: number;
  /** The player's leg length at that time, in picture heights. */
  readonly legLength: number;
  /** The contiguous segment it lies in. */
  readonly segment: readonly PoseFrame[];
}

type Thresholds = typeof fullKick | typeof lowPass;

/** The leg that stands while the other kicks. */
export function otherLeg(leg: Leg): Leg {
  return leg === 'left' ? 'right' : 'left';
}

/** How far the kicking ankle is above the other, in leg lengths; null where either was not seen. */
export function liftOf({ pose }: PoseFrame, leg: Leg, clip: ClipShape, length: number): number | null {
  const [foot, support] = [bodyPoint(pose, `${leg}Ankle`, clip), bodyPoint(pose, `${otherLeg(leg)}Ankle`, clip)];
  return foot && support && (support.y - foot.y) / length;
}

function within(segment: readonly PoseFrame[], from: number, to: number): PoseFrame[] {
  return segment.filter(({ time }) => time >= from - timeSlack && time <= to + timeSlack);
}

/** How high and for how long a foot was lifted in some frames. */
interface Lift {
  /** Leg lengths above the other ankle, at most; -Infinity where it was not seen. */
  readonly most: number;
  /** Seconds without a break at or above the height asked for. */
  readonly held: number;
}

function liftIn(frames: readonly PoseFrame[], leg: Leg, clip: ClipShape, length: number, least: number): Lift {
  let [since, held, most]: [number | null, number, number] = [null, 0, -Infinity];
  for (const frame of frames) {
    const lift = liftOf(frame, leg, clip, length) ?? -Infinity;
    since = lift >= least ? (since ?? frame.time) : null;
    if (since !== null) held = Math.max(held, frame.time - since);
    most = Math.max(most, lift);
  }
  return { most, held };
}

/**
 * Whether the foot came down from a backswing, fast beside a leg that hardly moves: a ball that is kept low, or a swing
 * across the body, leaves the foot low after it. In a step both ankles move beside the hips.
 */
function isWoundUp({ leg, peak, speed, otherSpeed, legLength: length, segment }: Kick, clip: ClipShape, { windUps }: Thresholds): boolean {
  return windUps.some((windUp) => {
    if (speed < windUp.timesOther * otherSpeed || speed < windUp.speed) return false;
    const { held } = liftIn(within(segment, peak - kickRules.apartSeconds, peak), leg, clip, length, windUp.lift);
    return held >= windUp.seconds - timeSlack;
  });
}

/** Whether the foot is held high for long enough from the peak on, and for a low pass goes on rising. */
function isLifted({ leg, peak, legLength: length, segment }: Kick, clip: ClipShape, needed: Thresholds): boolean {
  const after = within(segment, peak, peak + kickRules.apartSeconds);
  const { most, held } = liftIn(after, leg, clip, length, needed.lift);
  const atPeak = after[0] && liftOf(after[0], leg, clip, length);
  const rises = !('rise' in needed) || (typeof atPeak === 'number' && most - atPeak >= needed.rise);
  return held >= needed.liftSeconds - timeSlack && rises;
}

/** Whether the other leg did much the same half a stride later, or earlier where the segment ends too soon to tell. */
function isStride({ leg, peak, speed, legLength: length, segment }: Kick, clip: ClipShape): boolean {
  const other = otherLeg(leg);
  const places = besideHips(segment, `${other}Ankle`, clip, length);
  const { most } = liftIn(within(segment, peak, peak + kickRules.apartSeconds), leg, clip, length, 0);
  const isAlike = (from: number, to: number): boolean => {
    const frames = within(segment, from, to);
    const speeds = frames.map(({ time }) => chordAt(places, time, kickRules.chordSeconds)?.speed ?? 0);
    const lift = liftIn(frames, other, clip, length, 0).most;
    return Math.max(...speeds) >= kickRules.strideShare * speed && lift >= kickRules.strideShare * most;
  };
  if (isAlike(peak + kickRules.strideFrom, peak + kickRules.strideTo)) return true;
  const endsSoon = (segment.at(-1)?.time ?? peak) < peak + kickRules.strideTo;
  return endsSoon && isAlike(peak - kickRules.strideTo, peak - kickRules.strideFrom);
}

/** Whether knee and ankle of the kicking leg were seen well enough around the peak. */
function isSeen({ leg, peak, segment }: Kick): boolean {
  const around = within(segment, peak - kickRules.visibleSeconds, peak + kickRules.visibleSeconds);
  return ([`${leg}Knee`, `${leg}Ankle`] as const).every((point) => {
    const seen = around.map(({ pose }) => pose?.[landmarkIndex[point]]?.visibility ?? 0);
    return (median(seen) ?? 0) >= visibility.finding;
  });
}

/** The player's leg length at each time of a segment, in picture heights, from the frames around it. */
function scales(segment: readonly PoseFrame[], clip: ClipShape): (number | null)[] {
  const lengths = segment.map(({ time, pose }) => ({ time, length: legLengthIn(pose, clip) }));
  return segment.map(({ time }) => {
    const near = lengths.filter((frame) => Math.abs(frame.time - time) <= kickRules.scaleSeconds + timeSlack);
    return median(near.map(({ length }) => length).filter((length) => length !== null));
  });
}

/** What a motion of an ankle has to be for a kick, whatever comes of the foot. */
type Swing = Readonly<Record<'speed' | 'straightness' | 'timesOther', number>>;

function candidates(segment: readonly PoseFrame[], leg: Leg, clip: ClipShape, needed: Swing): Kick[] {
  const kicks: Kick[] = [];
  const lengths = scales(segment, clip);
  // In picture heights, since the scale differs from frame to frame.
  const ankle = besideHips(segment, `${leg}Ankle`, clip, 1);
  const other = besideHips(segment, `${otherLeg(leg)}Ankle`, clip, 1);
  for (const [at, { time }] of segment.entries()) {
    const length = lengths[at] ?? null;
    const chord = length === null ? null : chordAt(ankle, time, kickRules.chordSeconds);
    if (length === null || !chord) continue;
    if (chord.speed < needed.speed * length || chord.straightness < needed.straightness) continue;
    const compared = within(segment, time - kickRules.otherSeconds, time + kickRules.otherSeconds);
    const others = compared.map((frame) => chordAt(other, frame.time, kickRules.chordSeconds)?.speed ?? 0);
    const otherSpeed = Math.max(...others);
    if (chord.speed < needed.timesOther * otherSpeed) continue;
    kicks.push({ leg, peak: time, speed: chord.speed / length, otherSpeed: otherSpeed / length, legLength: length, segment });
  }
  return kicks;
}

/** Whether two fast motions are parts of one kick. */
function isOneWith(kick: Kick): (other: Kick) => boolean {
  return ({ peak }) => Math.abs(peak - kick.peak) <= kickRules.apartSeconds;
}

/**
 * Whether the other foot stands at the peak, as it does when a ball is struck: from frame to frame, or over the time of
 * a chord, for in a small picture it trembles.
 */
function isOnStandingLeg({ leg, peak, segment, legLength: length }: Kick, clip: ClipShape): boolean {
  const ankle = inPicture(segment, `${otherLeg(leg)}Ankle`, clip, length);
  const speeds = [
    speedAt(ankle, segment.findIndex(({ time }) => time === peak)),
    chordAt(ankle, peak, kickRules.chordSeconds)?.speed ?? null,
  ];
  return speeds.some((speed) => speed !== null && speed < aroundKick.stillSpeed);
}

function kicksBy(needed: Thresholds, segments: readonly (readonly PoseFrame[])[], clip: ClipShape): Kick[] {
  const found = segments
    .flatMap((segment) => [...candidates(segment, 'left', clip, needed), ...candidates(segment, 'right', clip, needed)])
    .filter((kick) => isSeen(kick) && (isLifted(kick, clip, needed) || isWoundUp(kick, clip, needed)) && !isStride(kick, clip))
    .toSorted((a, b) => b.speed - a.speed);
  const kicks: Kick[] = [];
  for (const kick of found) {
    if (kicks.every((faster) => !isOneWith(faster)(kick))) kicks.push(kick);
  }
  // The leg is whipped forward before the other foot stands, and where it is blurred that may look the fastest part.
  return kicks.map((kick) => found.filter(isOneWith(kick)).find((part) => isOnStandingLeg(part, clip)) ?? kick);
}

/** The segments whose frames are near enough to one another for a kick to show. */
function denseOnes(segments: readonly (readonly PoseFrame[])[]): (readonly PoseFrame[])[] {
  return segments.filter((segment) => {
    const steps = segment.slice(1).map(({ time }, at) => time - (segment[at]?.time ?? time));
    return (median(steps) ?? Infinity) <= framePlan.kickStepSeconds;
  });
}

/**
 * The kicks in clean contiguous segments, the fastest first; none where no motion meets every rule.
 * With `low` a low pass counts too, where nothing stronger was seen.
 */
export function findKicks(segments: readonly (readonly PoseFrame[])[], clip: ClipShape, { low }: { low: boolean }): Kick[] {
  const dense = denseOnes(segments);
  const kicks = kicksBy(fullKick, dense, clip);
  return kicks.length === 0 && low ? kicksBy(lowPass, dense, clip) : kicks;
}

/**
 * Low passes beside kicks that were found by the rule of a full one, the fastest first: who passes several times swings
 * harder once. Each is nearly as fast as the fastest of these, for a step of the run-up is not.
 */
export function slowerPasses(segments: readonly (readonly PoseFrame[])[], clip: ClipShape, kicks: readonly Kick[]): Kick[] {
  const fastest = Math.max(...kicks.map(({ speed }) => speed));
  const low = kicksBy(lowPass, denseOnes(segments), clip);
  return low.filter((pass) => pass.speed >= kickRules.anotherShare * fastest && kicks.every((kick) => !isOneWith(kick)(pass)));
}

/** The frames at a time a second, so far apart at least, as if the video ran so many times as fast. */
function spedUp(frames: readonly PoseFrame[], times: number): PoseFrame[] {
  let last = -Infinity;
  return frames.flatMap((frame): PoseFrame[] => {
    if (frame.time - last < slowMotion.spacing * times - timeSlack) return [];
    last = frame.time;
    return [{ ...frame, time: frame.time / times }];
  });
}

/** How fast ankles go beside the hips in a straight line, at all times. */
function swingsIn(segments: readonly (readonly PoseFrame[])[], clip: ClipShape): Kick[] {
  const any = { speed: 0, timesOther: 0, straightness: fullKick.straightness };
  return denseOnes(segments).flatMap((segment) => [...candidates(segment, 'left', clip, any), ...candidates(segment, 'right', clip, any)]);
}

/**
 * Whether a kick that was found in frames so many times sped up can be one: nothing that a leg does is faster than a kick.
 * `swings` are those of the clip as it was filmed. In a walk the other steps are as fast; where no others were seen, the
 * swing itself is not, over a shorter time, much faster than it was over the long one.
 */
function isFastest({ peak, speed }: Kick, times: number, swings: readonly Kick[]): boolean {
  const span = kickRules.chordSeconds * times;
  const isOwn = (swing: Kick): boolean => Math.abs(swing.peak - peak * times) <= span;
  const fastest = (some: readonly Kick[]): number => Math.max(0, ...some.map((swing) => swing.speed));
  const [own, others] = [fastest(swings.filter(isOwn)), fastest(swings.filter((swing) => !isOwn(swing)))];
  return others > 0 ? others <= slowMotion.others * own : own <= (slowMotion.own * speed) / times;
}

/**
 * Whether a leg swings through as in a kick, only slower than anybody kicks: at several times the speed it would be
 * one. `frames` are cleaned. Where a leg swings at the speed of a kick, and was none, the video is not slowed.
 */
export function isSlowedKick(frames: readonly PoseFrame[], clip: ClipShape): boolean {
  const asFilmed = splitAtGapsAndSceneCuts(frames, clip);
  if (findKicks(asFilmed, clip, { low: false }).length > 0) return false;
  const swings = swingsIn(asFilmed, clip);
  return slowMotion.times.some((times) => {
    const faster = { ...clip, duration: clip.duration / times, frameRate: clip.frameRate * times };
    const segments = splitAtGapsAndSceneCuts(spedUp(frames, times), faster);
    return findKicks(segments, faster, { low: false }).some((kick) => kick.speed >= slowMotion.speed && isFastest(kick, times, swings));
  });
}
