import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { camera, landmarksOf } from './synthetic-figure.ts';
import type { Camera, Stance } from './synthetic-figure.ts';

/** A value over time as [seconds, value] marks. */
export type Marks = readonly (readonly [number, number])[];

/** The slope at a mark that keeps the curve between marks from overshooting (Fritsch and Carlson 1980). */
function slopeAt(marks: Marks, at: number): number {
  const rise = (from: number) => {
    const [[t0, v0] = [0, 0], [t1, v1] = [1, 0]] = [marks[from], marks[from + 1]];
    return (v1 - v0) / (t1 - t0);
  };
  if (at === 0 || at === marks.length - 1) return 0;
  const [before, after] = [rise(at - 1), rise(at)];
  return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
}

/** A smooth curve through the marks: level at every turning point, so that a mark's value is really reached. */
export function curve(marks: Marks): (time: number) => number {
  return (time) => {
    const next = marks.findIndex(([at]) => at > time);
    if (next === 0) return marks[0]?.[1] ?? 0;
    const [t0, v0] = marks[next === -1 ? marks.length - 1 : next - 1] ?? [0, 0];
    const [t1, v1] = marks[next] ?? [t0, v0];
    if (next === -1 || t1 === t0) return v0;
    const [step, part] = [t1 - t0, (time - t0) / (t1 - t0)];
    const [slope0, slope1] = [slopeAt(marks, next - 1), slopeAt(marks, next)];
    return (
      (1 + 2 * part) * (1 - part) ** 2 * v0 +
      part * (1 - part) ** 2 * step * slope0 +
      part ** 2 * (3 - 2 * part) * v1 +
      part ** 2 * (part - 1) * step * slope1
    );
  };
}

/** A synthetic clip: what the player does, filmed. */
export interface Film {
  readonly clip: ClipShape;
  readonly frames: readonly PoseFrame[];
}

const landscape = { width: 1280, height: 720 } as const;

interface Filming {
  /** Seconds. */
  readonly duration: number;
  /** Frames a second. */
  readonly rate?: number;
  readonly shot?: Camera;
  readonly shape?: Pick<ClipShape, 'width' | 'height'>;
}

/** Films a motion at a frame rate, from the first to the last frame of the clip. */
export function film(
  motion: (time: number) => Stance,
  { duration, rate = 30, shot = camera, shape = landscape }: Filming,
): Film {
  const clip: ClipShape = { ...shape, duration, frameRate: rate };
  const frames = Array.from({ length: Math.round(duration * rate) }, (_, at) => {
    const time = at / rate;
    return { time, pose: landmarksOf(motion(time), clip, shot) };
  });
  return { clip, frames };
}
