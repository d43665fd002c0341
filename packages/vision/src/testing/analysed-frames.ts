import type { AnalysisType } from '@touchline/domain';
import { denseWindows } from '../frames/dense-window.ts';
import { coarseTimes } from '../frames/frame-plan.ts';
import type { ClipShape, DetectedFrame } from '../landmarks.ts';
import { followPerson } from '../person/follow-person.ts';

function nearest(frames: readonly DetectedFrame[], time: number): DetectedFrame | undefined {
  return frames.toSorted((a, b) => Math.abs(a.time - time) - Math.abs(b.time - time))[0];
}

/**
 * Of all frames of a recording, those that the product analyses: the first pass, begun `shift` seconds late, then every
 * source frame of the dense windows.
 */
export function analysedFrames(
  frames: readonly DetectedFrame[],
  clip: ClipShape,
  type: AnalysisType,
  shift = 0,
): DetectedFrame[] {
  const coarse = new Set(coarseTimes(clip, type).flatMap((time) => nearest(frames, time + shift) ?? []));
  const windows = denseWindows(followPerson([...coarse], clip).frames, clip, type);
  return frames.filter((frame) => coarse.has(frame) || windows.some(({ from, to }) => frame.time >= from && frame.time <= to));
}
