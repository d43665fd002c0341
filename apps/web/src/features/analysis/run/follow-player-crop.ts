import type { Pose } from '@touchline/vision';
import { cropPictureAroundPlayer, keptIn, type Crop } from '../results/crop-picture-around-player.ts';

/** So much of the picture's width and height is seen at least: nearer, a small picture is only blurred. */
const NEAREST = 0.5;

/** How far the picture goes to where the player is, with each frame, of 1: it glides, and a player who is lost for a moment stays. */
const GLIDE = 0.15;

/** As much of a picture as there is in another shape, in its middle; both as width by height. */
function mostOf(picture: number, shape: number): Crop {
  const height = Math.min(1, picture / shape);
  const width = (height * shape) / picture;
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/**
 * The part of the picture to show next, in a shape (width by height), on the way from the one that is shown to the player; where nobody was found, to
 * all of it. The first one, with `shown` null, is there at once.
 */
export function nextFollowPlayerCrop(shown: Crop | null, pose: Pose | null, picture: number, shape = picture): Crop {
  const most = mostOf(picture, shape);
  const aim = pose === null ? most : noNearer(cropPictureAroundPlayer(pose, picture, shape), most);
  if (shown === null) return aim;
  const go = (from: number, to: number): number => from + (to - from) * GLIDE;
  return { x: go(shown.x, aim.x), y: go(shown.y, aim.y), width: go(shown.width, aim.width), height: go(shown.height, aim.height) };
}

function noNearer(crop: Crop, most: Crop): Crop {
  const share = Math.max(NEAREST, crop.height / most.height);
  const [width, height] = [most.width * share, most.height * share];
  return { x: keptIn(crop.x + crop.width / 2 - width / 2, width), y: keptIn(crop.y + crop.height / 2 - height / 2, height), width, height };
}
