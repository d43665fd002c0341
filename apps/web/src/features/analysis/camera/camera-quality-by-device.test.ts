import { describe, expect, it } from 'vitest';
import { cameraQualityByDevice, tierOf } from './camera-quality-by-device.ts';

describe('the tier of a device', () => {
  it.each([
    [8, 8, 'high'],
    [12, 4, 'medium'],
    [4, 4, 'medium'],
    [4, 2, 'low'],
    [2, 8, 'low'],
    [8, null, 'high'],
    [6, null, 'medium'],
  ] as const)('with %s cores and %s GB is %s', (cores, memory, tier) => {
    expect(tierOf({ cores, memory })).toBe(tier);
  });
});

describe('the picture asked of the camera', () => {
  const strong = { cores: 8, memory: 8 };
  const weak = { cores: 2, memory: 2 };

  it('suits the device where the player leaves it open, and is 1280 × 720 at most', () => {
    expect(cameraQualityByDevice('auto', strong)).toEqual({ width: 1280, height: 720, frameRate: 30 });
    expect(cameraQualityByDevice('auto', { cores: 4, memory: 4 })).toEqual({ width: 1280, height: 720, frameRate: 30 });
    expect(cameraQualityByDevice('auto', weak)).toEqual({ width: 854, height: 480, frameRate: 15 });
  });

  it('is what the player has set', () => {
    expect(cameraQualityByDevice('low', strong)).toEqual({ width: 854, height: 480, frameRate: 15 });
    expect(cameraQualityByDevice('high', strong)).toEqual({ width: 1280, height: 720, frameRate: 30 });
  });

  it('keeps to 15 pictures a second on a weak device, however fine they are', () => {
    expect(cameraQualityByDevice('high', weak)).toEqual({ width: 1280, height: 720, frameRate: 15 });
  });
});
