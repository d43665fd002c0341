import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { timeSlack, touchRules } from '../analysis-constants.ts';
import { trunkLengthIn } from '../signal/body-lengths.ts';
import { distance, hipCentre } from '../signal/geometry.ts';
import type { Point } from '../signal/geometry.ts';
import { median } from '../signal/median.ts';

/** Where the player is, and how large, in picture heights, over some frames; null where they were not seen. */
function placeOf(frames: readonly PoseFrame[], clip: ClipShape): { readonly hips: Point; readonly trunk: number } | null {
  const hips = frames.map(({ pose }) => hipCentre(pose, clip)).filter((place) => place !== null);
  const [x, y] = [median(hips.map((place) => place.x)), median(hips.map((place) => place.y))];
  const trunk = median(frames.map(({ pose }) => trunkLengthIn(pose, clip)).filter((length) => length !== null));
  return x === null || y === null || trunk === null || trunk <= 0 ? null : { hips: { x, y }, trunk };
}

/**
 * Whether the player is on the way to somewhere around a time: from before to after it they went across the picture, or
 * became larger or smaller, as who comes or goes does. `leg` is the leg length in picture heights.
 */
export function movesOff(segment: readonly PoseFrame[], time: number, clip: ClipShape, leg: number): boolean {
  const { awayFrom, awayTo } = touchRules;
  const during = (from: number, to: number) =>
    placeOf(segment.filter((frame) => frame.time >= time + from - timeSlack && frame.time <= time + to + timeSlack), clip);
  const [before, after] = [during(-awayTo, -awayFrom), during(awayFrom, awayTo)];
  if (before === null || after === null) return false;
  const growth = Math.abs(Math.log(after.trunk / before.trunk));
  return growth > touchRules.growth || distance(before.hips, after.hips) > touchRules.away * leg;
}
