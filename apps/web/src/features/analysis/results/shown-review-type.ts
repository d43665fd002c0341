import type { ClipShape, FormReview, PoseFrame } from '@touchline/vision';
import type { Still } from '../clip-rendering/clip-rendering-worker-messages.ts';
import type { RemoteClip } from './player/local-or-remote-clip.ts';

/** Everything a results page shows: of an analysis just done, or of one that was saved. */
export interface ShownReview {
  readonly review: FormReview;
  readonly shape: ClipShape;
  /** In order of time. */
  readonly frames: readonly PoseFrame[];
  /** Null where it was not saved. */
  readonly clip: Blob | null;
  /** The clip that the account has kept, where this device has none. */
  readonly linked?: RemoteClip | null;
  /** Pictures of the key moments, in order of time; those that have come so far. */
  readonly stills: readonly Still[];
  /** The camera faced the player. */
  readonly mirrored: boolean;
}
