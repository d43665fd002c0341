import { videoOf } from '../clip-rendering/clip-rendering-worker-client.ts';
import { overlayColours } from '../overlay/overlay-colours.ts';
import type { ShownReview } from '../results/shown-review-type.ts';

/** The clip with the skeleton over it (spec 002 §3, overlayVideo). */
export interface OverlayVideo {
  readonly blob: Blob;
  /** Seconds. */
  readonly duration: number;
  readonly mimeType: string;
  readonly metadata: {
    readonly recordingType: 'analysis_overlay';
    /** When it was made, ISO. */
    readonly timestamp: string;
  };
}

/** Pixels of the longer side: the most a phone films here (settled: 1280×720). */
const LONG_SIDE = 1280;

interface Watch {
  readonly signal: AbortSignal;
  /** Part that is done, 0–1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Draws the whole clip anew with the skeleton over it, turned round where the camera faced the player, without sound.
 * Null where there is nothing to draw on or no codec to write with (spec 002 §5). Throws `FilmFailed`.
 */
export async function overlayVideo(
  clip: Blob,
  { shape, frames, mirrored }: Pick<ShownReview, 'shape' | 'frames' | 'mirrored'>,
  { signal, onProgress }: Watch,
): Promise<OverlayVideo | null> {
  const task = { kind: 'overlay', clip, frames, mirrored, colours: overlayColours(), longSide: LONG_SIDE } as const;
  const video = await videoOf(task, {
    signal,
    onProgress: (time) => onProgress(shape.duration > 0 ? Math.min(1, time / shape.duration) : 1),
  });
  if (video === null) return null;
  return {
    ...video,
    mimeType: video.blob.type,
    metadata: { recordingType: 'analysis_overlay', timestamp: new Date().toISOString() },
  };
}
