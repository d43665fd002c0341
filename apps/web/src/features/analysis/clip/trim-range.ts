import { clipLimits } from '@touchline/domain';

/** A part of a clip, in seconds from its start. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** The shortest part that is cut out, in seconds: a kick with its run-up. */
const shortest = 1;

/** Seconds that a clip may be longer than the limit: containers round the last picture up. */
const tolerance = 0.1;

/** Whether a clip of so many seconds is longer than an analysis takes (spec 002 §5). */
export function isTooLong(duration: number): boolean {
  return duration > clipLimits.seconds + tolerance;
}

/** Which end of the part is moved, or all of it. */
export type TrimHandle = 'from' | 'to' | 'whole';

/** The part offered first: as much as an analysis takes, from the start. Seconds. */
export function firstTrimRange(duration: number): Part {
  return { from: 0, to: Math.min(duration, clipLimits.seconds) };
}

/**
 * Moves a part, or one end of it, by so many seconds. It stays within the clip and between the shortest and the longest
 * length; an end that is dragged past that takes the other end along.
 */
export function moveTrimRange({ from, to }: Part, handle: TrimHandle, by: number, duration: number): Part {
  if (handle === 'whole') {
    const start = clamp(from + by, 0, duration - (to - from));
    return { from: start, to: start + (to - from) };
  }
  if (handle === 'from') {
    const start = clamp(from + by, 0, duration - shortest);
    return { from: start, to: clamp(to, start + shortest, Math.min(duration, start + clipLimits.seconds)) };
  }
  const end = clamp(to + by, shortest, duration);
  return { from: clamp(from, Math.max(0, end - clipLimits.seconds), end - shortest), to: end };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
