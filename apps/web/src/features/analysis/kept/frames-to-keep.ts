import type { PoseFrame } from '@touchline/vision';

/** Frames that are kept with a result (settled: 40 at most). */
const MOST = 40;
/** Decimals of a coordinate and of a visibility (spec 002 §9). */
const PLACE = 3;
const SURENESS = 2;

/**
 * The frames that are kept: those nearest the key times first, then the rest as evenly as it goes, 40 at most, in order
 * of time; places rounded to 3 decimals, visibility to 2. `keyTimes` in seconds.
 */
export function framesToKeep(frames: readonly PoseFrame[], keyTimes: readonly number[]): readonly PoseFrame[] {
  const chosen = new Set<PoseFrame>();
  for (const time of keyTimes) {
    const nearest = frames.toSorted((one, other) => Math.abs(one.time - time) - Math.abs(other.time - time))[0];
    if (nearest !== undefined && chosen.size < MOST) chosen.add(nearest);
  }
  const rest = frames.filter((frame) => !chosen.has(frame));
  const room = MOST - chosen.size;
  /** Which of the places left the frame of this number stands in. */
  const place = (index: number): number => Math.floor((index * room) / rest.length);
  for (const [index, frame] of rest.entries()) {
    // The first of each place, so that what is taken is spread over the whole clip.
    if (rest.length <= room || place(index) !== place(index - 1)) chosen.add(frame);
  }
  return [...chosen].toSorted((one, other) => one.time - other.time).map(rounded);
}

function rounded({ time, pose }: PoseFrame): PoseFrame {
  return {
    time,
    pose:
      pose?.map(({ x, y, visibility }) => ({
        x: round(x, PLACE),
        y: round(y, PLACE),
        visibility: round(visibility, SURENESS),
      })) ?? null,
  };
}

const round = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;
