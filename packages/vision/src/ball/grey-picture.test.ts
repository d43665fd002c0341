import { describe, expect, it } from 'vitest';
import { greyOf, shrinkInto, summed } from './grey-picture.ts';

/** A picture of which each pixel's red, green and blue are the same. */
function rgba(width: number, height: number, level: (x: number, y: number) => number): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: 4 * width * height }, (_, at) => {
    const pixel = Math.floor(at / 4);
    return at % 4 === 3 ? 255 : level(pixel % width, Math.floor(pixel / width));
  });
}

describe('a grey picture', () => {
  it('is as large as the one it is of, up to 480 pixels', () => {
    expect(greyOf(rgba(3, 2, (x, y) => 10 * x + 100 * y), 3, 2)).toEqual({ width: 3, height: 2, levels: Uint8Array.of(0, 10, 20, 100, 110, 120) });
    const { width, height, levels } = greyOf(rgba(960, 4, (x, y) => (x % 2) * 100 + (y % 2) * 20), 960, 4);
    expect([width, height]).toEqual([480, 2]);
    // The mean of four.
    expect(new Set(levels)).toEqual(new Set([60]));
  });

  it('has the mean brightness of whatever lies in the place of a pixel, however much it is shrunk', () => {
    for (const [width, height] of [[960, 6], [1300, 6], [470, 3]] as const) {
      const colour = (at: number): number => (at % 4 === 3 ? 255 : (at * 7919) % 256);
      const picture = Uint8ClampedArray.from({ length: 4 * width * height }, (_, at) => colour(at));
      const { width: wide, height: high, levels } = greyOf(picture, width, height);
      const times = Math.floor(width / wide);
      const off = [...levels].map((level, at) => {
        let sum = 0;
        for (let pixel = 0; pixel < times * times; pixel += 1) {
          const [x, y] = [(at % wide) * times + (pixel % times), Math.floor(at / wide) * times + Math.floor(pixel / times)];
          const begin = 4 * (y * width + x);
          sum += 0.299 * colour(begin) + 0.587 * colour(begin + 1) + 0.114 * colour(begin + 2);
        }
        return Math.abs(level - sum / times ** 2);
      });
      expect(high).toBe(Math.floor(height / times));
      expect(Math.max(...off)).toBeLessThan(0.51);
    }
  });

  it('sees green brighter than red, and red than blue', () => {
    const { levels } = greyOf(Uint8ClampedArray.of(0, 255, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255), 3, 1);
    expect([...levels]).toEqual([150, 76, 29]);
  });
});

describe('a part of a picture', () => {
  const picture = summed({ width: 4, height: 2, levels: Uint8Array.of(0, 40, 80, 120, 100, 140, 180, 220) });
  const part = (left: number, top: number, pixel: number, width = 2, height = 1) => {
    const into = new Float32Array(width * height);
    shrinkInto(into, width, height, picture, { left, top, pixel });
    return [...into].map((level) => Math.round(level));
  };

  it('is the mean of what lies in the place of each pixel', () => {
    expect(part(0, 0, 2)).toEqual([70, 150]);
    expect(part(0, 0, 1)).toEqual([0, 40]);
    expect(part(0.5, 0, 1)).toEqual([20, 60]);
  });

  it('goes on beyond the edges as it is there', () => {
    expect(part(-2, 0, 1)).toEqual([0, 0]);
    expect(part(3, 1, 1, 3)).toEqual([220, 220, 220]);
    expect(part(1, 2, 1)).toEqual([140, 180]);
    expect(part(1, -5, 1)).toEqual([40, 80]);
  });
});
