import type { Rotation } from 'mediabunny';

/** Pixels as they are stored, four bytes each, and how a person sees them. */
export interface StoredPixels {
  readonly pixels: Uint32Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  /** By how much they are turned clockwise to be seen upright, and whether they are mirrored after that. */
  readonly rotation: Rotation;
  readonly flip: boolean;
  /** Size as a person sees them: turned, and with the shape of a pixel in it. */
  readonly seenWidth: number;
  readonly seenHeight: number;
}

/** A part of a picture as a person sees it, in its pixels. */
export interface PixelPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the pixels of a new picture lie in the stored ones along one side: between two, as places in `pixels`, by a weight of 256. */
interface Taps {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly weight: Int32Array;
}

/** Two of the four bytes of a pixel, and what is added to each so that 256ths and fourths of it are rounded. */
const BYTES = 0xff00ff;
const HALVES = 0x800080;
const TWOS = 0x20002;

/** Writes a part of a picture, as a person sees it, to the first `width` × `height` pixels of `into`. */
export type ResamplePixels = (from: StoredPixels, part: PixelPart, into: Uint32Array, width: number, height: number) => void;

/**
 * Interpolates each new pixel between four. What is to be less than half as large is shrunk in steps, so that every
 * stored pixel counts; the memory of the steps is kept for the next picture.
 */
export function pixelResampler(): ResamplePixels {
  let memory = new Uint32Array();
  let next: ResamplePixels | null = null;
  return (from, part, into, width, height) => {
    if (part.width <= 2 * width && part.height <= 2 * height) {
      return interpolate(from.pixels, tapsOf(from, part, width, height), into, width, height);
    }
    const [seenWidth, seenHeight] = [2 * width, 2 * height];
    if (memory.length < seenWidth * seenHeight) memory = new Uint32Array(seenWidth * seenHeight);
    next ??= pixelResampler();
    next(from, part, memory, seenWidth, seenHeight);
    const twice = { pixels: memory, width: seenWidth, height: seenHeight, rotation: 0, flip: false, seenWidth, seenHeight } as const;
    interpolate(memory, tapsOf(twice, { x: 0, y: 0, width: seenWidth, height: seenHeight }, width, height), into, width, height);
  };
}

function tapsOf(from: StoredPixels, part: PixelPart, width: number, height: number): { readonly columns: Taps; readonly rows: Taps } {
  const { rotation, flip, seenWidth, seenHeight } = from;
  const across = { begin: part.x / seenWidth, length: part.width / seenWidth, count: width };
  const down = { begin: part.y / seenHeight, length: part.height / seenHeight, count: height };
  const isOnItsSide = rotation === 90 || rotation === 270;
  // Turned by a quarter, a row that is seen is a column that is stored.
  const alongRows = { stored: from.width, stride: 1 };
  const alongColumns = { stored: from.height, stride: from.width };
  const isAcrossReversed = (rotation === 90 || rotation === 180) !== flip;
  const isDownReversed = rotation === 180 || rotation === 270;
  return {
    columns: taps({ ...across, ...(isOnItsSide ? alongColumns : alongRows), isReversed: isAcrossReversed }),
    rows: taps({ ...down, ...(isOnItsSide ? alongRows : alongColumns), isReversed: isDownReversed }),
  };
}

interface Side {
  /** Where the part begins and how long it is, in parts of the side. */
  readonly begin: number;
  readonly length: number;
  /** Pixels of the new picture along it. */
  readonly count: number;
  /** Stored pixels along it, and how far apart they are. */
  readonly stored: number;
  readonly stride: number;
  readonly isReversed: boolean;
}

function taps({ begin, length, count, stored, stride, isReversed }: Side): Taps {
  const first = new Int32Array(count);
  const second = new Int32Array(count);
  const weight = new Int32Array(count);
  for (let index = 0; index < count; index += 1) {
    const seen = begin + (length * (index + 0.5)) / count;
    // In whole 256ths, so that what lies on a pixel is that pixel.
    const place = Math.round(((isReversed ? 1 - seen : seen) * stored - 0.5) * 256);
    const before = place >> 8;
    first[index] = Math.min(stored - 1, Math.max(0, before)) * stride;
    second[index] = Math.min(stored - 1, Math.max(0, before + 1)) * stride;
    weight[index] = place & 255;
  }
  return { first, second, weight };
}

const isAll = ({ weight }: Taps, value: number): boolean => weight.every((one) => one === value);

function interpolate(pixels: Uint32Array, { columns, rows }: ReturnType<typeof tapsOf>, into: Uint32Array, width: number, height: number): void {
  const fill = isAll(columns, 0) && isAll(rows, 0) ? copyRow : isAll(columns, 128) && isAll(rows, 128) ? averageRow : interpolateRow;
  for (let row = 0; row < height; row += 1) {
    fill(pixels, columns, { first: rows.first[row] ?? 0, second: rows.second[row] ?? 0, weight: rows.weight[row] ?? 0 }, into, row * width);
  }
}

type Row = { readonly first: number; readonly second: number; readonly weight: number };

// Loops over every pixel. Nothing is read out of bounds: `?? 0` is for the types, and costs nothing.

function copyRow(pixels: Uint32Array, { first }: Taps, row: Row, into: Uint32Array, begin: number): void {
  for (let column = 0; column < first.length; column += 1) into[begin + column] = pixels[row.first + (first[column] ?? 0)] ?? 0;
}

/** Half as large: the mean of four. */
function averageRow(pixels: Uint32Array, { first, second }: Taps, row: Row, into: Uint32Array, begin: number): void {
  const top = row.first;
  const low = row.second;
  for (let column = 0; column < first.length; column += 1) {
    const left = first[column] ?? 0;
    const right = second[column] ?? 0;
    const a = pixels[top + left] ?? 0;
    const b = pixels[top + right] ?? 0;
    const c = pixels[low + left] ?? 0;
    const d = pixels[low + right] ?? 0;
    const even = (a & BYTES) + (b & BYTES) + (c & BYTES) + (d & BYTES) + TWOS;
    const odd = ((a >>> 8) & BYTES) + ((b >>> 8) & BYTES) + ((c >>> 8) & BYTES) + ((d >>> 8) & BYTES) + TWOS;
    into[begin + column] = ((even >>> 2) & BYTES) | (((odd >>> 2) & BYTES) << 8);
  }
}

function interpolateRow(pixels: Uint32Array, { first, second, weight }: Taps, row: Row, into: Uint32Array, begin: number): void {
  const top = row.first;
  const low = row.second;
  for (let column = 0; column < first.length; column += 1) {
    const left = first[column] ?? 0;
    const right = second[column] ?? 0;
    const toRight = weight[column] ?? 0;
    const a = pixels[top + left] ?? 0;
    const b = pixels[top + right] ?? 0;
    const c = pixels[low + left] ?? 0;
    const d = pixels[low + right] ?? 0;
    const even = between(between(a & BYTES, b & BYTES, toRight), between(c & BYTES, d & BYTES, toRight), row.weight);
    const odd = between(
      between((a >>> 8) & BYTES, (b >>> 8) & BYTES, toRight),
      between((c >>> 8) & BYTES, (d >>> 8) & BYTES, toRight),
      row.weight,
    );
    into[begin + column] = even | (odd << 8);
  }
}

/** Two bytes at once, `weight` 256ths of the way from one to the other. */
function between(one: number, other: number, weight: number): number {
  return ((Math.imul(one, 256 - weight) + Math.imul(other, weight) + HALVES) >>> 8) & BYTES;
}
