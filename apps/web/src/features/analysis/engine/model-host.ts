import type { ModelFiles } from './pose-detector.ts';
import type { EngineReadiness, EngineRequest, EngineResult, EngineWatch, LivePeople, LivePicture } from './engine-types.ts';

/** Where the model runs: in a worker, or on the page where a device cannot do that. */
export interface Host {
  readonly start: (files: ModelFiles) => Promise<EngineReadiness>;
  /** One at a time. Rejects where something is broken for good; the host is then of no more use. */
  readonly analyse: (request: EngineRequest, watch: EngineWatch) => Promise<EngineResult>;
  /** One at a time, and none while an analysis runs. The picture may be taken over. Rejects as `analyse` does. */
  readonly detectLive: (picture: LivePicture, wantsGrey: boolean) => Promise<LivePeople>;
  readonly close: () => void;
}
