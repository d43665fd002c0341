import type { ClipShape, DetectedFrame, PoseFrame } from '../landmarks.ts';
import { peopleAmong } from './count-people.ts';
import { alikeInSize, sizeOf, tracksOf } from './person-tracks.ts';
import type { Track } from './person-tracks.ts';

/**
 * Everybody else who is about as large as the followed person, each in those of the frames in which they were seen.
 * `followed` are the frames that `followPerson` gave for these `frames`.
 */
export function peopleBeside(frames: readonly DetectedFrame[], followed: readonly PoseFrame[], clip: ClipShape): PoseFrame[][] {
  const ordered = frames.toSorted((a, b) => a.time - b.time);
  const own = new Set(followed.map(({ pose }) => pose));
  const people = peopleAmong(tracksOf(ordered, clip), ordered.map(({ time }) => time));
  const isFollowed = (track: Track): boolean => track.some(({ pose }) => own.has(pose));
  const size = sizeOf(people.filter(isFollowed).flat());
  return people
    .filter((track) => !isFollowed(track) && alikeInSize(sizeOf(track), size))
    .map((track) => track.map(({ time, pose }) => ({ time, pose })));
}
