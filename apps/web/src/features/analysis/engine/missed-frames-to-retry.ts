import type { PoseFrame } from '@touchline/vision';
import { engineLimits } from './engine-limits.ts';

/** A frame without the player, and the nearest one in time with them. */
export interface FrameWithoutPlayer {
  readonly time: number;
  readonly nearest: PoseFrame;
}

/** The frames in which the followed player was not seen, of those near enough in time to one in which they were. */
export function framesWithoutPlayer(frames: readonly PoseFrame[]): FrameWithoutPlayer[] {
  const seen = frames.filter(({ pose }) => pose !== null);
  const missed = frames.filter(({ pose }) => pose === null);
  return missed.flatMap(({ time }) => {
    const away = (frame: PoseFrame): number => Math.abs(frame.time - time);
    const nearest = seen.toSorted((a, b) => away(a) - away(b))[0];
    return nearest !== undefined && away(nearest) <= engineLimits.missedWithin ? [{ time, nearest }] : [];
  });
}
