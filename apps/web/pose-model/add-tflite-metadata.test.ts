import { expect, it } from 'vitest';
import { withNormalisation } from './add-tflite-metadata.ts';

it('what is no model is refused', () => {
  expect(() => withNormalisation(new Uint8Array(64), { mean: 0, deviation: 255 })).toThrow('this is no tflite model');
});
