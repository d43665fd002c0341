import { boundingBox, landmarkIndex, type Pose, type PoseFrame } from '@touchline/vision';
import type { Crop } from '../crop-picture-around-player.ts';

/** Air around the player, in parts of the tallest that the player is in the clip. */
const AIR = 0.14;

/**
 * The part of the picture that holds the player of a moment, in the shape asked for (`aspect`: width by height in
 * pixels). It is as large in each moment, and as high, and goes along with the player's hips, so that a run-up does not
 * make them small. `picture` is the picture's own width by height.
 */
export function cropFollowingPlayer(frames: readonly PoseFrame[], picture: number, aspect: number): (pose: Pose) => Crop {
  const poses = frames.flatMap(({ pose }) => (pose === null ? [] : [pose]));
  const boxes = poses.flatMap((pose) => boundingBox(pose) ?? []);
  const top = boxes.reduce((least, { y }) => Math.min(least, y), 1);
  const bottom = boxes.reduce((most, { y, height }) => Math.max(most, y + height), 0);
  // A step or a lunge may reach further than the player is tall; in heights of the picture, as the height is.
  const widest = poses.reduce((most, pose) => Math.max(most, 2 * reachOf(pose) * picture), 0);
  const tall = Math.max((bottom - top) * (1 + 2 * AIR), (widest * (1 + 2 * AIR)) / aspect, 0.1);
  const width = (tall * aspect) / picture;
  const y = (top + bottom) / 2 - tall / 2;
  return (pose) => ({ x: hipsOf(pose) - width / 2, y, width, height: tall });
}

/** The middle between the hips, in parts of the picture's width. */
function hipsOf(pose: Pose): number {
  const [left, right] = [pose[landmarkIndex.leftHip], pose[landmarkIndex.rightHip]];
  return ((left?.x ?? 0.5) + (right?.x ?? 0.5)) / 2;
}

/** How far the player reaches from the hips to either side, in parts of the picture's width. */
function reachOf(pose: Pose): number {
  const box = boundingBox(pose);
  if (box === null) return 0;
  const hips = hipsOf(pose);
  return Math.max(hips - box.x, box.x + box.width - hips);
}
