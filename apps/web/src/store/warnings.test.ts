import { expect, it } from 'vitest';
import { harmless, onWarning } from './warnings.ts';

it('what fails without harm is noted with its reason, and something else comes of it', () => {
  const heard: string[] = [];
  const end = onWarning((message) => heard.push(message));
  const fail = (): string => {
    throw new Error('No speech here');
  };
  expect(harmless('voice', fail, 'silence')).toBe('silence');
  expect(harmless('voice', () => 'words', 'silence')).toBe('words');
  end();
  harmless('voice', fail, 'silence');
  expect(heard).toEqual(['voice: No speech here']);
});
