import { m } from '@touchline/messages';
import type { EngineFailure } from './engine/index.ts';

/** The engine's reasons, and a fault that nobody has foreseen. */
export type AnalysisFailure = EngineFailure | 'unexpected';

const texts: Readonly<Record<AnalysisFailure, () => string>> = {
  modelUnavailable: m.analysis_failed_model,
  modelLate: m.analysis_failed_model_late,
  deviceCannot: m.analysis_failed_device,
  unreadable: m.analysis_failed_not_ready,
  noVideoTrack: m.analysis_failed_no_video,
  undecodable: m.analysis_failed_codec,
  tooLong: m.analysis_failed_too_long,
  noFrames: m.analysis_failed_no_frames,
  seekTimeout: m.analysis_failed_seek,
  timedOut: m.analysis_failed_timeout,
  cancelled: m.analysis_failed_unknown,
  unexpected: m.analysis_failed_unknown,
};

/** Why an analysis has no result (spec 002 §5 and §8). */
export function engineFailureText(failure: AnalysisFailure): string {
  return texts[failure]();
}
