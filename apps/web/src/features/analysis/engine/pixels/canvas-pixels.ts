import type { PixelPart } from './resample-pixels.ts';

/** The pixels of a part of a picture, so wide and high. What was read before may be overwritten. Throws where it fails. */
export type ReadPixels = (part: PixelPart, width: number, height: number) => ImageData;

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Draws this part of a picture, in its pixels, to this part of the canvas. */
export type Draw = (
  context: Context,
  ...place: [x: number, y: number, width: number, height: number, toX: number, toY: number, toWidth: number, toHeight: number]
) => void;

/** Shrunk by more than this, a picture is drawn with care: a canvas leaves out most of the pixels otherwise. */
const CAREFULLY = 8;

/** Reads pictures that can be drawn, by one canvas that is read back often. */
export function canvasPixels(): (draw: Draw) => ReadPixels {
  let context: Context | null = null;
  return (draw) => (part, width, height) => {
    context ??= newContext();
    const { canvas } = context;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    context.imageSmoothingQuality = part.width > CAREFULLY * width ? 'high' : 'low';
    draw(context, part.x, part.y, part.width, part.height, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  };
}

/** Older Safari has no canvas outside a document. */
function newContext(): Context {
  const canvas = 'OffscreenCanvas' in globalThis ? new OffscreenCanvas(1, 1) : document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (context === null) throw new Error('no canvas can be had here');
  return context;
}
