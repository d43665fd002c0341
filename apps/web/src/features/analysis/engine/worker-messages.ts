import type { ClipShape } from '@touchline/vision';
import type { ModelFiles } from './pose-detector.ts';
import type { EngineReadiness, EngineRequest, EngineResult, EngineStage, LiveFrame, LivePeople, LivePicture } from './engine-types.ts';
import type { SourceFailure } from './source/clip-source-types.ts';

/** What the page tells its worker. `video` answers where a `<video>` has to decode, which a worker cannot have. */
export type ToWorker =
  | { readonly kind: 'start'; readonly files: ModelFiles }
  | { readonly kind: 'analyse'; readonly request: EngineRequest; readonly video: MessagePort }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'detectLive'; readonly picture: LivePicture; readonly wantsGrey: boolean };

/** What the worker tells the page. One analysis runs at a time. */
export type FromWorker =
  | { readonly kind: 'started'; readonly readiness: EngineReadiness }
  | { readonly kind: 'progress'; readonly fraction: number; readonly stage: EngineStage }
  | { readonly kind: 'frame'; readonly frame: LiveFrame }
  | { readonly kind: 'done'; readonly result: EngineResult }
  | { readonly kind: 'liveDetected'; readonly seen: LivePeople }
  /** Something failed that nobody foresaw: the worker is of no more use. */
  | { readonly kind: 'broken' };

/** What the worker asks of the page's `<video>`: to open the clip, then for the picture at a time. */
export type ToVideo = { readonly kind: 'open'; readonly clip: Blob } | { readonly kind: 'picture'; readonly time: number };

export type FromVideo =
  | { readonly kind: 'opened'; readonly shape: ClipShape }
  | { readonly kind: 'failed'; readonly failure: SourceFailure }
  | { readonly kind: 'picture'; readonly picture: ImageBitmap | null };
