import type { EngineStage, EngineWatch } from './engine.ts';
import { engineLimits } from './engine-limits.ts';

/** Part of an analysis at which each stage begins and ends; a stage that does not come is jumped over. */
const SPANS: Readonly<Record<EngineStage, readonly [number, number]>> = {
  loading: [0, 0.05],
  opening: [0.05, 0.1],
  coarse: [0.1, 0.55],
  counting: [0.1, 0.85],
  dense: [0.55, 0.85],
  again: [0.85, 0.95],
  reviewing: [0.95, 1],
};

/** Tells how far a stage is, 0–1. */
export type Report = (stage: EngineStage, done: number) => void;

/** Reports progress that never goes back, at most ten times a second and at each new stage. `now` in seconds. */
export function reporter(onProgress: EngineWatch['onProgress'], now: () => number): Report {
  let fraction = 0;
  let lastStage: EngineStage | null = null;
  let lastTime = -Infinity;
  return (stage, done) => {
    const [from, to] = SPANS[stage];
    fraction = Math.max(fraction, from + (to - from) * done);
    if (stage === lastStage && now() - lastTime < engineLimits.report) return;
    lastStage = stage;
    lastTime = now();
    onProgress?.(fraction, stage);
  };
}
