import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { legLength, legLengthIn } from '../signal/leg-and-trunk-length.ts';
import { hipCentre } from '../signal/geometry.ts';
import { median } from '../signal/median.ts';
import { timeSlack } from '../signal/signal-constants.ts';
import { ballSearchWindow } from './ball-constants.ts';

/** Where the window around the player lies in one frame, in picture heights. */
export interface BallSearchWindow {
  readonly time: number;
  readonly left: number;
  readonly top: number;
  /** How long a pixel of it is. */
  readonly pixel: number;
}

/** Tells the window of a frame by its time. */
export type WindowAt = (time: number) => BallSearchWindow;

/**
 * The window at any time of these frames: around the player's hips, as large as the leg is long at that time. Where the
 * player is out of sight it stays where they were nearest in time. None where no whole leg was seen.
 */
export function ballSearchWindows(frames: readonly PoseFrame[], clip: ClipShape): WindowAt | null {
  const { hips, legPixels, hipsSeconds, legSeconds } = ballSearchWindow;
  const whole = legLength(frames, clip);
  const seen = frames.flatMap(({ time, pose }) => {
    const at = hipCentre(pose, clip);
    return at ? [{ time, at, leg: legLengthIn(pose, clip) }] : [];
  });
  if (whole === null || seen.length === 0) return null;
  return (time) => {
    const within = (seconds: number) => seen.filter((other) => Math.abs(other.time - time) <= seconds + timeSlack);
    const leg = median(within(legSeconds).flatMap((other) => other.leg ?? [])) ?? whole;
    const near = within(hipsSeconds);
    const nearest = seen.reduce((best, other) => (Math.abs(other.time - time) < Math.abs(best.time - time) ? other : best));
    const places = near.length > 0 ? near : [nearest];
    const pixel = leg / legPixels;
    const x = median(places.map(({ at }) => at.x)) ?? 0;
    const y = median(places.map(({ at }) => at.y)) ?? 0;
    return { time, left: x - hips.x * pixel, top: y - hips.y * pixel, pixel };
  };
}
