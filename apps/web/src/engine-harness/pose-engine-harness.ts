import loader from '@mediapipe/tasks-vision/vision_wasm_module_internal.js?url';
import wasm from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';
import { buildReview } from '@touchline/vision';
import model from 'virtual:pose-model/full';
import { openEngine } from '../features/analysis/engine/index.ts';
import { measureTouchCount } from '../features/camera-touch-count/index.ts';

// The pose engine without its page, as it is built and served: journeys and the bench drive it from outside. Beside it
// the baseline that the bench compares it with, and what makes a review anew.

let worker: Worker | undefined;

/** Decodes and detects these frames and nothing else; milliseconds, without the start of the model. */
function runBaseline(clip: Blob, times: readonly number[]): Promise<{ readonly milliseconds: number; readonly detected: number }> {
  const baseline = (worker ??= new Worker(new URL('./decode-and-detect-baseline.worker.ts', import.meta.url), { type: 'module' }));
  const address = (path: string): string => new URL(path, location.href).href;
  return new Promise((resolve) => {
    baseline.addEventListener('message', ({ data }) => resolve(data), { once: true });
    baseline.postMessage({ loader: address(loader), wasm: address(wasm), model: address(model), clip, times });
  });
}

Object.assign(window, { openEngine, runBaseline, buildReview, measureTouchCount });
