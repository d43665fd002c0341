import { count as repeats } from '@touchline/domain/testing';
import { describe, expect, it } from 'vitest';
import { ballGrid, ballSearchWindow } from '../src/ball/ball-constants.ts';
import { ballNeuralNetwork } from '../src/ball/ball-neural-network.ts';
import { exampleFrom } from './ball-examples.ts';
import type { BallExample, GreyClip } from './ball-examples.ts';
import { lossOf } from './ball-loss.ts';
import { foundOf } from './ball-detection-score.ts';
import { chanceOf } from './training-random.ts';
import { backward, forward, step, untrainedNeuralNetwork } from './trainable-neural-network.ts';
import type { TrainableNeuralNetwork } from './trainable-neural-network.ts';
import { quantised } from './write-ball-weights.ts';

const [WIDTH, HEIGHT] = [240, 200];
const noise = chanceOf(3);
/** A wall and a meadow. */
const picture = { width: WIDTH, height: HEIGHT, levels: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => (at > WIDTH * 130 ? 90 : 150) + 20 * noise.next()) };
const clip: GreyClip = { name: 'a wall', frames: [0, 1, 2, 3].map((at) => ({ time: at / 15, picture })), windowAt: null };

const examples = (seed: number, count: number): BallExample[] => {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, () => exampleFrom(clip, 1, chance));
};

/** A network that has seen so many balls. */
function trainedNet(balls: number): TrainableNeuralNetwork {
  const net = untrainedNeuralNetwork(chanceOf(7).around);
  let count = 0;
  for (const [at, example] of examples(11, balls).entries()) {
    lossAt(net, example);
    backward(net);
    if (at % 8 === 7) step(net, { rate: 0.004, examples: 8, count: (count += 1) });
  }
  return net;
}

function lossAt(net: TrainableNeuralNetwork, example: BallExample): number {
  forward(net, example.given);
  return lossOf(net, example);
}

describe('the training of the ball network', () => {
  it('draws balls into pictures: what is given differs where the ball is, and is the same again by the same seed', () => {
    const [first, again] = [examples(5, 20), examples(5, 20)];
    expect(first.map(({ ball }) => ball)).toEqual(again.map(({ ball }) => ball));
    const drawn = first.filter(({ ball }) => ball !== null);
    expect(drawn.length).toBeGreaterThan(8);
    for (const { given, ball } of drawn) {
      const [x, y] = [Math.floor(ball?.x ?? 0), Math.floor(ball?.y ?? 0)];
      expect(x >= 0 && x < ballSearchWindow.width && y >= 0 && y < ballSearchWindow.height).toBe(true);
      expect(given.some((value) => Number.isNaN(value))).toBe(false);
    }
  });

  it('goes down the slope of its loss', () => {
    const net = untrainedNeuralNetwork(chanceOf(7).around);
    const example = examples(5, 20).find(({ ball }) => ball !== null) ?? { given: new Float32Array(), ball: null };
    lossAt(net, example);
    backward(net);
    // By each layer: what a little more of one weight or bias changes is what its slope says.
    for (const { weights, bias } of net.layers) {
      for (const { values, slopes } of [weights, bias]) {
        const steepest = slopes.reduce((most, slope, at) => (Math.abs(slope) > Math.abs(slopes[most] ?? 0) ? at : most), 0);
        const [value, little] = [values[steepest] ?? 0, 2e-3];
        values[steepest] = value + little;
        const above = lossAt(net, example);
        values[steepest] = value - little;
        const below = lossAt(net, example);
        values[steepest] = value;
        const slope = slopes[steepest] ?? 0;
        expect(Math.abs((above - below) / (2 * little) - slope)).toBeLessThan(0.05 * Math.abs(slope));
      }
    }
  });

  it.runIf(repeats('learntBalls') > 0)('learns to find balls in a few hundred of them', () => {
    const tell = ballNeuralNetwork(quantised(trainedNet(repeats('learntBalls'))));
    const { balls, right } = foundOf(tell, examples(12, 60));
    expect(balls).toBeGreaterThan(30);
    expect(right / balls).toBeGreaterThan(0.5);
  });

  it('is kept in a byte a weight, which tells the same', () => {
    const net = trainedNet(16);
    const tell = ballNeuralNetwork(quantised(net));
    const [one] = examples(13, 1);
    forward(net, one?.given ?? new Float32Array());
    const told = tell(one?.given ?? new Float32Array());
    const places = ballGrid.width * ballGrid.height;
    const off = Array.from({ length: places }, (_, at) => Math.abs((told[at * ballGrid.tells] ?? 0) - (net.output[at * ballGrid.tells] ?? 0)));
    const spread = Array.from({ length: places }, (_, at) => Math.abs(net.output[at * ballGrid.tells] ?? 0));
    expect(Math.max(...off)).toBeLessThan(0.1 * Math.max(...spread));
  });
});
