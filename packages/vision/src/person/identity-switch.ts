import { following } from './following-constants.ts';
import { distance } from '../signal/geometry.ts';
import { peopleAmong } from './count-people.ts';
import { alikeInSize } from './person-tracks.ts';
import type { Sighting, Track } from './person-tracks.ts';

/** Whether somebody was seen near where the followed person was lost or found, as large as they and at about that time. */
function isBeside(other: Sighting, followed: Sighting): boolean {
  return (
    Math.abs(other.time - followed.time) <= following.slipSeconds &&
    alikeInSize(other.size, followed.size) &&
    distance(other.hips, followed.hips) <= following.widestGate * followed.size
  );
}

/**
 * Whether somebody else may have been taken for the followed person: where they come back into sight after more than a
 * blink, only place and size tell who it is, and these tell nothing where another like them stands beside. `times` are
 * those of all frames.
 */
export function mayHaveSlipped(track: Track, tracks: readonly Track[], times: readonly number[]): boolean {
  const own = new Set(track);
  const others = peopleAmong(tracks, times).flatMap((other) => other.filter((sighting) => !own.has(sighting)));
  return track.some((found, at) => {
    const lost = track[at - 1];
    if (!lost || found.time - lost.time <= following.slipSeconds) return false;
    return others.some((other) => isBeside(other, lost) || isBeside(other, found));
  });
}
