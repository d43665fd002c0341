import { readFileSync } from 'node:fs';
import type { ClipShape, DetectedFrame } from '../landmarks.ts';

type Written = {
  readonly clip: ClipShape;
  /** Time, then for each person x, y and visibility of all landmarks in a row. */
  readonly frames: readonly (readonly [number, ...(readonly number[])[]])[];
};

export const recordingNames = [
  'kick-720p-h264',
  'kick-360p-h264',
  'two-people-vp9',
  // The same kick darkened, and beside its own mirror image: only what the product analysed, and whom it followed.
  'kick-dark-h264',
  'two-kickers-h264',
] as const;
export type RecordingName = (typeof recordingNames)[number];

type Recording = { readonly clip: ClipShape; readonly frames: readonly DetectedFrame[] };

/** Each file is read once. */
const read = new Map<RecordingName, Recording>();

/** What the detector saw in the frames of a real clip, in all of them where `scripts/record-landmarks.ts` made it. */
export function recordingOf(name: RecordingName): Recording {
  const recording = read.get(name) ?? readRecording(name);
  read.set(name, recording);
  return recording;
}

function readRecording(name: RecordingName): Recording {
  return recordingIn(readFileSync(new URL(`../recordings/${name}.json`, import.meta.url), 'utf8'));
}

/** What `scripts/record-landmarks.ts` wrote of a clip. */
export function recordingIn(text: string): Recording {
  const { clip, frames } = JSON.parse(text) as Written;
  return {
    clip,
    frames: frames.map(([time, ...people]) => ({ time, poses: people.map(poseOf) })),
  };
}

function poseOf(numbers: readonly number[]) {
  return Array.from({ length: numbers.length / 3 }, (_, index) => {
    const [x = 0, y = 0, visibility = 0] = numbers.slice(index * 3, index * 3 + 3);
    return { x, y, visibility };
  });
}
