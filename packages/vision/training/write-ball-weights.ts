import type { NetWeights } from '../src/ball/ball-neural-network.ts';
import type { TrainableNeuralNetwork } from './trainable-neural-network.ts';

/** The largest whole number that a weight is kept as. */
const MOST = 127;

/** A number with so many digits that matter. */
const rounded = (value: number): number => Number(value.toPrecision(4));

/** Values that the last layer tells: the logit, across and down. */
const TOLD = 3;

/** The network as it ships: a byte a weight, times a scale of the value that goes out. */
export function quantised({ layers }: TrainableNeuralNetwork): NetWeights {
  const bytes: number[] = [];
  const kept = layers.map(({ kernel, stride, goes, isRectified, weights, bias }) => {
    const told = isRectified ? goes : TOLD;
    const scales = Array.from({ length: told }, (_, to) => {
      const largest = weights.values.reduce((most, weight, at) => (at % goes === to ? Math.max(most, Math.abs(weight)) : most), 0);
      return rounded(Math.max(largest, 1e-6) / MOST);
    });
    for (const [at, weight] of weights.values.entries()) {
      const scale = scales[at % goes];
      if (scale !== undefined) bytes.push(Math.min(MOST, Math.max(-MOST, Math.round(weight / scale))));
    }
    return { kernel, stride, scales, bias: Array.from(bias.values.subarray(0, told), rounded) };
  });
  return { layers: kept, bytes: Buffer.from(Int8Array.from(bytes).buffer).toString('base64') };
}

/** The text of `ball-weights.ts`. */
export function writtenWeights({ layers, bytes }: NetWeights): string {
  const lines = layers.map(({ kernel, stride, scales, bias }) => `    { kernel: ${kernel}, stride: ${stride}, scales: [${scales.join(', ')}], bias: [${bias.join(', ')}] },`);
  return `// What the network of ball-neural-network.ts has learnt (docs/decisions/039-a-ball-model-of-our-own.md). Written by a program, not by hand.

export const ballWeights = {
  /** Weights of a value that goes out are whole numbers of −127 to 127, times its scale. */
  layers: [
${lines.join('\n')}
  ],
  /** Layer by layer, by kernel row, kernel column, value that comes in, value that goes out. */
  bytes:
    '${bytes}',
} as const;
`;
}
