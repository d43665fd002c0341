import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeSound, soundSettings } from './sound-settings.ts';

afterEach(() => {
  vi.restoreAllMocks();
  changeSound({ enabled: true, volume: 0.5 });
});

describe('the volume', () => {
  it('is kept between silent and full, and remembered', () => {
    changeSound({ volume: 7 });
    expect(soundSettings()).toMatchObject({ enabled: true, volume: 1 });
    changeSound({ volume: -1 });
    expect(JSON.parse(localStorage.getItem('touchline.sound') ?? '')).toMatchObject({ enabled: true, volume: 0 });
    changeSound({ volume: Number.NaN });
    expect(soundSettings().volume).toBe(0.5);
  });
});
