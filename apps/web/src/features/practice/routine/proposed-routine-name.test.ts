import { expect, test } from 'vitest';
import { proposedRoutineName } from './proposed-routine-name.ts';

test('a new routine is proposed a name that is not taken', () => {
  expect(proposedRoutineName(['Evening'])).toBe('My routine');
  expect(proposedRoutineName(['My routine', 'Evening'])).toBe('My routine 2');
  expect(proposedRoutineName(['My routine', 'My routine 2', 'My routine 4'])).toBe('My routine 3');
});
