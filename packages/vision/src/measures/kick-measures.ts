import { otherLeg } from '../moments/find-kicks.ts';
import { isSlowedSwing } from '../moments/slowed-swing.ts';
import { downSince } from '../moments/standing-foot-down-since.ts';
import type { Leg } from '../review-types.ts';
import { aroundKick } from '../moments/kick-constants.ts';
import { timeSlack } from '../signal/signal-constants.ts';
import { bodyPoint, distance } from '../signal/geometry.ts';
import { kneeAngle, kneeInward, legPoints, trunkLean, trunkPoints } from './joint-angles.ts';
import { frameAt, framesBetween, momentOf } from './measurement-input.ts';
import type { MeasurementInput } from './measurement-input.ts';
import { wellSeen, wellSeenAt } from './measurement.ts';
import { samplesOf, typical } from './sample-statistics.ts';
import type { MeasuredValue, Measurement } from './measurement.ts';

/** Seconds either side of contact whose frames are taken together where a joint moves slowly: standing leg, trunk. */
const SLOW_REACH = 0.05;
/** Seconds before contact for which the standing foot ought to stand. */
const STANDS_BEFORE = 0.1;
/** A knee bent more than this at the backswing is not believed: the model has lost the foot behind the thigh. */
const BACKSWING_BELIEVED = 40;

/** The value of a kick's moment, with the legs it was made with; null when no kick was seen. */
function atMoment(
  name: 'backswing' | 'contact' | 'followThrough',
  take: (time: number, legs: Legs) => ReturnType<Measurement>,
  input: MeasurementInput,
): ReturnType<Measurement> {
  const moment = momentOf(input, name);
  if (!moment || !input.kickingLeg) return null;
  return take(moment.time, { kicking: input.kickingLeg, standing: otherLeg(input.kickingLeg) });
}

interface Legs {
  readonly kicking: Leg;
  readonly standing: Leg;
}

/** The knee of a leg in the frame nearest to a time. */
function kneeAt(input: MeasurementInput, time: number, leg: Leg): MeasuredValue | 'hidden' {
  if (!wellSeenAt(input, time, legPoints(leg))) return 'hidden';
  const nearest = frameAt(input, time);
  const value = kneeAngle(nearest?.pose ?? null, leg, input.clip);
  return value === null ? 'hidden' : { value, time, joint: `${leg}Knee` };
}

/** Knee of the standing leg as the foot meets the ball. */
export const supportKneeAtContact: Measurement = (input) =>
  atMoment('contact', (time, { standing }) => {
    if (!wellSeenAt(input, time, legPoints(standing))) return 'hidden';
    const frames = framesBetween(input, time - SLOW_REACH, time + SLOW_REACH);
    const knee = typical(samplesOf(frames, ({ pose }) => kneeAngle(pose, standing, input.clip)));
    return knee ? { value: knee.value, time, joint: `${standing}Knee` } : 'hidden';
  }, input);

/** Smallest knee angle of the kicking leg before contact. */
export const kickingKneeAtBackswing: Measurement = (input) =>
  atMoment('backswing', (time, { kicking }) => {
    const knee = kneeAt(input, time, kicking);
    return knee !== 'hidden' && knee.value < BACKSWING_BELIEVED ? 'hidden' : knee;
  }, input);

/** Knee of the kicking leg as the foot meets the ball. */
export const kickingKneeAtContact: Measurement = (input) =>
  atMoment('contact', (time, { kicking }) => kneeAt(input, time, kicking), input);

/** Lean of the trunk as the foot meets the ball, forward positive. */
export const trunkLeanAtContact: Measurement = (input) =>
  atMoment('contact', (time) => {
    if (!wellSeenAt(input, time, trunkPoints)) return 'hidden';
    const frames = framesBetween(input, time - SLOW_REACH, time + SLOW_REACH);
    const lean = typical(samplesOf(frames, (frame) => trunkLean(input, frame)));
    return lean ? { value: lean.value, time, joint: 'leftShoulder' } : 'hidden';
  }, input);

/** Height of the kicking ankle over the other knee at the follow-through, in leg lengths. */
function footOverKnee(input: MeasurementInput, time: number, { kicking, standing }: Legs): number | null {
  if (!wellSeenAt(input, time, [`${kicking}Ankle`, `${standing}Knee`])) return null;
  const nearest = frameAt(input, time);
  const foot = bodyPoint(nearest?.pose ?? null, `${kicking}Ankle`, input.clip);
  const knee = bodyPoint(nearest?.pose ?? null, `${standing}Knee`, input.clip);
  return foot && knee && (knee.y - foot.y) / input.leg;
}

function followThrough(isRight: (height: number) => boolean): Measurement {
  return (input) =>
    atMoment('followThrough', (time, legs) => {
      const height = footOverKnee(input, time, legs);
      return height === null ? 'hidden' : { value: isRight(height) ? 1 : 0, time, joint: `${legs.kicking}Ankle` };
    }, input);
}

/** Whether the foot swings on until it is above the other knee. */
export const followThroughHigh: Measurement = followThrough((height) => height >= 0);

/** Whether the foot stays below the other knee after a pass. */
export const followThroughLow: Measurement = followThrough((height) => height < 0);

/**
 * How far the standing foot moves in the tenth of a second before contact, as far as it is down, in % of leg length.
 * The plant is not asked for, because a foot that slides has none.
 */
export const plantFootStill: Measurement = (input) =>
  atMoment('contact', (contact, { standing }) => {
    // In slow motion a tenth of a second is a shorter one.
    if (isSlowedSwing(input.moments)) return null;
    const around = framesBetween(input, contact - STANDS_BEFORE, contact + aroundKick.downSeconds);
    const since = downSince(around, standing, contact, input.clip, input.leg);
    if (since === null || contact - since < aroundKick.downSeconds - timeSlack) return 'hidden';
    const frames = framesBetween(input, since, contact);
    if (!wellSeen(frames, [`${standing}Ankle`])) return 'hidden';
    const feet = frames
      .map(({ pose }) => bodyPoint(pose, `${standing}Ankle`, input.clip))
      .filter((foot) => foot !== null);
    const last = feet.at(-1);
    if (!last) return 'hidden';
    const farthest = Math.max(...feet.map((foot) => distance(foot, last)));
    return { value: (farthest / input.leg) * 100, time: contact, joint: `${standing}Ankle` };
  }, input);

/** How far the standing knee falls inward as the foot meets the ball, from the front. */
export const kneeAlignmentAtContact: Measurement = (input) =>
  atMoment('contact', (time, { standing }) => {
    if (!wellSeenAt(input, time, [...legPoints(standing), 'leftHip', 'rightHip'])) return 'hidden';
    const frames = framesBetween(input, time - SLOW_REACH, time + SLOW_REACH);
    const knee = typical(samplesOf(frames, ({ pose }) => kneeInward(pose, standing, input.clip)));
    return knee ? { value: knee.value, time, joint: `${standing}Knee` } : 'hidden';
  }, input);
