/** A picture in levels of grey, 0–255, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly levels: Uint8Array;
}

/** Pixels of the longer side of a grey picture, at most. */
const LONGEST_SIDE = 480;

/** Of 65,536 parts of brightness so many are of red, of green and of blue. */
const [RED, GREEN, BLUE] = [19_595, 38_470, 7_471];
/** Red and blue of a pixel. */
const BYTES = 0xff00ff;

/**
 * A picture of red, green, blue and opacity in grey, shrunk by a whole number so that its longer side is at most 480
 * pixels: each new pixel is the mean of those in its place.
 */
export function greyOf(rgba: Uint8ClampedArray, width: number, height: number): GreyPicture {
  const times = Math.max(1, Math.ceil(Math.max(width, height) / LONGEST_SIDE));
  const [wide, high] = [Math.max(1, Math.floor(width / times)), Math.max(1, Math.floor(height / times))];
  const levels = new Uint8Array(wide * high);
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  for (let y = 0; y < high; y += 1) {
    const [begin, into] = [y * times * width, levels.subarray(y * wide, (y + 1) * wide)];
    if (times === 2) halveRow(pixels, begin, width, into);
    else shrinkRow(pixels, begin, width, times, into);
  }
  return { width: wide, height: high, levels };
}

// Loops over every pixel. Nothing is read out of bounds: `?? 0` is for the types, and costs nothing.

/** What most pictures need, in a fifth of the time: each level is that of two pixels beside one another and two below. */
function halveRow(pixels: Uint32Array, begin: number, width: number, into: Uint8Array): void {
  let at = begin;
  for (let x = 0; x < into.length; x += 1) {
    const a = pixels[at] ?? 0;
    const b = pixels[at + 1] ?? 0;
    const c = pixels[at + width] ?? 0;
    const d = pixels[at + width + 1] ?? 0;
    const even = (a & BYTES) + (b & BYTES) + (c & BYTES) + (d & BYTES);
    const green = ((a >>> 8) & 255) + ((b >>> 8) & 255) + ((c >>> 8) & 255) + ((d >>> 8) & 255);
    into[x] = ((even & 0xffff) * RED + green * GREEN + (even >>> 16) * BLUE + 0x20000) >> 18;
    at += 2;
  }
}

/** Each level is the mean of `times` × `times` pixels. */
function shrinkRow(pixels: Uint32Array, begin: number, width: number, times: number, into: Uint8Array): void {
  const share = 1 / (0x10000 * times * times);
  for (let x = 0; x < into.length; x += 1) {
    let sum = 0;
    for (let down = 0; down < times; down += 1) {
      const first = begin + down * width + x * times;
      for (let at = first; at < first + times; at += 1) {
        const pixel = pixels[at] ?? 0;
        sum += (pixel & 255) * RED + ((pixel >>> 8) & 255) * GREEN + ((pixel >>> 16) & 255) * BLUE;
      }
    }
    into[x] = Math.round(sum * share);
  }
}

/** The mean grey of any part of a picture, which goes on beyond its edges as it is there. */
export interface SummedPicture {
  readonly width: number;
  readonly height: number;
  /** Sums of all levels above and left of each corner of a pixel. */
  readonly sums: Uint32Array;
}

/** Sums the levels of a picture once, so that the mean of any part of it takes four of the sums. */
export function summed({ width, height, levels }: GreyPicture): SummedPicture {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += levels[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return { width, height, sums };
}

/** A part of a picture, in its pixels. */
export interface PicturePart {
  readonly left: number;
  readonly top: number;
  /** How long a pixel of the part is in pixels of the picture. */
  readonly pixel: number;
}

/** Writes the part of a picture to `into`, so many pixels wide and high: each the mean of what lies in its place. */
export function shrinkInto(into: Float32Array, width: number, height: number, from: SummedPicture, part: PicturePart): void {
  const { left, top, pixel } = part;
  const share = 1 / (pixel * pixel);
  const columns = columnsAt(from.width, left, pixel, width + 1);
  let above = new Float64Array(width + 1);
  let below = new Float64Array(width + 1);
  sumsAlong(above, from, columns, top);
  for (let y = 0; y < height; y += 1) {
    sumsAlong(below, from, columns, top + (y + 1) * pixel);
    for (let x = 0; x < width; x += 1) {
      const sum = (below[x + 1] ?? 0) - (below[x] ?? 0) - (above[x + 1] ?? 0) + (above[x] ?? 0);
      into[y * width + x] = sum * share;
    }
    [above, below] = [below, above];
  }
}

/** Where places along a row lie in a picture: behind which corner of its pixels, and how far across to the next. */
interface Columns {
  readonly corner: Int32Array;
  readonly across: Float64Array;
}

function columnsAt(width: number, left: number, pixel: number, count: number): Columns {
  const [corner, across] = [new Int32Array(count), new Float64Array(count)];
  for (let index = 0; index < count; index += 1) {
    const x = left + index * pixel;
    const column = Math.min(width - 1, Math.max(0, Math.floor(x)));
    corner[index] = column;
    across[index] = x - column;
  }
  return { corner, across };
}

/** The sums above and left of places along a row, between those of the corners around; beyond the edge they grow as they do at it. */
function sumsAlong(into: Float64Array, { width, height, sums }: SummedPicture, { corner, across }: Columns, y: number): void {
  const row = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const down = y - row;
  const first = row * (width + 1);
  const second = first + width + 1;
  for (let index = 0; index < into.length; index += 1) {
    const column = corner[index] ?? 0;
    const share = across[index] ?? 0;
    const a = (sums[first + column] ?? 0) * (1 - down) + (sums[second + column] ?? 0) * down;
    const b = (sums[first + column + 1] ?? 0) * (1 - down) + (sums[second + column + 1] ?? 0) * down;
    into[index] = a * (1 - share) + b * share;
  }
}
