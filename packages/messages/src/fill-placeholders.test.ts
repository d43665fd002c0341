import { expect, test } from 'vitest';
import { fill } from './fill-placeholders.ts';

test('every name in a text gets its value, and one without a value is an error', () => {
  expect(fill('{count} of {total}, {count}', { count: 2, total: 'three' })).toBe('2 of three, 2');
  expect(() => fill('{count} of {total}', { count: 2 })).toThrow('{total}');
});
