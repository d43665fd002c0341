import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { goThrough } from './kick-constants.ts';
import { timeSlack } from '../signal/signal-constants.ts';
import { bodyPoint } from '../signal/geometry.ts';
import type { Point } from '../signal/geometry.ts';
import { median } from '../signal/median.ts';
import { otherLeg } from './find-kicks.ts';
import type { Kick } from './find-kicks.ts';

/**
 * Whether the foot stops beside or behind the standing one, seen from the side: a ball that is sent away is met by a
 * foot that goes on past it. False where that cannot be seen: the standing foot points at the camera or away from it,
 * or the frames end too soon. `contact` in seconds.
 */
export function stopsShort({ leg, segment, legLength }: Kick, contact: number, clip: ClipShape): boolean {
  const standing = otherLeg(leg);
  const near = segment.filter(({ time }) => Math.abs(time - contact) <= goThrough.pointsWithin + timeSlack);
  const points = median(near.flatMap(({ pose }) => across(bodyPoint(pose, `${standing}Heel`, clip), bodyPoint(pose, `${standing}FootIndex`, clip)) ?? []));
  if (points === null || Math.abs(points) < goThrough.points * legLength) return false;
  const after = segment.filter(({ time }) => time > contact && time <= contact + goThrough.seconds + timeSlack);
  if ((after.at(-1)?.time ?? contact) - contact < goThrough.leastSeconds - timeSlack) return false;
  const past = after.flatMap((frame: PoseFrame) => {
    const ahead = across(bodyPoint(frame.pose, `${standing}Ankle`, clip), bodyPoint(frame.pose, `${leg}Ankle`, clip));
    return ahead === null ? [] : [ahead * Math.sign(points)];
  });
  return past.length > 0 && Math.max(...past) < goThrough.past * legLength;
}

/** How far it is from one to the other across the picture; null where either was not seen. */
function across(from: Point | null, to: Point | null): number | null {
  return from && to && to.x - from.x;
}
