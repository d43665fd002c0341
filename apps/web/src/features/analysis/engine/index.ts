export type {
  Engine,
  EngineFailure,
  EngineOutcome,
  EngineReadiness,
  EngineRequest,
  EngineResult,
  EngineStage,
  EngineWatch,
  LiveDetection,
  LiveFrame,
  LivePeople,
  LivePicture,
  PartialAnalysis,
} from './engine-types.ts';
export { holdEngine } from './count-engine-holders.ts';
export { openEngine } from './open-engine.ts';
