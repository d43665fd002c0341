import type { Pose } from '../landmarks.ts';
import { visibility } from '../signal/signal-constants.ts';

/** A part of the picture, in parts of its width and height, 0–1. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Around what is seen of a person, within the picture; null where nothing is. */
export function boundingBox(pose: Pose): Box | null {
  const seen = pose.filter((landmark) => landmark.visibility >= visibility.follow);
  if (seen.length === 0) return null;
  const within = (place: number): number => Math.min(1, Math.max(0, place));
  const across = seen.map(({ x }) => within(x));
  const down = seen.map(({ y }) => within(y));
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}
