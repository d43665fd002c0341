import { describe, expect, test } from 'vitest';
import { pixelResampler, type PixelPart, type StoredPixels } from './resample-pixels.ts';

/** A picture of these rows, its pixels written as grey levels. */
function stored(rows: readonly (readonly number[])[], turned: Partial<StoredPixels> = {}): StoredPixels {
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  const isOnItsSide = turned.rotation === 90 || turned.rotation === 270;
  const [seenWidth, seenHeight] = isOnItsSide ? [height, width] : [width, height];
  const pixels = Uint32Array.from(rows.flat(), (level) => 0xff000000 + level * 0x10101);
  return { pixels, width, height, rotation: 0, flip: false, seenWidth, seenHeight, ...turned };
}

/** The grey levels of a part of it, so wide and high. */
function levels(from: StoredPixels, width: number, height: number, part: Partial<PixelPart> = {}): number[][] {
  const into = new Uint32Array(width * height);
  pixelResampler()(from, { x: 0, y: 0, width: from.seenWidth, height: from.seenHeight, ...part }, into, width, height);
  const seen = Array.from(into, (pixel) => {
    const [red, green, blue, alpha] = [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255, pixel >>> 24];
    expect([green, blue, alpha]).toEqual([red, red, 255]);
    return red;
  });
  return Array.from({ length: height }, (_, row) => seen.slice(row * width, (row + 1) * width));
}

const six = [
  [10, 20, 30],
  [40, 50, 60],
];

describe('a picture read as large as it is', () => {
  test('has the pixels that are stored', () => {
    expect(levels(stored(six), 3, 2)).toEqual(six);
  });

  test.each([
    [90, [[40, 10], [50, 20], [60, 30]]],
    [180, [[60, 50, 40], [30, 20, 10]]],
    [270, [[30, 60], [20, 50], [10, 40]]],
  ] as const)('is turned clockwise by %i', (rotation, seen) => {
    const [width, height] = rotation === 180 ? [3, 2] : [2, 3];
    expect(levels(stored(six, { rotation }), width, height)).toEqual(seen);
  });

  test('is mirrored after it was turned', () => {
    expect(levels(stored(six, { flip: true }), 3, 2)).toEqual([[30, 20, 10], [60, 50, 40]]);
    expect(levels(stored(six, { flip: true, rotation: 90 }), 2, 3)).toEqual([[10, 40], [20, 50], [30, 60]]);
  });

  test('gives the part that is asked for', () => {
    expect(levels(stored(six), 2, 1, { x: 1, y: 1, width: 2, height: 1 })).toEqual([[50, 60]]);
    expect(levels(stored(six, { rotation: 90 }), 1, 2, { x: 1, y: 1, width: 1, height: 2 })).toEqual([[20], [30]]);
  });
});

describe('a picture that is shrunk', () => {
  test('to half its size has the mean of each four', () => {
    expect(levels(stored([[0, 10, 255, 255], [20, 30, 255, 255]]), 2, 1)).toEqual([[15, 255]]);
  });

  test('to much less than half counts every pixel', () => {
    const chequered = Array.from({ length: 64 }, (_, row) => Array.from({ length: 64 }, (_pixel, column) => ((row + column) % 2) * 200));
    expect(levels(stored(chequered), 2, 2)).toEqual([[100, 100], [100, 100]]);
  });

  test('by a little is interpolated, and stays as light as it was', () => {
    const [row] = levels(stored([[0, 60, 120, 180]]), 3, 1);
    expect(row).toEqual([10, 90, 170]);
    const white = Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => 255));
    expect(new Set(levels(stored(white), 5, 7).flat())).toEqual(new Set([255]));
  });
});

test('what is read beyond the edge of a picture is its edge', () => {
  expect(levels(stored([[10, 50]]), 4, 1)).toEqual([[10, 20, 40, 50]]);
});

test('a pixel that is wider than high is seen so', () => {
  expect(levels(stored([[10, 50]], { seenWidth: 4 }), 4, 1)).toEqual([[10, 20, 40, 50]]);
});
