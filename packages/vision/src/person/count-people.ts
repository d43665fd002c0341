import { landmarkIndex } from '../landmarks.ts';
import type { BodyPoint } from '../landmarks.ts';
import { following } from './following-constants.ts';
import { visibility } from '../signal/signal-constants.ts';
import { distance } from '../signal/geometry.ts';
import type { Sighting, Track } from './person-tracks.ts';

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

const ankles = ['leftAnkle', 'rightAnkle'] as const;
const lowerLegs = [...ankles, 'leftKnee', 'rightKnee'] as const;

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

/** How visible these body points are in the mean, 0–1. */
function visibilityOf({ pose }: Sighting, points: readonly BodyPoint[]): number {
  return mean(points.map((point) => pose[landmarkIndex[point]]?.visibility ?? 0));
}

/** Whether the person stands on feet that were seen: what has none is often furniture, or half of two people. */
function hasFeet(sighting: Sighting): boolean {
  return visibilityOf(sighting, ankles) >= visibility.finding;
}

/** Whether a track was seen often and steadily enough to be a person. */
function isPerson(track: Track, times: readonly number[]): boolean {
  const [from, to] = [track[0]?.time ?? 0, track.at(-1)?.time ?? 0];
  const frames = times.filter((time) => time >= from && time <= to).length;
  const sightings = track.filter(hasFeet).length;
  const often = sightings >= following.countedSightings && sightings > following.countedShare * frames;
  const isSeen = mean(track.map((sighting) => visibilityOf(sighting, lowerLegs))) >= following.countedVisibility;
  return often && isSeen && to - from >= following.countedSpan;
}

/** The tracks that are people, without what the detector saw only now and then. `times` are those of all frames. */
export function peopleAmong(tracks: readonly Track[], times: readonly number[]): Track[] {
  return tracks.filter((track) => isPerson(track, times));
}

/**
 * Most people in view at one time. Whom the detector loses for up to a second counts as still there; what it saw only
 * now and then is not counted, unless it saw nothing else. `times` are those of all frames analysed.
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
