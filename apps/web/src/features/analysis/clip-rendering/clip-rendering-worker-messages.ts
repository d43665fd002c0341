import type { PoseFrame } from '@touchline/vision';
import type { OverlayColours } from '../overlay/overlay-colours.ts';

/** A still picture out of a clip, as JPEG. */
export interface Still {
  /** Seconds from the start of the clip. */
  readonly time: number;
  readonly picture: Blob;
}

/** Pictures of a clip, at the given times or all of them; the longer side at most so many pixels. */
export interface StillsTask {
  readonly kind: 'stills';
  readonly clip: Blob;
  /** Seconds, in any order. */
  readonly times: readonly number[] | 'all';
  readonly longSide: number;
}

/** The clip once more with the skeleton over it. */
export interface OverlayTask {
  readonly kind: 'overlay';
  readonly clip: Blob;
  readonly frames: readonly PoseFrame[];
  readonly colours: OverlayColours;
  /** The camera faced the player: the video is turned round as the player saw it. */
  readonly mirrored: boolean;
  readonly longSide: number;
}

export type RenderingTask = StillsTask | OverlayTask;

/** What comes back, until `done` or `failed`. */
export type RenderingNews =
  | { readonly kind: 'still'; readonly asked: number; readonly still: Still }
  /** Seconds of the clip that are done. */
  | { readonly kind: 'progress'; readonly time: number }
  | { readonly kind: 'video'; readonly blob: Blob; readonly duration: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly reason: string };
