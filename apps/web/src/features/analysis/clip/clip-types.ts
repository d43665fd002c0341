import type { VideoContainer } from '@touchline/domain';

/** A clip that has passed the checks. */
export interface Clip {
  /** Its bytes, with the media type that they announce. */
  readonly blob: Blob;
  readonly container: VideoContainer;
  /** Pixels, as a person sees it. */
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
  readonly source: ClipOrigin;
  /** The file's own name; null for what was filmed here. */
  readonly name: string | null;
  /** Filmed by a camera that looked at the player, who saw a mirror; the clip itself is not turned round. */
  readonly mirrored: boolean;
}

/** Chosen from the device, or filmed here. */
export type ClipOrigin = 'file' | 'camera';

/** A file on its way to become a clip. */
export interface Arrival extends Pick<Clip, 'source' | 'mirrored'> {
  readonly file: Blob;
}
