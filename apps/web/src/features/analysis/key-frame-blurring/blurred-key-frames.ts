import type { Pose, ReviewInput } from '@touchline/vision';
import type { Still } from '../video-rendering/video-rendering-worker-messages.ts';
import { fitLongerSide } from '../video-rendering/fit-longer-side.ts';
import { nearestFrame } from '../overlay/interpolate-pose.ts';
import { drawLimbMask } from './draw-limb-mask.ts';
import { headRegion } from './head-region.ts';
import type { Square } from './head-region.ts';

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
  const size = fitLongerSide(cutout.width, cutout.height, longSide);
  const scale = size.width / cutout.width;
  const context = contextOf(size);
  const draw = (on: CanvasRenderingContext2D): void =>
    on.drawImage(picture, cutout.x, cutout.y, cutout.width, cutout.height, 0, 0, size.width, size.height);
  draw(context);
  pixelateSquare(context, { x: 0, y: 0, side: Math.max(size.width, size.height) }, CELLS);

  const player = contextOf(size);
  drawLimbMask(player, pose, scale * Math.max(...heads.map(({ side }) => side)), ({ x, y }) => ({
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

/** Fills a square with so many by so many squares, each of its own mean colour. What lies outside of the canvas is left out. */
function pixelateSquare(context: CanvasRenderingContext2D, { x, y, side }: Square, cells: number): void {
  const edge = (start: number, step: number): number => Math.floor(start + (step * side) / cells);
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const [left, top] = [Math.max(0, edge(x, column)), Math.max(0, edge(y, row))];
      // The last ones reach to the end of the pixel in which they end.
      const width = Math.min(context.canvas.width, edge(x, column + 1) + (column === cells - 1 ? 1 : 0)) - left;
      const height = Math.min(context.canvas.height, edge(y, row + 1) + (row === cells - 1 ? 1 : 0)) - top;
      if (width <= 0 || height <= 0) continue;
      context.fillStyle = meanColour(context.getImageData(left, top, width, height).data);
      context.fillRect(left, top, width, height);
    }
  }
}

function meanColour(pixels: Uint8ClampedArray): string {
  const sums = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0);
  }
  return `rgb(${sums.map((sum) => Math.round(sum / (pixels.length / 4))).join(' ')})`;
}

/** In whole pixels of the picture. */
interface CropBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Around the player, in parts of the player's longer side: room for a ball at the foot, little for what is behind. */
const MARGIN = 0.25;

/** The part of a picture in which the player is; what else was filmed is nobody's business. */
function playerCropBox(pose: Pose, size: { readonly width: number; readonly height: number }): CropBox {
  const across = pose.map(({ x }) => x * size.width);
  const down = pose.map(({ y }) => y * size.height);
  const [left, right, top, bottom] = [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)];
  const margin = MARGIN * Math.max(right - left, bottom - top);
  const within = (place: number, most: number): number => Math.min(most, Math.max(0, Math.round(place)));
  const [x, y] = [within(left - margin, size.width), within(top - margin, size.height)];
  return { x, y, width: within(right + margin, size.width) - x, height: within(bottom + margin, size.height) - y };
}
