import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { borrowedVoice, deviceVoices, ownVoice } from '../testing/device-voices.ts';
import { changeSound } from './sound-settings.ts';
import { onWarning } from '../../store/run-with-fallback.ts';
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

test.each([
  ['tells its voices', 'getVoices'],
  ['is to be silent', 'cancel'],
  ['is to speak', 'speak'],
] as const)('a device that fails when it %s is silent, which is noted', (_when, method) => {
  deviceVoices(ownVoice);
  const broken = vi.spyOn(speechSynthesis, method).mockImplementation(() => {
    throw new Error('No speech here');
  });
  const noted: string[] = [];
  const end = onWarning((message) => noted.push(message));
  onTestFinished(() => {
    broken.mockRestore();
    end();
  });
  expect(() => speak('Halfway.')).not.toThrow();
  expect(noted.at(-1)).toMatch(/^voices?: No speech here$/);
});
