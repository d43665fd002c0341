import type { ClipFrame } from '../source/clip-source-types.ts';
import { canvasPixels, type Draw, type ReadPixels } from './canvas-pixels.ts';
import { pixelResampler, type PixelPart, type StoredPixels } from './resample-pixels.ts';

/** A decoded frame whose pixels can be read, until the next one is opened. Whoever gets it closes it. */
export interface OpenFrame {
  /** Seconds. */
  readonly timestamp: number;
  readonly read: ReadPixels;
  readonly close: () => void;
}

/** What a frame has to be able to do to be opened: a decoder's can, and a camera's (`camera-frame.ts`). */
export interface ReadableFrame
  extends Pick<ClipFrame, 'timestamp' | 'visibleRect' | 'rotation' | 'flip' | 'displayWidth' | 'displayHeight' | 'allocationSize' | 'copyTo' | 'close'> {
  readonly draw: Draw;
}

/** Opens one frame after the other, and closes each, also where it fails. */
export type FrameOpener = (frame: ReadableFrame) => Promise<OpenFrame>;

/**
 * Reads frames by copying the whole of each once, into memory that is used again for the next, and gives the decoder its
 * picture back. A canvas serves where a browser does not copy a frame as red, green and blue. It is the second choice:
 * Chromium keeps a copy of each frame that is drawn, of up to 512 MB together (docs/vision.md).
 */
export function frameOpener(): FrameOpener {
  const drawn = canvasPixels();
  let memory = new Uint32Array();
  let isCopied = true;
  const copy = async (frame: ReadableFrame): Promise<StoredPixels | null> => {
    const { width, height } = frame.visibleRect;
    const bytes = 4 * width * height;
    // A browser that does not know the format tells the size of the one that the frame is in.
    if (frame.allocationSize({ format: 'RGBA' }) !== bytes) return null;
    if (memory.byteLength !== bytes) memory = new Uint32Array(width * height);
    const [plane] = await frame.copyTo(memory, { format: 'RGBA' });
    if (plane?.offset !== 0 || plane.stride !== 4 * width) return null;
    const { rotation, flip, displayWidth, displayHeight } = frame;
    return { pixels: memory, width, height, rotation, flip, seenWidth: displayWidth, seenHeight: displayHeight };
  };
  const scaled = scaledReader();
  return async (frame) => {
    const { timestamp } = frame;
    if (isCopied) {
      const stored = await copy(frame).catch(() => null);
      if (stored !== null) {
        frame.close();
        return { timestamp, read: scaled(stored), close: () => undefined };
      }
      // One that cannot be copied is of a kind that cannot: the next one is neither.
      isCopied = false;
      memory = new Uint32Array();
    }
    return {
      timestamp,
      read: drawn((context, ...place) => frame.draw(context, ...place)),
      close: () => frame.close(),
    };
  };
}

/** Whether this is the whole of a picture as it is stored: then its pixels need not be copied once more. */
function isAsStored({ rotation, flip, seenWidth, seenHeight, ...stored }: StoredPixels, part: PixelPart, width: number, height: number): boolean {
  const isWhole = part.x === 0 && part.y === 0 && part.width === seenWidth && part.height === seenHeight;
  return isWhole && rotation === 0 && !flip && width === stored.width && height === stored.height;
}

/** Reads stored pixels into one piece of memory, as large as the largest picture so far. */
function scaledReader(): (stored: StoredPixels) => ReadPixels {
  const resample = pixelResampler();
  let memory = new ArrayBuffer(0);
  return (stored) => (part, width, height) => {
    const bytes = 4 * width * height;
    if (isAsStored(stored, part, width, height)) {
      const { buffer, byteOffset } = stored.pixels;
      return new ImageData(new Uint8ClampedArray(buffer, byteOffset, bytes), width, height);
    }
    if (memory.byteLength < bytes) memory = new ArrayBuffer(bytes);
    resample(stored, part, new Uint32Array(memory, 0, width * height), width, height);
    return new ImageData(new Uint8ClampedArray(memory, 0, bytes), width, height);
  };
}
