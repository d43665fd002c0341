import { ballGrid } from '../src/ball/ball-constants.ts';
import type { BallExample } from './ball-examples.ts';
import type { TrainableNeuralNetwork } from './trainable-neural-network.ts';

const { width, height, pixels, tells } = ballGrid;
/** How much the one place with the ball counts beside each of the others, and how far off its centre is told. */
const counts = { ball: 1.5, centre: 1 } as const;
/** Slopes smaller than this are none: most places are sure that there is no ball. */
const LEAST_SLOPE = 1e-4;

/**
 * How wrong the network's output is: cross entropy of each place, and the square of how far off the ball's centre is
 * told. Writes how the loss changes with each value to `outputSlopes`. Places beside the ball's count neither way.
 */
export function lossOf({ output, outputSlopes }: TrainableNeuralNetwork, { ball }: BallExample): number {
  outputSlopes.fill(0);
  const [column, row] = ball === null ? [-9, -9] : [Math.floor(ball.x / pixels), Math.floor(ball.y / pixels)];
  let loss = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isBall = x === column && y === row;
      if (!isBall && Math.abs(x - column) <= 1 && Math.abs(y - row) <= 1) continue;
      const at = (y * width + x) * tells;
      const logit = output[at] ?? 0;
      const weight = isBall ? counts.ball : 1;
      const slope = weight * (1 / (1 + Math.exp(-logit)) - (isBall ? 1 : 0));
      loss += weight * Math.log1p(Math.exp(isBall ? -logit : logit));
      if (Math.abs(slope) > LEAST_SLOPE) outputSlopes[at] = slope;
      if (!isBall || ball === null) continue;
      const off = [ball.x / pixels - (x + 0.5), ball.y / pixels - (y + 0.5)];
      for (const [axis, wanted] of off.entries()) {
        const error = (output[at + 1 + axis] ?? 0) - wanted;
        loss += counts.centre * error * error;
        outputSlopes[at + 1 + axis] = 2 * counts.centre * error;
      }
    }
  }
  return loss;
}
