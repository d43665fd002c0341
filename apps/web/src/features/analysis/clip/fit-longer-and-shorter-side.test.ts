import { describe, expect, it } from 'vitest';
import { fitLongerAndShorterSide } from './fit-longer-and-shorter-side.ts';

const within = { long: 1280, short: 720 };

describe('a picture made to fit 1280 × 720', () => {
  it.each([
    ['a wide one', 1920, 1080, 1280, 720],
    ['a tall one, as phones film', 2160, 3840, 720, 1280],
    ['a square one', 1080, 1080, 720, 720],
    ['a small one, which stays as it is', 640, 360, 640, 360],
    ['one with an odd side, which encoders refuse', 1769, 995, 1280, 720],
  ])('%s', (_what, width, height, newWidth, newHeight) => {
    expect(fitLongerAndShorterSide(width, height, within)).toEqual({ width: newWidth, height: newHeight });
  });

  it('where nothing bounds it, keeps its size in even pixels', () => {
    expect(fitLongerAndShorterSide(853, 480, undefined)).toEqual({ width: 854, height: 480 });
  });
});
