import { beforeEach, expect, test } from 'vitest';
import { chooseMotion, motionChoice } from '../motion/motion-choice.ts';
import { changeSound, soundSettings } from '../sound/sound-settings.ts';
import { chooseQuiet, isQuiet } from './quiet-mode.ts';

beforeEach(() => {
  const reset = (): void => {
    localStorage.clear();
    changeSound({ enabled: true, voice: false });
    chooseMotion('device');
  };
  reset();
  return reset;
});

const now = () => ({ sounds: soundSettings().enabled, voice: soundSettings().voice, motion: motionChoice() });

test.each([
  { sounds: true, voice: true, motion: 'device' },
  { sounds: true, voice: false, motion: 'device' },
  { sounds: true, voice: true, motion: 'still' },
  { sounds: false, voice: true, motion: 'device' },
  { sounds: false, voice: false, motion: 'device' },
] as const)('turns everything off, and back to what was on: $sounds, $voice, $motion', (before) => {
  changeSound({ enabled: before.sounds, voice: before.voice });
  chooseMotion(before.motion);
  expect(isQuiet()).toBe(false);
  chooseQuiet(true);
  expect(isQuiet()).toBe(true);
  expect(now()).toEqual({ sounds: false, voice: false, motion: 'still' });
  chooseQuiet(false);
  expect(now()).toEqual(before);
});

test('is what it is however it came about, and ends as a new device begins', () => {
  changeSound({ enabled: false, voice: false });
  chooseMotion('still');
  expect(isQuiet()).toBe(true);
  chooseQuiet(false);
  expect(now()).toEqual({ sounds: true, voice: false, motion: 'device' });
});

test('ends as soon as one of the three is on', () => {
  chooseQuiet(true);
  changeSound({ enabled: true });
  expect(isQuiet()).toBe(false);
  expect(motionChoice()).toBe('still');
});

test('what was stored and is spoilt is as a new device', () => {
  chooseQuiet(true);
  localStorage.setItem('touchline.before-quiet', '{');
  chooseQuiet(false);
  expect(now()).toEqual({ sounds: true, voice: false, motion: 'device' });
});
