import type { EngineStage, EngineWatch } from './engine-types.ts';
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

/**
 * Reports progress that never goes back, at most ten times a second and at each new stage. Where an analysis ends after
 * `whole` seconds from now at the latest, its time counts as its work does: on a slow device the bar is near its end when
 * the time is. `now` in seconds.
 */
export function reporter(onProgress: EngineWatch['onProgress'], now: () => number, whole = Infinity): Report {
  const beganAt = now();
  let fraction = 0;
  let lastStage: EngineStage | null = null;
  let lastTime = -Infinity;
  return (stage, done) => {
    const [from, to] = SPANS[stage];
    const spent = Math.min(1, (now() - beganAt) / whole);
    fraction = Math.max(fraction, from + (to - from) * done, SPANS.reviewing[0] * spent);
    if (stage === lastStage && now() - lastTime < engineLimits.report) return;
    lastStage = stage;
    lastTime = now();
    onProgress?.(fraction, stage);
  };
}
