import type { ClipShape } from '../landmarks.ts';
import { ballCandidates, ballGrid, ballSearchWindow } from './ball-constants.ts';
import { ballNeuralNetwork } from './ball-neural-network.ts';
import type { NetWeights } from './ball-neural-network.ts';
import type { BallCandidate } from './ball-track.ts';
import type { BallSearchWindow } from './ball-search-window.ts';
import { shrinkInto } from './grey-picture.ts';
import type { SummedPicture } from './grey-picture.ts';

const SIZE = ballSearchWindow.width * ballSearchWindow.height;

/** What the network is given: how the grey differs from the mean, and from the pictures before and after, by how much it varies. */
export function contrasts(grey: Float32Array, before: Float32Array, after: Float32Array, into: Float32Array): void {
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
export function strongest(grid: Float32Array): { x: number; y: number; likelihood: number }[] {
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
export type BallCandidateDetector = (pictures: readonly [SummedPicture, SummedPicture, SummedPicture], window: BallSearchWindow) => BallCandidate[];

/** Looks with a network of its own, that which ships unless told, in pictures of this shape. */
export function ballCandidateDetector(clip: Pick<ClipShape, 'width' | 'height'>, weights?: NetWeights): BallCandidateDetector {
  const tell = ballNeuralNetwork(weights);
  const greys = [new Float32Array(SIZE), new Float32Array(SIZE), new Float32Array(SIZE)] as const;
  const given = new Float32Array(SIZE * ballGrid.comes);
  return (pictures, { left, top, pixel }) => {
    for (const [at, picture] of pictures.entries()) {
      const scale = picture.height;
      const part = { left: left * scale, top: top * scale, pixel: pixel * scale };
      shrinkInto(greys[at] ?? greys[1], ballSearchWindow.width, ballSearchWindow.height, picture, part);
    }
    contrasts(greys[1], greys[0], greys[2], given);
    return strongest(tell(given)).map(({ x, y, likelihood }) => ({
      x: ((left + x * pixel) * clip.height) / clip.width,
      y: top + y * pixel,
      likelihood,
    }));
  };
}
