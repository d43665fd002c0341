import { landmarkIndex } from '../landmarks.ts';
import { following, visibility } from '../signal-constants.ts';
import { distance } from '../signal/geometry.ts';
import type { Sighting, Track } from './tracks.ts';

/** Two tracks are two people when both are in one frame, or were apart where they come nearest in time. */
function areTwo(a: Track, b: Track): boolean {
  let nearest = { apart: Infinity, two: false };
  for (const one of a) {
    for (const other of b) {
      const apart = Math.abs(one.time - other.time);
      if (apart === 0) return true;
      if (apart >= nearest.apart) continue;
      const near = following.countedApart * Math.max(one.size, other.size);
      nearest = { apart, two: distance(one.hips, other.hips) > near };
    }
  }
  return nearest.two;
}

/** Whether the person was seen at `time` or within the second before. */
function inView(track: Track, time: number): boolean {
  const latest = track.findLast((sighting) => sighting.time <= time);
  return latest !== undefined && time - latest.time <= following.countedSeconds;
}

/** Whether the person stands on feet that were seen: what has none is often furniture, or half of two people. */
function hasFeet({ pose }: Sighting): boolean {
  const seen = [landmarkIndex.leftAnkle, landmarkIndex.rightAnkle].map((ankle) => pose[ankle]?.visibility ?? 0);
  return seen.reduce((sum, each) => sum + each, 0) / seen.length >= visibility.finding;
}

/** Whether a track was seen often and steadily enough to be a person. */
function isPerson(track: Track, times: readonly number[]): boolean {
  const [from, to] = [track[0]?.time ?? 0, track.at(-1)?.time ?? 0];
  const frames = times.filter((time) => time >= from && time <= to).length;
  const sightings = track.filter(hasFeet).length;
  const often = sightings >= following.countedSightings && sightings > following.countedShare * frames;
  return often && to - from >= following.countedSpan;
}

/** The tracks that are people, without what the detector saw only now and then. `times` are those of all frames. */
export function peopleAmong(tracks: readonly Track[], times: readonly number[]): Track[] {
  return tracks.filter((track) => isPerson(track, times));
}

/**
 * Most people in view at one time. Whom the detector loses for up to a second counts as still there; what it saw only
 * now and then is not counted, unless it saw nothing else. `times` are those of all frames looked at.
 */
export function peopleIn(tracks: readonly Track[], times: readonly number[]): number {
  const counted = peopleAmong(tracks, times);
  const together = counted.map(([first]) => {
    const people: Track[] = [];
    for (const track of counted) {
      if (inView(track, first?.time ?? 0) && people.every((other) => areTwo(other, track))) people.push(track);
    }
    return people.length;
  });
  return Math.max(Math.min(tracks.length, 1), ...together);
}
