import type { ClipShape, DetectedFrame, PoseFrame } from '../landmarks.ts';
import { following } from '../signal-constants.ts';
import { bodyPoint, distance } from '../signal/geometry.ts';
import type { Point } from '../signal/geometry.ts';
import { peopleIn } from './count-people.ts';
import { alikeInSize, sizeOf, tracksOf } from './person-tracks.ts';
import type { Sighting, Track } from './person-tracks.ts';

/** Where the player tapped: seconds into the clip, and the place in parts of the picture. */
export interface ChosenPerson {
  readonly time: number;
  readonly x: number;
  readonly y: number;
}

/** One person followed through the clip. */
export interface FollowedPerson {
  /** A frame for each frame given, in order of time; its pose is null where the person was not seen. */
  readonly frames: PoseFrame[];
  /** Most people in view at one time; one person out of sight for up to a second counts as still there. */
  readonly people: number;
  /** Spans in seconds, after the first sighting, in which the person was out of sight for longer than a blink. */
  readonly lost: { readonly from: number; readonly to: number }[];
}

/** How far the ankles travelled beside the hips, in picture heights: little for people far away, nothing for a pan. */
function ankleTravel(track: Track, clip: ClipShape): number {
  let travel = 0;
  for (const [at, now] of track.entries()) {
    const before = track[at - 1];
    if (!before || now.time - before.time > following.stepSeconds) continue;
    for (const ankle of ['leftAnkle', 'rightAnkle'] as const) {
      const [from, to] = [bodyPoint(before.pose, ankle, clip), bodyPoint(now.pose, ankle, clip)];
      if (!from || !to) continue;
      const hips = { x: now.hips.x - before.hips.x, y: now.hips.y - before.hips.y };
      travel += Math.min(now.size, distance({ x: from.x + hips.x, y: from.y + hips.y }, to));
    }
  }
  return travel;
}

/** Whether two tracks, one begun after the other's end, can be one person lost and found again. */
function areOne(before: Track, after: Track): boolean {
  const [lost, found] = [before.at(-1), after[0]];
  if (!lost || !found || found.time <= lost.time || found.time - lost.time > following.forgetSeconds) return false;
  const near = following.widestGate * Math.min(lost.size, found.size);
  return alikeInSize(sizeOf(before), sizeOf(after)) && distance(found.hips, lost.hips) <= near;
}

/**
 * Adds what can only be the same person: sightings that begin where the person was lost, soon after, of the same size,
 * and likewise before. Whoever was in view together with the person is somebody else.
 */
function whole(track: Track, tracks: readonly Track[]): Track {
  const next = tracks
    .filter((other) => areOne(track, other))
    .toSorted((a, b) => (a[0]?.time ?? 0) - (b[0]?.time ?? 0))[0];
  if (next) return whole([...track, ...next], tracks);
  const previous = tracks
    .filter((other) => areOne(other, track))
    .toSorted((a, b) => (b.at(-1)?.time ?? 0) - (a.at(-1)?.time ?? 0))[0];
  return previous ? whole([...previous, ...track], tracks) : track;
}

/** The person whose ankles move most; nobody where nobody was seen. */
function liveliest(tracks: readonly Track[], clip: ClipShape): Track {
  const people = tracks.map((track) => whole(track, tracks));
  const moving = people.map((person) => ({ person, travel: ankleTravel(person, clip) }));
  return moving.toSorted((a, b) => b.travel - a.travel || b.person.length - a.person.length)[0]?.person ?? [];
}

function distanceTo(sighting: Sighting, place: Point, clip: ClipShape): number {
  const shoulder = bodyPoint(sighting.pose, 'leftShoulder', clip) ?? sighting.hips;
  return Math.min(distance(sighting.hips, place), distance(shoulder, place));
}

function chosenTrack(tracks: readonly Track[], chosen: ChosenPerson, clip: ClipShape): Track | undefined {
  const place = { x: (chosen.x * clip.width) / clip.height, y: chosen.y };
  const near = tracks.flatMap((track) => {
    const sightings = track.filter(({ time }) => Math.abs(time - chosen.time) <= following.stepSeconds);
    return sightings.map((sighting) => {
      // Who was there at that very time comes before who came by a little later.
      const late = Math.abs(sighting.time - chosen.time) * sighting.size * following.growthAcross;
      return { track, off: distanceTo(sighting, place, clip) + late };
    });
  });
  return near.toSorted((a, b) => a.off - b.off)[0]?.track;
}

function lostSpans(frames: readonly DetectedFrame[], track: Track): FollowedPerson['lost'] {
  const end = frames.at(-1)?.time ?? 0;
  return track
    .map(({ time }, at) => ({ from: time, to: track[at + 1]?.time ?? end }))
    .filter(({ from, to }) => to - from > following.lostSeconds);
}

/**
 * Follows one person through the clip: the one the player tapped, or else the one whose ankles move most. Everybody is
 * tracked, so that a person out of sight for a moment is found again and nobody else is taken for them.
 */
export function followPerson(
  frames: readonly DetectedFrame[],
  clip: ClipShape,
  chosen?: ChosenPerson,
): FollowedPerson {
  const ordered = frames.toSorted((a, b) => a.time - b.time);
  const tracks = tracksOf(ordered, clip);
  const tapped = chosen && chosenTrack(tracks, chosen, clip);
  const track = tapped ? whole(tapped, tracks) : liveliest(tracks, clip);
  const seen = new Map(track.map(({ time, pose }) => [time, pose]));
  return {
    frames: ordered.map(({ time }) => ({ time, pose: seen.get(time) ?? null })),
    people: peopleIn(tracks, ordered.map(({ time }) => time)),
    lost: lostSpans(ordered, track),
  };
}
