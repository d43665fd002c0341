import { beforeEach, expect, test } from 'vitest';
import { borrowedVoice, deviceVoices, ownVoice } from '../testing/device-voices.ts';
import { changeSound } from './sound-settings.ts';
import { localVoice, speak } from './speech.ts';

beforeEach(() => changeSound({ enabled: true, volume: 0.5, voice: false }));

test('a text is said by a voice of the device, also where a borrowed one is the usual one', () => {
  const spoken = deviceVoices(borrowedVoice, ownVoice);
  speak('Halfway.');
  expect(spoken).toEqual([{ text: 'Halfway.', by: 'Own' }]);
});

test.each([
  ['borrowed voices only', [borrowedVoice]],
  ['voices of other languages only', [{ ...ownVoice, lang: 'fr-FR' }]],
  ['no voice', []],
])('with %s nothing is said', (_what, voices) => {
  const spoken = deviceVoices(...voices);
  expect(localVoice()).toBeNull();
  speak('Halfway.');
  expect(spoken).toEqual([]);
});

test('nothing is said where the sound is off', () => {
  const spoken = deviceVoices(ownVoice);
  changeSound({ enabled: false });
  speak('Halfway.');
  changeSound({ enabled: true });
  expect(spoken).toEqual([]);
});
