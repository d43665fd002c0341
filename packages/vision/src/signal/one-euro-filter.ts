import type { ClipShape, Landmark, Pose } from '../landmarks.ts';
import { liveSmoothing } from './signal-constants.ts';

interface Coordinate {
  readonly value: number;
  readonly speed: number;
}

/** Share of the new value that an exponential filter of `cutoff` Hz takes after `seconds`. */
function share(cutoff: number, seconds: number): number {
  const turn = 2 * Math.PI * cutoff * seconds;
  return turn / (turn + 1);
}

/** One-Euro filter (Casiez et al. 2012): still points are calmed, fast ones followed. */
function step(last: Coordinate, value: number, seconds: number): Coordinate {
  const measured = (value - last.value) / seconds;
  const speed = last.speed + share(liveSmoothing.speedCutoff, seconds) * (measured - last.speed);
  const cutoff = liveSmoothing.minCutoff + liveSmoothing.beta * Math.abs(speed);
  return { value: last.value + share(cutoff, seconds) * (value - last.value), speed };
}

interface Followed {
  readonly time: number;
  readonly places: readonly { x: Coordinate; y: Coordinate }[];
}

/**
 * A filter for the live overlay: give it each frame's pose in order of time (seconds), draw what it returns.
 * It starts afresh after the player was away, and uses the past only.
 */
export function oneEuroPoseFilter(
  clip: Pick<ClipShape, 'width' | 'height'>,
): (time: number, pose: Pose | null) => Pose | null {
  const down = liveSmoothing.pictureHeight;
  const across = (down * clip.width) / clip.height;
  let last: Followed | null = null;

  return (time, pose) => {
    if (!pose) return null;
    const seconds = last ? time - last.time : 0;
    const fresh = last === null || seconds <= 0 || seconds > liveSmoothing.forgetSeconds;
    const places = pose.map(({ x, y }, at) => {
      const before = fresh ? undefined : last?.places[at];
      if (!before) return { x: { value: x * across, speed: 0 }, y: { value: y * down, speed: 0 } };
      return { x: step(before.x, x * across, seconds), y: step(before.y, y * down, seconds) };
    });
    last = { time, places };
    return pose.map((landmark, at): Landmark => {
      const place = places[at];
      return place ? { ...landmark, x: place.x.value / across, y: place.y.value / down } : landmark;
    });
  };
}
