import { ballGrid, ballSearchWindow } from './ball-constants.ts';
import { ballWeights } from './ball-weights.ts';
import { simdConvolver } from './simd-convolution.ts';

const EIGHT = 8;

/** A picture of some values a place, row by row, with zeros around it for the next convolution to read. */
interface Plane {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly pad: number;
  readonly values: Float32Array;
}

/** One convolution. */
interface Layer {
  readonly kernel: number;
  readonly stride: number;
  /** What comes below zero counts as zero: in all layers but the last. */
  readonly isRectified: boolean;
  /** By every eight values that go out: by kernel row, kernel column, value that comes in, one of the eight. */
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  readonly into: Plane;
}

/** A network as it is kept: whole numbers of −127 to 127 a weight, times the scale of the value that goes out. */
export interface NetWeights {
  readonly layers: readonly { readonly kernel: number; readonly stride: number; readonly scales: readonly number[]; readonly bias: readonly number[] }[];
  /** Layer by layer, by kernel row, kernel column, value that comes in, value that goes out; in base 64. */
  readonly bytes: string;
}

/** What the network tells of each place of its grid: the logit of a ball, and where its centre is beside the middle of the place, in places. */
export type TellBall = (picture: Float32Array) => Float32Array;

/** Gives out so many numbers of 0, one piece after the other. */
type Allocate = (length: number) => Float32Array;

/** Pieces of one memory, which has to have room for them. */
function piecesOf(memory: ArrayBuffer): Allocate {
  let begin = 0;
  return (length) => {
    const piece = new Float32Array(memory, begin, length);
    begin += piece.byteLength;
    return piece;
  };
}

function layersOf(kept: NetWeights, allocate: Allocate): { readonly input: Plane; readonly layers: readonly Layer[] } {
  const planeOf = (width: number, height: number, channels: number, pad: number): Plane => ({
    width,
    height,
    channels,
    pad,
    values: allocate((width + 2 * pad) * (height + 2 * pad) * channels),
  });
  const bytes = Int8Array.from(atob(kept.bytes), (letter) => letter.charCodeAt(0));
  const padOf = (at: number): number => ((kept.layers[at]?.kernel ?? 1) - 1) / 2;
  const input = planeOf(ballSearchWindow.width, ballSearchWindow.height, ballGrid.comes, padOf(0));
  let from = input;
  let begin = 0;
  const layers = kept.layers.map(({ kernel, stride, scales, bias }, at): Layer => {
    const goes = Math.ceil(bias.length / EIGHT) * EIGHT;
    const ofOne = kernel * kernel * from.channels;
    const weights = allocate(ofOne * goes);
    for (let index = 0; index < ofOne * bias.length; index += 1) {
      const to = index % bias.length;
      const eight = to - (to % EIGHT);
      weights[eight * ofOne + Math.floor(index / bias.length) * EIGHT + (to % EIGHT)] = (bytes[begin + index] ?? 0) * (scales[to] ?? 0);
    }
    begin += ofOne * bias.length;
    const into = planeOf(Math.ceil(from.width / stride), Math.ceil(from.height / stride), goes, padOf(at + 1));
    from = into;
    const biasOfAll = allocate(goes);
    biasOfAll.set(bias);
    return { kernel, stride, weights, isRectified: at < kept.layers.length - 1, bias: biasOfAll, into };
  });
  return { input, layers };
}

// Loops over every place. Nothing is read out of bounds: `?? 0` is for the types, and costs nothing.

/** Eight values that go out at a time, so that their sums need no memory. */
function convolve(from: Plane, { kernel, stride, weights, isRectified, bias, into }: Layer): void {
  const row = (from.width + 2 * from.pad) * from.channels;
  const span = kernel * from.channels;
  const intoRow = (into.width + 2 * into.pad) * into.channels;
  const input = from.values;
  const least = isRectified ? 0 : -Infinity;
  for (let eight = 0; eight < into.channels; eight += EIGHT) {
    const firstWeight = eight * kernel * span;
    for (let y = 0; y < into.height; y += 1) {
      let out = (y + into.pad) * intoRow + into.pad * into.channels + eight;
      for (let x = 0; x < into.width; x += 1) {
        let a = bias[eight] ?? 0;
        let b = bias[eight + 1] ?? 0;
        let c = bias[eight + 2] ?? 0;
        let d = bias[eight + 3] ?? 0;
        let e = bias[eight + 4] ?? 0;
        let f = bias[eight + 5] ?? 0;
        let g = bias[eight + 6] ?? 0;
        let h = bias[eight + 7] ?? 0;
        let weight = firstWeight;
        for (let down = 0; down < kernel; down += 1) {
          const begin = (y * stride + down) * row + x * stride * from.channels;
          for (let across = begin; across < begin + span; across += 1) {
            const value = input[across] ?? 0;
            if (value !== 0) {
              a += value * (weights[weight] ?? 0);
              b += value * (weights[weight + 1] ?? 0);
              c += value * (weights[weight + 2] ?? 0);
              d += value * (weights[weight + 3] ?? 0);
              e += value * (weights[weight + 4] ?? 0);
              f += value * (weights[weight + 5] ?? 0);
              g += value * (weights[weight + 6] ?? 0);
              h += value * (weights[weight + 7] ?? 0);
            }
            weight += EIGHT;
          }
        }
        into.values[out] = Math.max(least, a);
        into.values[out + 1] = Math.max(least, b);
        into.values[out + 2] = Math.max(least, c);
        into.values[out + 3] = Math.max(least, d);
        into.values[out + 4] = Math.max(least, e);
        into.values[out + 5] = Math.max(least, f);
        into.values[out + 6] = Math.max(least, g);
        into.values[out + 7] = Math.max(least, h);
        out += into.channels;
      }
    }
  }
}

/** Convolves one layer of what comes in. */
type Convolve = (from: Plane, layer: Layer) => void;

const BYTES = Float32Array.BYTES_PER_ELEMENT;
/** Places that vectors convolve at a time. */
const FOUR = 4;

/** Bytes that a network's planes and weights take. */
function bytesOf(kept: NetWeights): number {
  let numbers = 0;
  layersOf(kept, (length) => {
    numbers += length;
    return new Float32Array(length);
  });
  return numbers * BYTES;
}

/** The same in vectors of four numbers, five times as fast; null where the browser has none. */
function inVectors(kept: NetWeights): { readonly allocate: Allocate; readonly convolve: Convolve } | null {
  const simd = simdConvolver(bytesOf(kept));
  if (simd === null) return null;
  return {
    allocate: piecesOf(simd.memory),
    convolve: (from, { kernel, stride, weights, isRectified, bias, into }) => {
      const place = from.channels * BYTES;
      const row = (from.width + 2 * from.pad) * place;
      const outAcross = into.channels * BYTES;
      const outDown = (into.width + 2 * into.pad) * outAcross;
      for (let eight = 0; eight < into.channels; eight += EIGHT) {
        simd.convolve({
          input: from.values.byteOffset,
          output: into.values.byteOffset + into.pad * (outDown + outAcross) + eight * BYTES,
          weights: weights.byteOffset + eight * kernel * kernel * place,
          bias: bias.byteOffset + eight * BYTES,
          kernel,
          span: kernel * place,
          row,
          across: stride * place,
          down: stride * row,
          outAcross,
          outDown,
          fours: into.width / FOUR,
          height: into.height,
          least: isRectified ? 0 : -Infinity,
        });
      }
    },
  };
}

const oneByOne = { allocate: (length: number): Float32Array => new Float32Array(length), convolve };

/**
 * A small network that has learnt what a ball looks like, and how it differs from the picture before and after:
 * five convolutions. It works in memory of its own, so what it told is overwritten by the next picture. Without
 * `vectors` it does what it does in a browser that has none in WebAssembly.
 */
export function ballNeuralNetwork(kept: NetWeights = ballWeights, { vectors = true } = {}): TellBall {
  const how = (vectors ? inVectors(kept) : null) ?? oneByOne;
  const { input, layers } = layersOf(kept, how.allocate);
  const row = input.width * input.channels;
  const padded = (input.width + 2 * input.pad) * input.channels;
  return (picture) => {
    for (let y = 0; y < input.height; y += 1) {
      input.values.set(picture.subarray(y * row, (y + 1) * row), (y + input.pad) * padded + input.pad * input.channels);
    }
    let from = input;
    for (const layer of layers) {
      how.convolve(from, layer);
      from = layer.into;
    }
    return from.values;
  };
}
