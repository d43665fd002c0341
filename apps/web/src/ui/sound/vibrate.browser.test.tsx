import { expect, onTestFinished, test, vi } from 'vitest';
import { onWarning } from '../../store/run-with-fallback.ts';
import { vibrate } from './vibrate.ts';

test('a phone that cannot be felt fails without harm', () => {
  const broken = vi.spyOn(navigator, 'vibrate').mockImplementation(() => {
    throw new Error('No buzz here');
  });
  const noted: string[] = [];
  const end = onWarning((message) => noted.push(message));
  onTestFinished(() => {
    broken.mockRestore();
    end();
  });
  expect(() => vibrate('cue')).not.toThrow();
  expect(noted).toEqual(['buzz: No buzz here']);
});
