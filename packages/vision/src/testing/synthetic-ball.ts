import type { BallCandidate, BallPlace } from '../ball/ball-track.ts';
import type { GreyPicture } from '../ball/grey-picture.ts';
import type { ClipShape, PoseFrame } from '../landmarks.ts';

/** Leg lengths a second squared: gravity, of a leg of 0.82 m. */
const GRAVITY = 12;

/** A place at a time, in parts of the picture. */
export interface BallMark {
  readonly time: number;
  readonly x: number;
  readonly y: number;
}

/** Where a ball is that flies freely from mark to mark; null before the first and after the last. `leg` in picture heights. */
export function ballAt(marks: readonly BallMark[], leg: number, time: number): { x: number; y: number } | null {
  const next = marks.findIndex((mark) => mark.time > time);
  const [from, to] = [marks[next - 1], marks[next]];
  if (!from || !to) return null;
  const [since, until] = [time - from.time, to.time - time];
  const share = since / (since + until);
  const up = (GRAVITY / 2) * since * until * leg;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share - up };
}

/** The ball in each frame, as surely as told. */
export function placesOf(frames: readonly PoseFrame[], marks: readonly BallMark[], leg: number, likelihood = 0.7): BallPlace[] {
  return frames.map(({ time }) => {
    const at = ballAt(marks, leg, time);
    const place: BallCandidate | null = at && { ...at, likelihood };
    return { time, place };
  });
}

/** A number from 0 to 1 that looks random and is the same each time. */
function random(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

/** A picture of a meadow and a wall, with a white ball with dark spots where it is. */
export function pictureWith(clip: Pick<ClipShape, 'width' | 'height'>, ball: { x: number; y: number } | null, leg: number): GreyPicture {
  const { width, height } = clip;
  const radius = 0.13 * leg * height;
  const levels = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const ground = (y > 0.7 * height ? 90 : 140) + 14 * random(at);
    if (ball === null) return ground;
    const [across, down] = [(x + 0.5 - ball.x * width) / radius, (y + 0.5 - ball.y * height) / radius];
    if (across * across + down * down > 1) return ground;
    const isSpot = Math.hypot(across, down) < 0.3 || Math.hypot(across - 0.7, down + 0.3) < 0.25 || Math.hypot(across + 0.5, down - 0.6) < 0.25;
    return (isSpot ? 40 : 235) - 30 * Math.max(0, down);
  });
  return { width, height, levels };
}
