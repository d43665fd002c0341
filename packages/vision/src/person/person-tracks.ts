import type { ClipShape, DetectedFrame, Pose } from '../landmarks.ts';
import { following } from './following-constants.ts';
import { cleaning } from '../signal/signal-constants.ts';
import { bodyPoint, distance, hipCentre, midway, shoulderCentre } from '../signal/geometry.ts';
import type { Point } from '../signal/geometry.ts';
import { median } from '../signal/median.ts';
import { legLengthIn, trunkLengthIn } from '../signal/leg-and-trunk-length.ts';

/** One person in one frame. */
export interface Sighting {
  readonly time: number;
  readonly pose: Pose;
  readonly hips: Point;
  /** Trunk length in picture heights, as the person would have standing. */
  readonly size: number;
}

/** The sightings of one person, in order of time; never empty. */
export type Track = Sighting[];

/** A body on its head is one that the detector turned over. */
function isUpsideDown(pose: Pose, clip: ClipShape): boolean {
  const [hips, shoulders] = [hipCentre(pose, clip), shoulderCentre(pose, clip)];
  const ankles = [bodyPoint(pose, 'leftAnkle', clip, 0), bodyPoint(pose, 'rightAnkle', clip, 0)];
  if (!hips || !shoulders || shoulders.y <= hips.y) return false;
  return ankles.every((ankle) => ankle !== null && ankle.y < hips.y);
}

function sightingOf(time: number, pose: Pose, clip: ClipShape): Sighting | null {
  const hips = hipCentre(pose, clip);
  const size = Math.max(trunkLengthIn(pose, clip) ?? 0, (legLengthIn(pose, clip) ?? 0) * following.trunkByLeg);
  return hips && size > 0 && !isUpsideDown(pose, clip) ? { time, pose, hips, size } : null;
}

/** The person's size of late, in picture heights. */
export function sizeOf(track: Track): number {
  return median(track.slice(-following.sizeSightings).map(({ size }) => size)) ?? 0;
}

/** Where the hips are expected after sighting `at`: they go on across for a moment as they went, then stay. */
function expectedHips(track: Track, at: number, time: number): Point | null {
  const last = track[at];
  if (!last) return null;
  let earlier = at - 1;
  while (earlier >= 0 && last.time - (track[earlier]?.time ?? 0) < cleaning.neighbourSeconds / 2) earlier -= 1;
  const before = track[earlier];
  if (!before || last.time - before.time > following.glideSeconds) return last.hips;
  const share = Math.min(time - last.time, following.glideSeconds) / (last.time - before.time);
  return { x: last.hips.x + (last.hips.x - before.hips.x) * share, y: last.hips.y };
}

/** Whether two sizes can be one person's. */
export function alikeInSize(a: number, b: number): boolean {
  return Math.max(a / b, b / a) <= following.sizeFactor;
}

/** Half the width of the gate, in trunk lengths, for a person last seen so many seconds ago. */
function gateAfter(seconds: number, growth: number): number {
  const unseen = Math.max(0, seconds - cleaning.neighbourSeconds / 2);
  return Math.min(following.widestGate, following.gate + growth * unseen);
}

/** Trunk lengths between a sighting and where it is expected after sighting `at`; null outside the gate. */
function offFrom(track: Track, at: number, sighting: Sighting, size: number): number | null {
  const away = sighting.time - (track[at]?.time ?? -Infinity);
  const expected = expectedHips(track, at, sighting.time);
  if (!expected || away > following.expectSeconds) return null;
  const across = (sighting.hips.x - expected.x) / size;
  const upDown = (sighting.hips.y - expected.y) / size;
  const [wide, high] = [gateAfter(away, following.growthAcross), gateAfter(away, following.growthUpDown)];
  return Math.hypot(across / wide, upDown / high) > 1 ? null : Math.hypot(across, upDown);
}

const outerPoints = ['leftShoulder', 'rightShoulder', 'leftKnee', 'rightKnee', 'leftAnkle', 'rightAnkle'] as const;

/** How differently the body is held in two sightings: trunk lengths beside the hips, the mean of its outer points. */
function change(before: Sighting, now: Sighting, size: number, clip: ClipShape): number {
  const moved = outerPoints.flatMap((point) => {
    const [from, to] = [bodyPoint(before.pose, point, clip, 0), bodyPoint(now.pose, point, clip, 0)];
    if (!from || !to) return [];
    const hips = { x: now.hips.x - before.hips.x, y: now.hips.y - before.hips.y };
    return [distance({ x: from.x + hips.x, y: from.y + hips.y }, to) / size];
  });
  return moved.reduce((sum, each) => sum + each, 0) / Math.max(1, moved.length);
}

/** How badly a sighting fits a track; null when it cannot be that person. */
function misfit(track: Track, sighting: Sighting, clip: ClipShape): number | null {
  if (sighting.time - (track.at(-1)?.time ?? -Infinity) > following.expectSeconds) return null;
  const size = sizeOf(track);
  if (!alikeInSize(size, sighting.size)) return null;
  const anchors = Array.from({ length: following.anchors }, (_, left) => track.length - 1 - left);
  const offs = anchors.map((at) => offFrom(track, at, sighting, size)).filter((off) => off !== null);
  // Somebody long followed has the first claim: a passing illusion must not carry a player away.
  const newcomer = track.length < following.sizeSightings ? following.widestGate : 0;
  const last = track.at(-1);
  if (offs.length === 0 || !last) return null;
  // Of two poses on one body, the one that is held as the body was a moment ago.
  return Math.min(...offs) + change(last, sighting, size, clip) + newcomer;
}

/** Middle of the two ankles, seen or guessed. */
function feet({ pose }: Sighting, clip: ClipShape): Point | null {
  const [left, right] = [bodyPoint(pose, 'leftAnkle', clip, 0), bodyPoint(pose, 'rightAnkle', clip, 0)];
  return left && right && midway(left, right);
}

/**
 * Whether the detector sees double: two poses on the same hips, or one taller than the other on the same feet, which is
 * two people melted into one. People who cross paths have their feet together, but their hips at one height.
 */
function sameBody(a: Sighting, b: Sighting, clip: ClipShape): boolean {
  const near = following.gate * Math.max(a.size, b.size);
  if (distance(a.hips, b.hips) <= near) return true;
  const [feetOfA, feetOfB] = [feet(a, clip), feet(b, clip)];
  const together = feetOfA !== null && feetOfB !== null && distance(feetOfA, feetOfB) <= near;
  return together && Math.abs(a.hips.y - b.hips.y) > following.gate * Math.min(a.size, b.size);
}

/** Adds one frame's sightings to the tracks: the best fits first, each person and each track once. */
function extend(tracks: Track[], sightings: readonly Sighting[], clip: ClipShape): void {
  const fits = tracks
    .flatMap((track) => sightings.map((sighting) => ({ track, sighting, cost: misfit(track, sighting, clip) })))
    .filter(({ cost }) => cost !== null)
    .toSorted((a, b) => (a.cost ?? 0) - (b.cost ?? 0));
  const placed: Sighting[] = [];
  const taken = new Set<Track>();
  for (const { track, sighting } of fits) {
    if (taken.has(track) || placed.some((other) => other === sighting || sameBody(other, sighting, clip))) continue;
    track.push(sighting);
    taken.add(track);
    placed.push(sighting);
  }
  for (const sighting of sightings) {
    if (placed.some((other) => other === sighting || sameBody(other, sighting, clip))) continue;
    tracks.push([sighting]);
    placed.push(sighting);
  }
}

/** Everybody in the clip, each with their own sightings. Frames in order of time. */
export function tracksOf(frames: readonly DetectedFrame[], clip: ClipShape): Track[] {
  const tracks: Track[] = [];
  for (const { time, poses } of frames) {
    const sightings = poses.map((pose) => sightingOf(time, pose, clip)).filter((sighting) => sighting !== null);
    extend(tracks, sightings, clip);
  }
  return tracks;
}
