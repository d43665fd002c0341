import type { Landmark, PoseFrame } from '../landmarks.ts';
import { landmarkIndex } from '../landmarks.ts';
import type { Film } from './synthetic-film.ts';

/**
 * How far the model is off at a point, in picture heights: the standard deviation over the recordings is about a
 * hundredth of a leg at the trunk and two at the feet; a foot behind the other trembles by four.
 */
const TREMBLE = { body: 0.004, feet: 0.007, hidden: 0.014 } as const;
/** One frame in so many has left and right exchanged, one in so many has nobody. */
const SWAPPED = 41;
const MISSED = 23;

const feet: ReadonlySet<number> = new Set(
  (['Ankle', 'Heel', 'FootIndex'] as const).flatMap((point) => [landmarkIndex[`left${point}`], landmarkIndex[`right${point}`]]),
);

/** A number from -1 to 1 that looks random and is the same each time. */
function noise(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43_758.5453;
  return 2 * (value - Math.floor(value)) - 1;
}

/** The frames of a film as a model sees people: landmarks tremble, a foot hides, legs are exchanged, a frame is missed. */
export function withLandmarkNoise({ frames }: Film): PoseFrame[] {
  return frames.map(({ time, pose }, at) => {
    if (!pose || at % MISSED === MISSED - 1) return { time, pose: null };
    const behind = Math.floor(at / 15) % 4 === 3;
    const trembling = pose.map((landmark, point): Landmark => {
      const hides = behind && feet.has(point) && point % 2 === 0;
      const much = hides ? TREMBLE.hidden : feet.has(point) ? TREMBLE.feet : TREMBLE.body;
      const [x, y] = [noise(at * 71 + point), noise(at * 37 + point * 3 + 1)];
      return { x: landmark.x + x * much, y: landmark.y + y * much, visibility: hides ? 0.45 : landmark.visibility };
    });
    return { time, pose: at % SWAPPED === SWAPPED - 1 ? swapped(trembling) : trembling };
  });
}

/** Left and right legs exchanged. */
function swapped(pose: readonly Landmark[]): Landmark[] {
  return pose.map((landmark, point) => {
    if (point < landmarkIndex.leftKnee) return landmark;
    return pose[point % 2 === 1 ? point + 1 : point - 1] ?? landmark;
  });
}
