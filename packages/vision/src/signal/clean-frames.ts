import { landmarkIndex } from '../landmarks.ts';
import type { ClipShape, Landmark, Pose, PoseFrame } from '../landmarks.ts';
import { cleaning, smoothing, visibility } from './signal-constants.ts';
import { withoutOutliers } from './drop-outlier-frames.ts';
import { splitAtGapsAndSceneCuts } from './split-at-gaps-and-scene-cuts.ts';
import { legLength } from './leg-and-trunk-length.ts';
import { interpolate, smoother } from './smooth-values.ts';
import type { Smoothing } from './smooth-values.ts';
import { withoutSwaps } from './drop-left-right-swaps.ts';

const everyPoint = Object.values(landmarkIndex);

interface Settings extends Smoothing {
  /** The landmarks to clean; the others stay as they were seen. */
  readonly points: readonly number[];
}

/** One landmark over a segment; null where it was not seen well enough to follow. */
type Track = (Landmark | null)[];

function trackOf(segment: readonly PoseFrame[], point: number): Track {
  return segment.map(({ pose }) => {
    const landmark = pose?.[point];
    return landmark && landmark.visibility >= visibility.follow ? landmark : null;
  });
}

/** Spans of a track without a hole, as [from, past the end]. */
function stretches(track: Track): [number, number][] {
  const found: [number, number][] = [];
  let from: number | null = null;
  for (const [at, landmark] of [...track, null].entries()) {
    if (landmark && from === null) from = at;
    if (!landmark && from !== null) {
      found.push([from, at]);
      from = null;
    }
  }
  return found;
}

/** Fills short holes between two sightings. What is filled is good enough to follow, never for a finding. */
function filled(track: Track, times: readonly number[]): Track {
  const whole = [...track];
  const spans = stretches(track);
  for (const [at, [, hole]] of spans.entries()) {
    const end = spans[at + 1]?.[0];
    const [before, after] = [track[hole - 1], end === undefined ? null : track[end]];
    if (end === undefined || end - hole > cleaning.fillFrames || !before || !after) continue;
    const [known, wanted] = [[times[hole - 1] ?? 0, times[end] ?? 0], times.slice(hole, end)];
    const xs = interpolate(known, [before.x, after.x], wanted);
    const ys = interpolate(known, [before.y, after.y], wanted);
    for (const [step, x] of xs.entries()) {
      whole[hole + step] = { x, y: ys[step] ?? before.y, visibility: visibility.follow };
    }
  }
  return whole;
}

/** `overAll` smooths what is seen at all of these times, as most points are. */
function smoothed(track: Track, times: readonly number[], settings: Smoothing, overAll: ReturnType<typeof smoother>): Track {
  const clean = [...track];
  for (const [from, to] of stretches(track)) {
    const seen = track.slice(from, to).filter((landmark) => landmark !== null);
    const along = seen.length === times.length ? overAll : smoother(times.slice(from, to), settings);
    const xs = along(seen.map(({ x }) => x));
    const ys = along(seen.map(({ y }) => y));
    for (const [step, landmark] of seen.entries()) {
      clean[from + step] = { ...landmark, x: xs[step] ?? landmark.x, y: ys[step] ?? landmark.y };
    }
  }
  return clean;
}

function cleanSegment(segment: readonly PoseFrame[], clip: ClipShape, leg: number | null, settings: Settings): PoseFrame[] {
  const believed = leg === null ? segment : withoutSwaps(segment, clip, leg);
  const times = segment.map(({ time }) => time);
  const overAll = smoother(times, settings);
  const tracks = new Map(
    settings.points.map((point) => [point, smoothed(filled(trackOf(believed, point), times), times, settings, overAll)]),
  );
  return believed.map(({ time, pose }, at) => {
    if (!pose && [...tracks.values()].every((track) => !track[at])) return { time, pose: null };
    // A landmark that stays hidden keeps its place and its low visibility, so that nobody mistakes it for seen.
    const hidden = { x: 0, y: 0, visibility: 0 };
    const whole: Pose = everyPoint.map((point) => tracks.get(point)?.[at] ?? pose?.[point] ?? hidden);
    return { time, pose: whole };
  });
}

/**
 * The followed player's frames without outliers and swapped legs, with gaps of up to three frames filled, and smoothed: median of
 * three, then a zero-phase Butterworth of `cutoff` Hz (10 unless told). Only within contiguous segments.
 */
export function cleanFrames(
  frames: readonly PoseFrame[],
  clip: ClipShape,
  { cutoff = smoothing.cutoff, useMedian = true, points = everyPoint }: Partial<Settings> = {},
): PoseFrame[] {
  const leg = legLength(frames, clip);
  return splitAtGapsAndSceneCuts(withoutOutliers(frames, clip), clip).flatMap((segment) => cleanSegment(segment, clip, leg, { cutoff, useMedian, points }));
}
