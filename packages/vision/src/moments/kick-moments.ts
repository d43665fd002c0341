import type { ClipShape } from '../landmarks.ts';
import { kneeAngle } from '../measures/limbs.ts';
import type { KeyMoment, View } from '../review.ts';
import { aroundKick } from '../signal-constants.ts';
import { bodyPoint } from '../signal/geometry.ts';
import { greatest } from './greatest.ts';
import { otherLeg } from './kick.ts';
import type { Kick } from './kick.ts';
import { inPicture, speedAt } from './motion.ts';

/** The frame of the fastest toe near the peak: right to a frame on a real kick. */
function contactOf({ leg, peak, run, legLength }: Kick, clip: ClipShape): number {
  const toe = inPicture(run, `${leg}FootIndex`, clip, legLength);
  const near = [...run.entries()].filter(([, { time }]) => Math.abs(time - peak) <= aroundKick.contactSeconds);
  return greatest(near, ([at]) => speedAt(toe, at))?.[1].time ?? peak;
}

/** The start of the support ankle's still run before contact; null when it never stood still. */
function plantOf({ leg, run, legLength }: Kick, contact: number, clip: ClipShape): number | null {
  const ankle = inPicture(run, `${otherLeg(leg)}Ankle`, clip, legLength);
  let plant: number | null = null;
  for (let at = run.findLastIndex(({ time }) => time <= contact); at >= 0; at -= 1) {
    const speed = speedAt(ankle, at);
    if (speed === null || speed >= aroundKick.stillSpeed) break;
    plant = run[at]?.time ?? null;
  }
  return plant;
}

/** When the knee was bent most before contact; null from the front, or when it looks bent further than a knee bends. */
function backswingOf(kick: Kick, contact: number, view: View | null, clip: ClipShape): number | null {
  if (view === 'front') return null;
  const before = kick.run.filter(({ time }) => time < contact && time >= contact - aroundKick.backswingSeconds);
  const bent = greatest(before, (frame) => {
    const angle = kneeAngle(frame.pose, kick.leg, clip);
    return angle === null ? null : -angle;
  });
  const angle = bent && kneeAngle(bent.pose, kick.leg, clip);
  return bent && angle !== null && angle >= aroundKick.believedKnee ? bent.time : null;
}

/** When the kicking foot came to its greatest height after contact. */
function followThroughOf({ leg, run, legLength }: Kick, contact: number, clip: ClipShape): number | null {
  const after = run.filter(({ time }) => time > contact && time <= contact + aroundKick.followThroughSeconds);
  const heights = after.flatMap(({ time, pose }) => {
    const ankle = bodyPoint(pose, `${leg}Ankle`, clip);
    return ankle ? [{ time, height: -ankle.y / legLength }] : [];
  });
  const top = Math.max(...heights.map(({ height }) => height));
  return heights.find(({ height }) => height >= top - aroundKick.arrived)?.time ?? null;
}

/** Plant, backswing, contact and follow-through of a kick, in order of time; what was not seen is not among them. */
export function momentsOfKick(kick: Kick, clip: ClipShape, view: View | null): KeyMoment[] {
  const contact = contactOf(kick, clip);
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
