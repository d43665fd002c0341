import type { AnalysisType } from '@touchline/domain';
import type { ClipShape, DetectedFrame, PoseFrame } from '../landmarks.ts';
import { following } from './following-constants.ts';
import { bodyPoint, distance } from '../signal/geometry.ts';
import type { Point } from '../signal/geometry.ts';
import { choosePerson } from './choose-person.ts';
import { peopleIn } from './count-people.ts';
import { mayHaveSlipped } from './identity-switch.ts';
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
  /** Why it is not sure who is followed: several people could be meant, or another may have been taken for this one. */
  readonly doubt: 'whoIsMeant' | 'mayHaveSlipped' | null;
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

/** Whom to follow: nobody where nobody was seen. */
interface Following {
  /** The one the player tapped. */
  readonly chosen?: ChosenPerson | undefined;
  /** What the clip is of: without it, who moves most is followed. */
  readonly type?: AnalysisType;
}

/**
 * Follows one person through the clip: the one the player tapped, or else the one who does what the clip is of.
 * Everybody is tracked, so that a person out of sight for a moment is found again and nobody else is taken for them.
 */
export function followPerson(
  frames: readonly DetectedFrame[],
  clip: ClipShape,
  { chosen, type }: Following = {},
): FollowedPerson {
  const ordered = frames.toSorted((a, b) => a.time - b.time);
  const times = ordered.map(({ time }) => time);
  const tracks = tracksOf(ordered, clip);
  const tapped = chosen && chosenTrack(tracks, chosen, clip);
  const choice = tapped
    ? { person: whole(tapped, tracks), isClear: true }
    : choosePerson(tracks.map((track) => whole(track, tracks)), times, clip, type ?? null);
  const track = choice?.person ?? [];
  const seen = new Map(track.map(({ time, pose }) => [time, pose]));
  return {
    frames: ordered.map(({ time }) => ({ time, pose: seen.get(time) ?? null })),
    people: peopleIn(tracks, times),
    lost: lostSpans(ordered, track),
    doubt: tapped ? null : choice?.isClear === false ? 'whoIsMeant' : mayHaveSlipped(track, tracks, times) ? 'mayHaveSlipped' : null,
  };
}
