/** A picture in levels of grey, 0–255, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly levels: Uint8Array;
}

/** Pixels of the longer side of a grey picture, at most. */
const LONGEST_SIDE = 480;

/**
 * A picture of red, green, blue and opacity in grey, shrunk by a whole number so that its longer side is at most 480
 * pixels: each new pixel is the mean of those in its place.
 */
export function greyOf(rgba: Uint8ClampedArray, width: number, height: number): GreyPicture {
  const times = Math.max(1, Math.ceil(Math.max(width, height) / LONGEST_SIDE));
  const [wide, high] = [Math.max(1, Math.floor(width / times)), Math.max(1, Math.floor(height / times))];
  const levels = new Uint8Array(wide * high);
  const sums = new Float32Array(wide);
  const share = 1 / (times * times);
  for (let y = 0; y < high; y += 1) {
    sums.fill(0);
    for (let down = 0; down < times; down += 1) {
      let at = (y * times + down) * width * 4;
      for (let x = 0; x < wide; x += 1) {
        let sum = 0;
        for (let across = 0; across < times; across += 1) {
          sum += 0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0);
          at += 4;
        }
        sums[x] = (sums[x] ?? 0) + sum;
      }
    }
    for (let x = 0; x < wide; x += 1) levels[y * wide + x] = Math.round((sums[x] ?? 0) * share);
  }
  return { width: wide, height: high, levels };
}

/** The mean grey of any part of a picture, which goes on beyond its edges as it is there. */
export interface SummedPicture {
  readonly width: number;
  readonly height: number;
  /** Sums of all levels above and left of each corner of a pixel. */
  readonly sums: Float64Array;
}

/** Sums the levels of a picture once, so that the mean of any part of it takes four of the sums. */
export function summed({ width, height, levels }: GreyPicture): SummedPicture {
  const sums = new Float64Array((width + 1) * (height + 1));
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
  let above = new Float64Array(width + 1);
  let below = new Float64Array(width + 1);
  sumsAlong(above, from, left, top, pixel);
  for (let y = 0; y < height; y += 1) {
    sumsAlong(below, from, left, top + (y + 1) * pixel, pixel);
    for (let x = 0; x < width; x += 1) {
      const sum = (below[x + 1] ?? 0) - (below[x] ?? 0) - (above[x + 1] ?? 0) + (above[x] ?? 0);
      into[y * width + x] = sum * share;
    }
    [above, below] = [below, above];
  }
}

/** The sums above and left of places along a row, between those of the corners around; beyond the edge they grow as they do at it. */
function sumsAlong(into: Float64Array, { width, height, sums }: SummedPicture, left: number, y: number, pixel: number): void {
  const row = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const down = y - row;
  const first = row * (width + 1);
  const second = first + width + 1;
  for (let index = 0; index < into.length; index += 1) {
    const x = left + index * pixel;
    const column = Math.min(width - 1, Math.max(0, Math.floor(x)));
    const across = x - column;
    const a = (sums[first + column] ?? 0) * (1 - down) + (sums[second + column] ?? 0) * down;
    const b = (sums[first + column + 1] ?? 0) * (1 - down) + (sums[second + column + 1] ?? 0) * down;
    into[index] = a * (1 - across) + b * across;
  }
}
