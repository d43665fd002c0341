export type {
  Engine,
  EngineFailure,
  EngineOutcome,
  EngineReadiness,
  EngineRequest,
  EngineResult,
  EngineStage,
  EngineWatch,
  Glance,
  LiveFrame,
} from './engine.ts';
export { openEngine } from './open-engine.ts';
