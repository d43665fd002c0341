import type { AnalysisType } from '@touchline/domain';
import { denseWindows, furtherWindows } from '../frames/dense-sampling-windows.ts';
import type { Span } from '../frames/dense-sampling-windows.ts';
import { coarseTimes } from '../frames/frame-plan.ts';
import type { ClipShape, DetectedFrame } from '../landmarks.ts';
import { findKickMoments } from '../moments/find-moments.ts';
import { followPerson } from '../person/follow-person.ts';

function nearest(frames: readonly DetectedFrame[], time: number): DetectedFrame | undefined {
  let [found, least] = [frames[0], Infinity];
  for (const frame of frames) {
    const away = Math.abs(frame.time - time);
    if (away < least) [found, least] = [frame, away];
  }
  return found;
}

/**
 * Of all frames of a recording, those that the product analyses: the first pass, begun `shift` seconds late, then every
 * source frame of the dense windows, and where these show a kick, of the further ones.
 */
export function analysedFrames(
  frames: readonly DetectedFrame[],
  clip: ClipShape,
  type: AnalysisType,
  shift = 0,
): DetectedFrame[] {
  const coarse = new Set(coarseTimes(clip, type).flatMap((time) => nearest(frames, time + shift) ?? []));
  const followed = followPerson([...coarse], clip).frames;
  const seenIn = (windows: readonly Span[]) =>
    frames.filter((frame) => coarse.has(frame) || windows.some(({ from, to }) => frame.time >= from && frame.time <= to));
  const windows = denseWindows(followed, clip, type);
  const seen = seenIn(windows);
  const isKick = windows.length > 0 && findKickMoments(followPerson(seen, clip).frames, clip, type).length > 0;
  return isKick ? seenIn([...windows, ...furtherWindows(followed, clip, type)]) : seen;
}
