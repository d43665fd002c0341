import { landmarkIndex } from '../landmarks.ts';
import type { PoseFrame } from '../landmarks.ts';
import type { ChosenPerson } from './follow-person.ts';

const hips = ['leftHip', 'rightHip'] as const;

/** Where the player was seen last, to be followed on; undefined where nobody was. */
export function lastPlaceOf(frames: readonly PoseFrame[]): ChosenPerson | undefined {
  const last = frames.findLast(({ pose }) => pose !== null);
  const [left, right] = hips.map((hip) => last?.pose?.[landmarkIndex[hip]]);
  if (!last || !left || !right) return undefined;
  return { time: last.time, x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
}
