import { expect, it } from 'vitest';
import { runWithFallback, onWarning } from './run-with-fallback.ts';

it('what fails without harm is noted with its reason, and something else comes of it', () => {
  const heard: string[] = [];
  const end = onWarning((message) => heard.push(message));
  const fail = (): string => {
    throw new Error('No speech here');
  };
  expect(runWithFallback('voice', fail, 'silence')).toBe('silence');
  expect(runWithFallback('voice', () => 'words', 'silence')).toBe('words');
  end();
  runWithFallback('voice', fail, 'silence');
  expect(heard).toEqual(['voice: No speech here']);
});
