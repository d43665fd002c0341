import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { legLength } from '../signal/body-lengths.ts';
import { timeSlack } from '../signal/signal-constants.ts';
import { ballCandidates, ballGrid, ballWindow } from './ball-constants.ts';
import { ballNet } from './ball-net.ts';
import { trackBall } from './ball-track.ts';
import type { BallCandidate, BallPlace, BallSight } from './ball-track.ts';
import { ballWindows } from './ball-window.ts';
import type { BallWindow } from './ball-window.ts';
import { shrinkInto, summed } from './grey-picture.ts';
import type { GreyPicture, SummedPicture } from './grey-picture.ts';

/** A frame's picture in grey. */
export interface TimedPicture {
  /** Seconds. */
  readonly time: number;
  readonly picture: GreyPicture;
}

const SIZE = ballWindow.width * ballWindow.height;

/** What the network is given: how the grey differs from the mean, and from the pictures before and after, by how much it varies. */
function contrasts(grey: Float32Array, before: Float32Array, after: Float32Array, into: Float32Array): void {
  let sum = 0;
  let squares = 0;
  for (const level of grey) {
    sum += level;
    squares += level * level;
  }
  const mean = sum / SIZE;
  const unit = Math.sqrt(Math.max(0, squares / SIZE - mean * mean)) + ballGrid.leastContrast;
  for (let at = 0; at < SIZE; at += 1) {
    const level = grey[at] ?? 0;
    into[3 * at] = (level - mean) / unit;
    into[3 * at + 1] = ((level - (before[at] ?? 0)) / unit) * ballGrid.changeWeight;
    into[3 * at + 2] = ((level - (after[at] ?? 0)) / unit) * ballGrid.changeWeight;
  }
}

/** The likeliest places of the network's grid, each likelier than those beside it, in pixels of the window. */
function strongest(grid: Float32Array): { x: number; y: number; likelihood: number }[] {
  const { width, height, pixels, tells } = ballGrid;
  const logit = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= width || row >= height ? -Infinity : (grid[(row * width + column) * tells] ?? -Infinity);
  const least = Math.log(ballCandidates.least / (1 - ballCandidates.least));
  const found: { x: number; y: number; likelihood: number }[] = [];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const here = logit(column, row);
      if (here < least) continue;
      const around = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => logit(column + across, row + down)));
      if (around.some((other) => other > here)) continue;
      const at = (row * width + column) * tells;
      const likelihood = 1 / (1 + Math.exp(-here));
      found.push({ x: (column + 0.5 + (grid[at + 1] ?? 0)) * pixels, y: (row + 0.5 + (grid[at + 2] ?? 0)) * pixels, likelihood });
    }
  }
  return found.toSorted((a, b) => b.likelihood - a.likelihood).slice(0, ballCandidates.most);
}

/** The places of one frame at which a ball may be, told from its window in the pictures before, of and after it. */
type Look = (pictures: readonly [SummedPicture, SummedPicture, SummedPicture], window: BallWindow) => BallCandidate[];

function lookForBall(clip: ClipShape): Look {
  const tell = ballNet();
  const greys = [new Float32Array(SIZE), new Float32Array(SIZE), new Float32Array(SIZE)] as const;
  const given = new Float32Array(SIZE * ballGrid.comes);
  return (pictures, { left, top, pixel }) => {
    for (const [at, picture] of pictures.entries()) {
      const scale = picture.height;
      const part = { left: left * scale, top: top * scale, pixel: pixel * scale };
      shrinkInto(greys[at] ?? greys[1], ballWindow.width, ballWindow.height, picture, part);
    }
    contrasts(greys[1], greys[0], greys[2], given);
    return strongest(tell(given)).map(({ x, y, likelihood }) => ({
      x: ((left + x * pixel) * clip.height) / clip.width,
      y: top + y * pixel,
      likelihood,
    }));
  };
}

/**
 * Looks for a ball near the followed player, frame by frame, so that whoever asks can rest in between: every step is one
 * frame. `pictures` are those of the frames, in order of time. What it returns is where the ball is; nothing where no
 * whole leg of the player was seen.
 */
export function* findBall(frames: readonly PoseFrame[], clip: ClipShape, pictures: readonly TimedPicture[]): Generator<void, BallPlace[]> {
  const windows = ballWindows(frames, clip);
  const leg = legLength(frames, clip);
  if (leg === null || windows.length === 0) return [];
  const look = lookForBall(clip);
  const known = new Map<number, SummedPicture>();
  const sums = (at: number): SummedPicture | null => {
    const picture = pictures[Math.min(pictures.length - 1, Math.max(0, at))]?.picture;
    if (picture === undefined) return null;
    const made = known.get(at) ?? summed(picture);
    known.set(at, made);
    known.delete(at - 3);
    return made;
  };
  const sights: BallSight[] = [];
  for (const window of windows) {
    const at = pictures.findIndex(({ time }) => Math.abs(time - window.time) <= timeSlack);
    const [before, now, after] = at < 0 ? [] : [sums(at - 1), sums(at), sums(at + 1)];
    sights.push({ time: window.time, candidates: before && now && after ? look([before, now, after], window) : [] });
    yield;
  }
  return trackBall(sights, clip, leg);
}
