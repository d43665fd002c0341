import type { ClipShape, Pose, PoseFrame } from '../landmarks.ts';
import type { KeyMoment } from '../review-types.ts';
import { turnRules } from './stance-and-turn-constants.ts';
import { isSceneCut } from '../signal/split-at-gaps-and-scene-cuts.ts';
import { bodyPoint, hipCentre } from '../signal/geometry.ts';
import { trunkLength } from '../signal/leg-and-trunk-length.ts';
import { goesBackAfter } from '../signs/direction-after-turn.ts';
import { maxBy } from './max-by.ts';

type Facing = 1 | -1;

/** Which side the player's left is on: 1 to the right of the picture, -1 to the left, null seen edge on. */
function facingOf(pose: Pose | null, clip: ClipShape, trunk: number): Facing | null {
  const widths = (['Shoulder', 'Hip'] as const).map((joint) => {
    const [left, right] = [bodyPoint(pose, `left${joint}`, clip), bodyPoint(pose, `right${joint}`, clip)];
    return left && right && (left.x - right.x) / trunk;
  });
  const [shoulders, hips] = widths;
  if (shoulders === null || shoulders === undefined || hips === null || hips === undefined) return null;
  const width = (shoulders + hips) / 2;
  if (Math.abs(width) < turnRules.facing) return null;
  return width > 0 ? 1 : -1;
}

/** A stretch of time in which the player faced one way. */
interface Stretch {
  readonly facing: Facing;
  readonly from: number;
  readonly to: number;
}

function stretchesOf(frames: readonly PoseFrame[], clip: ClipShape, trunk: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { time, pose } of frames) {
    const facing = facingOf(pose, clip, trunk);
    if (facing === null) continue;
    const last = stretches.at(-1);
    if (last?.facing === facing) stretches[stretches.length - 1] = { ...last, to: time };
    else stretches.push({ facing, from: time, to: time });
  }
  return stretches.filter(({ from, to }) => to - from >= turnRules.holdSeconds);
}

function lowestHips(frames: readonly PoseFrame[], clip: ClipShape, from: number, to: number): number | null {
  const between = frames.filter(({ time }) => time >= from && time <= to);
  return maxBy(between, ({ pose }) => hipCentre(pose, clip)?.y ?? null)?.time ?? null;
}

/** Whether the scene was cut near a time: who faces the other way then may be somebody else. */
function isCutNear(time: number, frames: readonly PoseFrame[], clip: ClipShape): boolean {
  const near = frames.filter((frame) => frame.pose !== null && Math.abs(frame.time - time) <= turnRules.cutSeconds);
  return near.some((frame, at) => {
    const before = near[at - 1];
    return before !== undefined && isSceneCut(before, frame, clip);
  });
}

/**
 * The turns in clean frames: where the facing flips for good and the player goes back the way that they came, at the
 * lowest point of the hips. In order of time.
 */
export function findTurns(frames: readonly PoseFrame[], clip: ClipShape): KeyMoment[] {
  const trunk = trunkLength(frames, clip);
  if (trunk === null) return [];
  const stretches = stretchesOf(frames, clip, trunk);
  return stretches.flatMap((after, at): KeyMoment[] => {
    const before = stretches[at - 1];
    if (!before || before.facing === after.facing) return [];
    const around = turnRules.aroundSeconds;
    const time = lowestHips(frames, clip, before.to - around, after.from + around);
    return time === null || isCutNear(time, frames, clip) || !goesBackAfter(time, frames, clip) ? [] : [{ name: 'turn', time }];
  });
}
