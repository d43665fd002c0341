import { describe, expect, it } from 'vitest';
import { ballGrid, ballSearchWindow } from './ball-constants.ts';
import { ballNeuralNetwork } from './ball-neural-network.ts';

/** A picture of waves, so that no two places of it are alike. */
const picture = Float32Array.from({ length: ballSearchWindow.width * ballSearchWindow.height * ballGrid.comes }, (_, at) => 2 * Math.sin(at * 0.7) + Math.cos(at * 0.013));

describe('the ball network', () => {
  it('tells the same in vectors as number by number, picture after picture', () => {
    const [inVectors, oneByOne] = [ballNeuralNetwork(), ballNeuralNetwork(undefined, { vectors: false })];
    for (const factor of [1, 0.3, 1]) {
      const given = picture.map((value) => factor * value);
      const [some, others] = [inVectors(given), oneByOne(given)];
      expect(some.length).toBe(ballGrid.width * ballGrid.height * ballGrid.tells);
      const off = some.reduce((most, value, at) => Math.max(most, Math.abs(value - (others[at] ?? Infinity))), 0);
      expect(off).toBeLessThan(1e-4);
      expect(Math.max(...others) - Math.min(...others)).toBeGreaterThan(1);
    }
  });

  it('is run without vectors where WebAssembly has none', () => {
    const here: object = globalThis;
    const before = Object.getOwnPropertyDescriptor(here, 'WebAssembly');
    const told = ballNeuralNetwork()(picture).slice();
    try {
      Object.defineProperty(here, 'WebAssembly', { configurable: true, value: { validate: () => false } });
      const alone = ballNeuralNetwork()(picture);
      expect(Math.abs((alone[0] ?? 0) - (told[0] ?? 1))).toBeLessThan(1e-4);
      expect(alone).toEqual(ballNeuralNetwork(undefined, { vectors: false })(picture));
    } finally {
      if (before) Object.defineProperty(here, 'WebAssembly', before);
    }
  });
});
