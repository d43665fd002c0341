import { expect, test } from 'vitest';
import { tenReached } from './speak-every-ten.ts';

test.each([
  [0, 1, null],
  [9, 10, 10],
  [9, 11, 10],
  [10, 11, null],
  [18, 21, 20],
  [99, 100, 100],
  [0, 0, null],
])('from %i to %i touches what is said is %s', (before, now, said) => expect(tenReached(before, now)).toBe(said));
