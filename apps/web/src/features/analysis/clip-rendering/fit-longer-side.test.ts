import { expect, it } from 'vitest';
import { fitLongerSide } from './fit-longer-side.ts';

it.each([
  [1920, 1080, 1280, { width: 1280, height: 720 }],
  [1080, 1920, 1280, { width: 720, height: 1280 }],
  [640, 360, 1280, { width: 640, height: 360 }],
  [639, 361, 1280, { width: 640, height: 362 }],
  [0, 0, 1280, { width: 0, height: 0 }],
])('%i × %i fits within %i', (width, height, longSide, fitted) => {
  expect(fitLongerSide(width, height, longSide)).toEqual(fitted);
});
