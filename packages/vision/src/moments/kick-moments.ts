import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { landmarkIndex } from '../landmarks.ts';
import { kneeAngle } from '../measures/joint-angles.ts';
import type { KeyMoment, View } from '../review-types.ts';
import { aroundKick } from './kick-constants.ts';
import { timeSlack, visibility } from '../signal/signal-constants.ts';
import { bodyPoint } from '../signal/geometry.ts';
import { median } from '../signal/median.ts';
import { maxBy } from './max-by.ts';
import { otherLeg } from './find-kicks.ts';
import type { Kick } from './find-kicks.ts';
import { inPicture, speedAt } from './joint-motion.ts';
import { downSince } from './standing-foot-down-since.ts';

/**
 * Whether a ball may have been met in the frame `at`: off a standing foot that was down long enough, by a toe that was
 * seen there. In the swing to the ball the toe may look as fast, and is often no more than guessed.
 */
function isContact({ leg, segment, legLength }: Kick, at: number, clip: ClipShape): boolean {
  const time = segment[at]?.time ?? 0;
  const since = downSince(segment, otherLeg(leg), time, clip, legLength);
  const seen = segment.slice(Math.max(0, at - 1), at + 2).map(({ pose }) => pose?.[landmarkIndex[`${leg}FootIndex`]]);
  const isSeen = (median(seen.map((toe) => toe?.visibility ?? 0)) ?? 0) >= visibility.finding;
  return isSeen && since !== null && time - since >= aroundKick.downSeconds - timeSlack;
}

/**
 * When the foot meets the ball, seconds, by the frame of its fastest toe: the ball stops the foot, so it is met after
 * that frame and before the next. Smoothing moves the fastest frame ahead as well: by 0.03 to 0.05 s in three kicks of
 * which the ball is seen to leave.
 */
function meetsBall(segment: readonly PoseFrame[], fastest: number): number {
  const [time, next] = [segment[fastest]?.time ?? 0, segment[fastest + 1]?.time];
  return time + (next === undefined ? 0 : Math.min((next - time) / 2, aroundKick.halfFrame));
}

/**
 * When the toe near the peak stops being fastest. Where that can be no contact, likewise of a toe that is faster still
 * soon after; null where that can be none either.
 */
function contactOf(kick: Kick, clip: ClipShape): number | null {
  const { leg, peak, segment, legLength } = kick;
  const toe = inPicture(segment, `${leg}FootIndex`, clip, legLength);
  const speeds = segment.map(({ time }, at) => ({ at, time, speed: speedAt(toe, at) ?? 0 }));
  const near = speeds.filter(({ time }) => Math.abs(time - peak) <= aroundKick.contactSeconds + timeSlack);
  const fastest = maxBy(near, ({ speed }) => speed);
  if (!fastest) return null;
  if (isContact(kick, fastest.at, clip)) return meetsBall(segment, fastest.at);
  const later = speeds.filter(({ at, time, speed }) => {
    const isSoon = time > fastest.time && time <= fastest.time + aroundKick.laterSeconds + timeSlack;
    return isSoon && speed > fastest.speed && isContact(kick, at, clip);
  });
  const faster = maxBy(later, ({ speed }) => speed);
  return faster && meetsBall(segment, faster.at);
}

/** The start of the support ankle's stillness before contact; null when it never stood still before. */
function plantOf({ leg, segment, legLength }: Kick, contact: number, clip: ClipShape): number | null {
  const ankle = inPicture(segment, `${otherLeg(leg)}Ankle`, clip, legLength);
  let plant: number | null = null;
  for (let at = segment.findLastIndex(({ time }) => time <= contact); at >= 0; at -= 1) {
    const speed = speedAt(ankle, at);
    if (speed === null || speed >= aroundKick.stillSpeed) break;
    plant = segment[at]?.time ?? null;
  }
  // A foot that slides up to contact stands still nowhere before it.
  return plant !== null && contact - plant >= aroundKick.downSeconds - timeSlack ? plant : null;
}

/** When the knee was bent most before contact; null from the front, or when it looks bent further than a knee bends. */
function backswingOf(kick: Kick, contact: number, view: View | null, clip: ClipShape): number | null {
  if (view === 'front') return null;
  const before = kick.segment.filter(({ time }) => time < contact && time >= contact - aroundKick.backswingSeconds);
  const bent = maxBy(before, (frame) => {
    const angle = kneeAngle(frame.pose, kick.leg, clip);
    return angle === null ? null : -angle;
  });
  const angle = bent && kneeAngle(bent.pose, kick.leg, clip);
  return bent && angle !== null && angle >= aroundKick.believedKnee ? bent.time : null;
}

/** When the kicking foot came to its greatest height after contact. */
function followThroughOf({ leg, segment, legLength }: Kick, contact: number, clip: ClipShape): number | null {
  const after = segment.filter(({ time }) => time > contact && time <= contact + aroundKick.followThroughSeconds);
  const heights = after.flatMap(({ time, pose }) => {
    const ankle = bodyPoint(pose, `${leg}Ankle`, clip);
    return ankle ? [{ time, height: -ankle.y / legLength }] : [];
  });
  const top = Math.max(...heights.map(({ height }) => height));
  return heights.find(({ height }) => height >= top - aroundKick.arrived)?.time ?? null;
}

/**
 * Plant, backswing, contact and follow-through of a kick, in order of time; what was not seen is not among them. None
 * where it cannot be told when the foot met the ball.
 */
export function momentsOfKick(kick: Kick, clip: ClipShape, view: View | null): KeyMoment[] {
  const contact = contactOf(kick, clip);
  if (contact === null) return [];
  const times = [
    { name: 'plant', time: plantOf(kick, contact, clip), leg: otherLeg(kick.leg) },
    { name: 'backswing', time: backswingOf(kick, contact, view, clip), leg: kick.leg },
    { name: 'contact', time: contact, leg: kick.leg },
    { name: 'followThrough', time: followThroughOf(kick, contact, clip), leg: kick.leg },
  ] as const;
  return times
    .flatMap(({ name, time, leg }): KeyMoment[] => (time === null ? [] : [{ name, time, leg }]))
    .toSorted((a, b) => a.time - b.time);
}
