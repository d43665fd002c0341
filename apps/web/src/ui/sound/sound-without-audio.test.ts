import { describe, expect, it } from 'vitest';
import { soundSettings } from './sound-settings.ts';
import { playCue, scheduleCue } from './play-cue.ts';

describe('without audio or storage', () => {
  it('cues do nothing and never throw', () => {
    expect(() => playCue('go')).not.toThrow();
    expect(() => scheduleCue('complete', 5)()).not.toThrow();
  });

  it('sound is on at half volume, and no voice speaks', () => {
    expect(soundSettings()).toEqual({ enabled: true, volume: 0.5, voice: false });
  });
});
