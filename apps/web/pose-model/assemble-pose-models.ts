import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { storedZip } from './stored-zip.ts';
import { withNormalisation } from './add-tflite-metadata.ts';

/**
 * The full landmark model (complexity 1, as in spec 002 §3) is for clips: the lite one is a fifth faster and half as
 * large, but places a kicking foot worse (docs/decisions/011-the-pose-engine.md). The lite one counts touches live.
 */
export const poseModelKinds = ['full', 'lite'] as const;
export type PoseModelKind = (typeof poseModelKinds)[number];

/** In @mediapipe/pose the packed assets are one file: the detector. */
const DETECTOR_MODEL = 'pose_solution_packed_assets.data';

/**
 * The pose model as MediaPipe's tasks take it, put together from the npm package @mediapipe/pose (Apache-2.0), so that
 * it is pinned by our lock file and served by ourselves.
 */
export async function assemblePoseModel(kind: PoseModelKind): Promise<Uint8Array> {
  const folder = dirname(createRequire(import.meta.url).resolve('@mediapipe/pose/package.json'));
  const [detector, landmarks] = await Promise.all(
    [DETECTOR_MODEL, `pose_landmark_${kind}.tflite`].map(async (name) => new Uint8Array(await readFile(join(folder, name)))),
  );
  if (detector === undefined || landmarks === undefined) throw new Error('the pose models are missing');
  return storedZip([
    { name: 'pose_detector.tflite', content: withNormalisation(detector, { mean: 127.5, deviation: 127.5 }) },
    { name: 'pose_landmarks_detector.tflite', content: withNormalisation(landmarks, { mean: 0, deviation: 255 }) },
  ]);
}
