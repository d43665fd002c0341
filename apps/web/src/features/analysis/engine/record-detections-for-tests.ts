import type { ClipShape, DetectedFrame } from '@touchline/vision';
import { startDetector } from './pose-detector.ts';
import { modelFiles } from './engine-files.ts';
import { frameDetectorFor } from './frame-detector.ts';
import { frameOpener } from './pixels/frame-pixels.ts';
import { openWebCodecsSource } from './source/webcodecs-clip-source.ts';

/**
 * Everything the detector sees in a clip, frame by frame: for `scripts/record-landmarks.ts`, which keeps it as a
 * recording for tests of the rules. Throws where the clip cannot be read.
 */
export async function recordDetections(clip: Blob): Promise<{ readonly clip: ClipShape; readonly frames: DetectedFrame[] }> {
  const opened = await openWebCodecsSource(clip);
  if (!opened.ok) throw new Error(opened.failure);
  const { source } = opened;
  const detector = await startDetector(modelFiles.full);
  const people = frameDetectorFor(source.shape, detector);
  const open = frameOpener();
  const frames: DetectedFrame[] = [];
  for await (const decoded of source.frames(source.times, new AbortController().signal)) {
    const frame = await open(decoded);
    frames.push({ time: frame.timestamp, poses: people(frame) });
    frame.close();
  }
  detector.close();
  source.close();
  return { clip: source.shape, frames };
}
