import { PoseLandmarker } from '@mediapipe/tasks-vision';
import type { Pose } from '@touchline/vision';

/** Where the parts of the model are served, as full addresses. */
export interface ModelFiles {
  readonly loader: string;
  readonly wasm: string;
  readonly model: string;
}

export interface Detector {
  /** Up to three people in a picture, in no order. Blocks for some 30–50 ms on a weak device; throws when it fails. */
  readonly detect: (picture: ImageData) => readonly Pose[];
  readonly close: () => void;
}

/** Most people looked for; the one that is followed is chosen among them. */
const PEOPLE = 3;
/** Minimum confidence, and that of the detector (spec 002 §9). */
const MINIMUM_CONFIDENCE = 0.5;
const MINIMUM_DETECTION_CONFIDENCE = 0.3;

/**
 * Starts the pose model. Throws where the device cannot run it. Single pictures are analysed (image mode): that is
 * the same to the bit every time, and frames may come in any order.
 */
export async function startDetector(files: ModelFiles): Promise<Detector> {
  // The library takes the factory of its WebAssembly from the global scope, once. Put there by us, it works on the
  // page as in a worker, and the second time as the first; with a path of its own it would load a classic script.
  const { default: factory } = (await import(/* @vite-ignore */ files.loader)) as { readonly default: unknown };
  Object.assign(globalThis, { ModuleFactory: factory });
  const landmarker = await PoseLandmarker.createFromOptions(
    { wasmLoaderPath: '', wasmBinaryPath: files.wasm },
    {
      baseOptions: { modelAssetPath: files.model, delegate: 'CPU' },
      runningMode: 'IMAGE',
      numPoses: PEOPLE,
      minPoseDetectionConfidence: MINIMUM_DETECTION_CONFIDENCE,
      minPosePresenceConfidence: MINIMUM_CONFIDENCE,
      minTrackingConfidence: MINIMUM_CONFIDENCE,
    },
  );
  return {
    detect: (picture) => landmarker.detect(picture).landmarks,
    close: () => landmarker.close(),
  };
}
