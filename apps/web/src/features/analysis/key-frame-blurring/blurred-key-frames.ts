import type { Pose, ReviewInput } from '@touchline/vision';
import type { Still } from '../video-rendering/video-rendering-worker-messages.ts';
import { fitWithin } from '../video-rendering/fit-within.ts';
import { nearestFrame } from '../overlay/interpolate-pose.ts';
import { drawPlayerLimbs } from './draw-player-limbs.ts';
import { headRegion } from './head-region.ts';
import type { Square } from './head-region.ts';
import { pixelateSquare } from './pixelate-square.ts';
import { playerCropBox } from './player-crop-box.ts';
import type { CropBox } from './player-crop-box.ts';

/** A picture that may be sent: the player, with the face made unreadable. */
export interface BlurredKeyFrame {
  /** Which of the frames, from 0. */
  readonly frameNumber: number;
  /** Seconds from the start of the clip. */
  readonly timestamp: number;
  /** A JPEG in base64. */
  readonly imageData: string;
}

/** Settled with the specification: so many go to an AI. */
const MOST = 3;
const MOST_BYTES = 60 * 1024;
/** Tried one after the other until the file is small enough. */
const LONG_SIDES = [512, 384, 256] as const;
const QUALITIES = [0.8, 0.6, 0.4] as const;
/** Squares across a head and its margin: of the head itself there are two or three. */
const HEAD_CELLS = 5;
/** Squares across all that is not the player's limbs: nobody in it can be known, and nothing on it read. */
const CELLS = 24;
/** In seconds, how far from the picture the place of the head may have been seen. */
const SAME_PICTURE = 0.05;
/** In seconds: the head may be wherever it was around then. */
const AROUND = 0.1;

/**
 * Up to three of the pictures, in the order given, cut out around the player; the head, the shirt and what is behind the
 * player are squares of one colour each. A picture is left out where it is not sure that no face can be read in it: where more
 * than one person was seen in the clip, or the head's place is not known at that very moment.
 */
export async function blurredKeyFrames(
  stills: readonly Still[],
  { frames, people }: Pick<ReviewInput, 'frames' | 'people'>,
): Promise<BlurredKeyFrame[]> {
  if (people !== 1) return [];
  const made: BlurredKeyFrame[] = [];
  for (const still of stills) {
    if (made.length === MOST) break;
    const frame = nearestFrame(frames, still.time);
    if (!frame?.pose || Math.abs(frame.time - still.time) > SAME_PICTURE) continue;
    const near = frames.flatMap(({ time, pose }) => (pose !== null && Math.abs(time - still.time) <= AROUND ? [pose] : []));
    const blob = await blurred(still, frame.pose, near);
    if (blob === null) continue;
    made.push({ frameNumber: frames.indexOf(frame), timestamp: still.time, imageData: await base64Of(blob) });
  }
  return made;
}

/** Null where one of the heads is not sure to be hidden, or no file is small enough. */
async function blurred(still: Still, pose: Pose, near: readonly Pose[]): Promise<Blob | null> {
  const picture = await createImageBitmap(still.picture);
  try {
    const heads: Square[] = [];
    for (const one of near) {
      const head = headRegion(one, picture);
      if (head === null) return null;
      heads.push(head);
    }
    const cutout = playerCropBox(pose, picture);
    if (heads.length === 0 || cutout.width < 2 || cutout.height < 2) return null;
    for (const longSide of LONG_SIDES) {
      const canvas = drawn(picture, pose, heads, cutout, longSide);
      for (const quality of QUALITIES) {
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
        if (blob !== null && blob.type === 'image/jpeg' && blob.size <= MOST_BYTES) return blob;
      }
    }
    return null;
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, pose: Pose, heads: readonly Square[], cutout: CropBox, longSide: number): HTMLCanvasElement {
  const size = fitWithin(cutout.width, cutout.height, longSide);
  const scale = size.width / cutout.width;
  const context = contextOf(size);
  const draw = (on: CanvasRenderingContext2D): void =>
    on.drawImage(picture, cutout.x, cutout.y, cutout.width, cutout.height, 0, 0, size.width, size.height);
  draw(context);
  pixelateSquare(context, { x: 0, y: 0, side: Math.max(size.width, size.height) }, CELLS);

  const player = contextOf(size);
  drawPlayerLimbs(player, pose, scale * Math.max(...heads.map(({ side }) => side)), ({ x, y }) => ({
    x: (x * picture.width - cutout.x) * scale,
    y: (y * picture.height - cutout.y) * scale,
  }));
  player.globalCompositeOperation = 'source-in';
  draw(player);
  context.drawImage(player.canvas, 0, 0);

  for (const { x, y, side } of heads) {
    pixelateSquare(context, { x: (x - cutout.x) * scale, y: (y - cutout.y) * scale, side: side * scale }, HEAD_CELLS);
  }
  return context.canvas;
}

function contextOf({ width, height }: { readonly width: number; readonly height: number }): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas to draw on');
  return context;
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('a picture could not be read')));
    reader.readAsDataURL(blob);
  });
}
