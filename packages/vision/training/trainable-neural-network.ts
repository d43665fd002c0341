import { ballGrid, ballSearchWindow } from '../src/ball/ball-constants.ts';

/** One convolution with what it is trained by. Weights by kernel row, kernel column, value that comes, value that goes. */
export interface TrainableLayer {
  readonly kernel: number;
  readonly stride: number;
  readonly comes: number;
  readonly goes: number;
  /** What comes below zero counts as zero: in all layers but the last. */
  readonly isRectified: boolean;
  /** Of what comes in: width and height without the zeros around, and how many zeros. */
  readonly width: number;
  readonly height: number;
  readonly pad: number;
  readonly outWidth: number;
  readonly outHeight: number;
  readonly weights: Learnt;
  readonly bias: Learnt;
  /** What comes in, with zeros around it, and how the loss changes with it. */
  readonly input: Float32Array;
  readonly inputSlopes: Float32Array;
}

/** Numbers that are learnt by Adam (Kingma & Ba 2015), with the slopes of the loss that were added up. */
interface Learnt {
  readonly values: Float32Array;
  readonly slopes: Float32Array;
  readonly means: Float32Array;
  readonly squares: Float32Array;
}

/** Values that go out are eight at a time, so that their sums need no memory. */
const EIGHT = 8;

/** Kernel, stride and values that go out, layer by layer: what `ballNeuralNetwork` runs. Of the last three are used: the logit, across and down. */
const ballLayers = [
  { kernel: 5, stride: 2, goes: 8 },
  { kernel: 3, stride: 2, goes: 16 },
  { kernel: 3, stride: 1, goes: 16 },
  { kernel: 3, stride: 1, goes: 16 },
  { kernel: 1, stride: 1, goes: EIGHT },
] as const;

/** At first no place is likely to have the ball, as hardly any has. */
const logitAtFirst = -4;

/** A network that can be trained. */
export interface TrainableNeuralNetwork {
  readonly layers: readonly TrainableLayer[];
  /** What it tells of each place of its grid, and how the loss changes with that. Overwritten by the next picture. */
  readonly output: Float32Array;
  readonly outputSlopes: Float32Array;
}

function learnt(size: number, value: () => number): Learnt {
  return { values: Float32Array.from({ length: size }, value), slopes: new Float32Array(size), means: new Float32Array(size), squares: new Float32Array(size) };
}

/** A network whose weights are by chance, as far apart as He et al. (2015) have it; `normal` gives normally distributed numbers. */
export function untrainedNeuralNetwork(normal: (deviation: number) => number): TrainableNeuralNetwork {
  let [width, height, comes]: [number, number, number] = [ballSearchWindow.width, ballSearchWindow.height, ballGrid.comes];
  const layers = ballLayers.map(({ kernel, stride, goes }, at): TrainableLayer => {
    const pad = (kernel - 1) / 2;
    const size = (width + 2 * pad) * (height + 2 * pad) * comes;
    const deviation = Math.sqrt(2 / (kernel * kernel * comes));
    const layer: TrainableLayer = {
      kernel,
      stride,
      comes,
      goes,
      width,
      height,
      pad,
      isRectified: at < ballLayers.length - 1,
      outWidth: Math.ceil(width / stride),
      outHeight: Math.ceil(height / stride),
      weights: learnt(kernel * kernel * comes * goes, () => normal(deviation)),
      bias: learnt(goes, () => 0),
      input: new Float32Array(size),
      inputSlopes: new Float32Array(size),
    };
    [width, height, comes] = [layer.outWidth, layer.outHeight, goes];
    return layer;
  });
  const told = layers.at(-1)?.bias.values;
  if (told) told[0] = logitAtFirst;
  const size = width * height * comes;
  return { layers, output: new Float32Array(size), outputSlopes: new Float32Array(size) };
}

/** Where the values of a layer go: into the next one's input, or out. */
function target(net: TrainableNeuralNetwork, at: number): { readonly values: Float32Array; readonly slopes: Float32Array; readonly pad: number } {
  const next = net.layers[at + 1];
  return next ? { values: next.input, slopes: next.inputSlopes, pad: next.pad } : { values: net.output, slopes: net.outputSlopes, pad: 0 };
}

// Loops over every place. Nothing is read out of bounds: `?? 0` is for the types, and costs nothing.

/** What the network tells of a picture, in `output`. */
export function forward(net: TrainableNeuralNetwork, picture: Float32Array): void {
  const [first] = net.layers;
  if (!first) return;
  const row = first.width * first.comes;
  const padded = (first.width + 2 * first.pad) * first.comes;
  for (let y = 0; y < first.height; y += 1) first.input.set(picture.subarray(y * row, (y + 1) * row), (y + first.pad) * padded + first.pad * first.comes);
  for (const [at, layer] of net.layers.entries()) {
    const { kernel, stride, comes, goes, isRectified, outWidth, outHeight, input } = layer;
    const { values, pad } = target(net, at);
    const [weights, bias] = [layer.weights.values, layer.bias.values];
    const inRow = (layer.width + 2 * layer.pad) * comes;
    const outRow = (outWidth + 2 * pad) * goes;
    const span = kernel * comes;
    const least = isRectified ? 0 : -Infinity;
    for (let eight = 0; eight < goes; eight += EIGHT) {
      for (let y = 0; y < outHeight; y += 1) {
        for (let x = 0; x < outWidth; x += 1) {
          let a = bias[eight] ?? 0;
          let b = bias[eight + 1] ?? 0;
          let c = bias[eight + 2] ?? 0;
          let d = bias[eight + 3] ?? 0;
          let e = bias[eight + 4] ?? 0;
          let f = bias[eight + 5] ?? 0;
          let g = bias[eight + 6] ?? 0;
          let h = bias[eight + 7] ?? 0;
          for (let down = 0; down < kernel; down += 1) {
            const begin = (y * stride + down) * inRow + x * stride * comes;
            let from = down * span * goes + eight;
            for (let at = begin; at < begin + span; at += 1) {
              const value = input[at] ?? 0;
              if (value !== 0) {
                a += value * (weights[from] ?? 0);
                b += value * (weights[from + 1] ?? 0);
                c += value * (weights[from + 2] ?? 0);
                d += value * (weights[from + 3] ?? 0);
                e += value * (weights[from + 4] ?? 0);
                f += value * (weights[from + 5] ?? 0);
                g += value * (weights[from + 6] ?? 0);
                h += value * (weights[from + 7] ?? 0);
              }
              from += goes;
            }
          }
          const out = (y + pad) * outRow + (x + pad) * goes + eight;
          values[out] = Math.max(least, a);
          values[out + 1] = Math.max(least, b);
          values[out + 2] = Math.max(least, c);
          values[out + 3] = Math.max(least, d);
          values[out + 4] = Math.max(least, e);
          values[out + 5] = Math.max(least, f);
          values[out + 6] = Math.max(least, g);
          values[out + 7] = Math.max(least, h);
        }
      }
    }
  }
}

/** Adds to the slopes of all weights how the loss changes with them, by `outputSlopes`, for the picture that was given last. */
export function backward(net: TrainableNeuralNetwork): void {
  for (let at = net.layers.length - 1; at >= 0; at -= 1) {
    const layer = net.layers[at];
    if (layer) backwardThrough(net, layer, at);
  }
}

function backwardThrough(net: TrainableNeuralNetwork, layer: TrainableLayer, at: number): void {
  const { kernel, stride, comes, goes, isRectified, outWidth, outHeight, input, inputSlopes } = layer;
  const { values, slopes, pad } = target(net, at);
  const [weights, weightSlopes, biasSlopes] = [layer.weights.values, layer.weights.slopes, layer.bias.slopes];
  const inRow = (layer.width + 2 * layer.pad) * comes;
  const outRow = (outWidth + 2 * pad) * goes;
  const isFirst = at === 0;
  const span = kernel * comes;
  inputSlopes.fill(0);
  /** The slope of a value that goes out; none where it was rectified. */
  const slopeAt = (at: number): number => (isRectified && (values[at] ?? 0) <= 0 ? 0 : (slopes[at] ?? 0));
  for (let eight = 0; eight < goes; eight += EIGHT) {
    for (let y = 0; y < outHeight; y += 1) {
      for (let x = 0; x < outWidth; x += 1) {
        const out = (y + pad) * outRow + (x + pad) * goes + eight;
        const [a, b, c, d] = [slopeAt(out), slopeAt(out + 1), slopeAt(out + 2), slopeAt(out + 3)];
        const [e, f, g, h] = [slopeAt(out + 4), slopeAt(out + 5), slopeAt(out + 6), slopeAt(out + 7)];
        if (a === 0 && b === 0 && c === 0 && d === 0 && e === 0 && f === 0 && g === 0 && h === 0) continue;
        biasSlopes[eight] = (biasSlopes[eight] ?? 0) + a;
        biasSlopes[eight + 1] = (biasSlopes[eight + 1] ?? 0) + b;
        biasSlopes[eight + 2] = (biasSlopes[eight + 2] ?? 0) + c;
        biasSlopes[eight + 3] = (biasSlopes[eight + 3] ?? 0) + d;
        biasSlopes[eight + 4] = (biasSlopes[eight + 4] ?? 0) + e;
        biasSlopes[eight + 5] = (biasSlopes[eight + 5] ?? 0) + f;
        biasSlopes[eight + 6] = (biasSlopes[eight + 6] ?? 0) + g;
        biasSlopes[eight + 7] = (biasSlopes[eight + 7] ?? 0) + h;
        for (let down = 0; down < kernel; down += 1) {
          const begin = (y * stride + down) * inRow + x * stride * comes;
          let from = down * span * goes + eight;
          for (let into = begin; into < begin + span; into += 1) {
            const value = input[into] ?? 0;
            // What was rectified to zero before has no slope, and moves no weight.
            if (value !== 0) {
              weightSlopes[from] = (weightSlopes[from] ?? 0) + value * a;
              weightSlopes[from + 1] = (weightSlopes[from + 1] ?? 0) + value * b;
              weightSlopes[from + 2] = (weightSlopes[from + 2] ?? 0) + value * c;
              weightSlopes[from + 3] = (weightSlopes[from + 3] ?? 0) + value * d;
              weightSlopes[from + 4] = (weightSlopes[from + 4] ?? 0) + value * e;
              weightSlopes[from + 5] = (weightSlopes[from + 5] ?? 0) + value * f;
              weightSlopes[from + 6] = (weightSlopes[from + 6] ?? 0) + value * g;
              weightSlopes[from + 7] = (weightSlopes[from + 7] ?? 0) + value * h;
              // What is given has no slope that counts.
              if (!isFirst) {
                const first = (weights[from] ?? 0) * a + (weights[from + 1] ?? 0) * b + (weights[from + 2] ?? 0) * c + (weights[from + 3] ?? 0) * d;
                const second = (weights[from + 4] ?? 0) * e + (weights[from + 5] ?? 0) * f + (weights[from + 6] ?? 0) * g + (weights[from + 7] ?? 0) * h;
                inputSlopes[into] = (inputSlopes[into] ?? 0) + first + second;
              }
            }
            from += goes;
          }
        }
      }
    }
  }
}

const MEAN_KEPT = 0.9;
const SQUARE_KEPT = 0.999;

/** One step of Adam down the slopes of so many examples, which begin at zero again. `count` is the number of the step, from 1. */
export function step(net: TrainableNeuralNetwork, { rate, examples, count }: { readonly rate: number; readonly examples: number; readonly count: number }): void {
  const [meanShare, squareShare] = [1 - MEAN_KEPT ** count, 1 - SQUARE_KEPT ** count];
  for (const { values, slopes, means, squares } of net.layers.flatMap(({ weights, bias }) => [weights, bias])) {
    for (let at = 0; at < values.length; at += 1) {
      const slope = (slopes[at] ?? 0) / examples;
      const mean = (means[at] ?? 0) * MEAN_KEPT + slope * (1 - MEAN_KEPT);
      const square = (squares[at] ?? 0) * SQUARE_KEPT + slope * slope * (1 - SQUARE_KEPT);
      means[at] = mean;
      squares[at] = square;
      values[at] = (values[at] ?? 0) - (rate * (mean / meanShare)) / (Math.sqrt(square / squareShare) + 1e-8);
    }
    slopes.fill(0);
  }
}
