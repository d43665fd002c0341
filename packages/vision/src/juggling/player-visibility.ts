import { landmarkIndex } from '../landmarks.ts';
import type { BodyPoint, ClipShape, Pose, PoseFrame } from '../landmarks.ts';
import { legLengthIn } from '../signal/leg-and-trunk-length.ts';
import { visibility } from '../signal/signal-constants.ts';
import { liveCounting } from './touch-constants.ts';

/**
 * What the camera shows of the player: nobody, somebody whose feet are not seen, somebody too small to be measured, or
 * all that counting needs.
 */
export type PlayerVisibility = 'nobody' | 'noFeet' | 'tooFar' | 'whole';

const feet = ['leftAnkle', 'rightAnkle', 'leftFootIndex', 'rightFootIndex'] as const;

function isSeen(pose: Pose, point: BodyPoint): boolean {
  const { x, y, visibility: seen } = pose[landmarkIndex[point]] ?? { x: 0, y: 0, visibility: 0 };
  return seen >= visibility.finding && x >= 0 && x <= 1 && y >= 0 && y <= 1;
}

function sightIn(pose: Pose | null, clip: ClipShape): PlayerVisibility {
  if (pose === null) return 'nobody';
  if (!feet.every((point) => isSeen(pose, point))) return 'noFeet';
  return (legLengthIn(pose, clip) ?? 0) < liveCounting.smallestLeg ? 'tooFar' : 'whole';
}

/** What most frames of late show: a foot behind the ball, or a blink of the model, is not worth a word. */
export function playerVisibilityOf(frames: readonly PoseFrame[], clip: ClipShape): PlayerVisibility {
  const from = (frames.at(-1)?.time ?? 0) - liveCounting.sightSeconds;
  const counts = new Map<PlayerVisibility, number>();
  for (const { time, pose } of frames) {
    const sight = sightIn(pose, clip);
    if (time > from) counts.set(sight, (counts.get(sight) ?? 0) + 1);
  }
  const whole = counts.get('whole') ?? 0;
  const seen = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (whole >= liveCounting.wholeShare * seen && whole > 0) return 'whole';
  return [...counts].filter(([sight]) => sight !== 'whole').toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'nobody';
}
