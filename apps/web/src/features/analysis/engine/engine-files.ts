import loader from '@mediapipe/tasks-vision/vision_wasm_module_internal.js?url';
import wasm from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';
import full from 'virtual:pose-model/full';
import lite from 'virtual:pose-model/lite';
import type { ModelFiles } from './pose-detector.ts';
import type { Wanted } from './download-model.ts';

const address = (path: string): string => new URL(path, location.href).href;

const program = { loader: address(loader), wasm: address(wasm) };

/** `full` is for clips, `lite` for what has to keep up with a camera. */
export type EngineModel = 'full' | 'lite';

/** Where the parts of each model are served: our own origin, under names that change with their content. */
export const modelFiles: Readonly<Record<EngineModel, ModelFiles>> = {
  full: { ...program, model: address(full) },
  lite: { ...program, model: address(lite) },
};

// By its address, not as something to be started: it is fetched and kept before it runs.
const workers = import.meta.glob<string>('./*.worker.ts', { query: '?worker&url', import: 'default', eager: true });

export const workerAddress = address(workers['./pose.worker.ts'] ?? '');

/** What each model needs to run, whichever it is. */
const shared: readonly Wanted[] = [
  { address: program.wasm, bytes: 11_150_000 },
  { address: workerAddress, bytes: 800_000 },
  { address: program.loader, bytes: 320_000 },
];

/** All that the engine needs with each model. */
export const engineFiles: Readonly<Record<EngineModel, readonly Wanted[]>> = {
  full: [...shared, { address: modelFiles.full.model, bytes: 9_410_000 }],
  lite: [...shared, { address: modelFiles.lite.model, bytes: 5_790_000 }],
};
