import loader from '@mediapipe/tasks-vision/vision_wasm_module_internal.js?url';
import wasm from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';
import model from 'virtual:pose-model';
import type { ModelFiles } from './pose-detector.ts';
import type { Wanted } from './download-model.ts';

const address = (path: string): string => new URL(path, location.href).href;

/** Where the parts of the model are served: our own origin, under names that change with their content. */
export const modelFiles: ModelFiles = { loader: address(loader), wasm: address(wasm), model: address(model) };

// By its address, not as something to be started: it is fetched and kept before it runs.
const workers = import.meta.glob<string>('./*.worker.ts', { query: '?worker&url', import: 'default', eager: true });

export const workerAddress = address(workers['./pose.worker.ts'] ?? '');

/** All that the engine needs. */
export const engineFiles: readonly Wanted[] = [
  { address: modelFiles.wasm, bytes: 11_150_000 },
  { address: modelFiles.model, bytes: 9_410_000 },
  { address: workerAddress, bytes: 800_000 },
  { address: modelFiles.loader, bytes: 320_000 },
];
