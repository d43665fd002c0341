import type { ClipShape } from '@touchline/vision';
import type { VideoSample } from 'mediabunny';

/** One decoded frame; `draw` turns it as a person sees it. Whoever gets it closes it. */
export type ClipFrame = VideoSample;

/** A clip that is open for decoding. */
export interface ClipSource {
  readonly shape: ClipShape;
  /** When its frames are shown, in seconds, ascending: what can be asked of `frames`. */
  readonly times: readonly number[];
  /**
   * The frames of the given times (of `times`, ascending), in order. There may be fewer than were asked for: who asks
   * counts them. Ends early when the signal says so.
   */
  readonly frames: (times: readonly number[], signal: AbortSignal) => AsyncGenerator<ClipFrame, void, undefined>;
  /** What has happened where not one frame comes. */
  readonly whenEmpty: 'noFrames' | 'seekTimeout';
  readonly close: () => void;
}

/** Why a clip cannot be opened. */
export type SourceFailure = 'unreadable' | 'noVideoTrack' | 'undecodable';

export type OpenedSource =
  | { readonly ok: true; readonly source: ClipSource }
  | { readonly ok: false; readonly failure: SourceFailure };
