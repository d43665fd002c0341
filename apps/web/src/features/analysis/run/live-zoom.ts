import type { Pose } from '@touchline/vision';
import { cropPictureAroundPlayer, type Crop } from '../results/crop-picture-around-player.ts';

/** So much of the picture's width and height is seen at least: nearer, a small picture is only blurred. */
const NEAREST = 0.5;

/** How far the picture goes to where the player is, with each frame, of 1: it glides, and a player who is lost for a moment stays. */
const GLIDE = 0.15;

/** All of the picture. */
export const wholePicture: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** The part of the picture to show next, on the way from the one that is shown to the player; where nobody was found, to the whole. */
export function nextZoom(shown: Crop, pose: Pose | null, aspect: number): Crop {
  const aim = pose === null ? wholePicture : noNearer(cropPictureAroundPlayer(pose, aspect, aspect));
  const go = (from: number, to: number): number => from + (to - from) * GLIDE;
  return { x: go(shown.x, aim.x), y: go(shown.y, aim.y), width: go(shown.width, aim.width), height: go(shown.height, aim.height) };
}

function noNearer({ x, y, width, height }: Crop): Crop {
  const share = Math.max(NEAREST, height);
  const keepIn = (start: number): number => Math.min(1 - share, Math.max(0, start));
  return { x: keepIn(x + width / 2 - share / 2), y: keepIn(y + height / 2 - share / 2), width: share, height: share };
}
