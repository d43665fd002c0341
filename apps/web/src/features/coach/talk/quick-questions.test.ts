import { expect, it } from 'vitest';
import { mayAskQuick } from './quick-questions.ts';

const last = { type: 'analyze', at: 10_000 } as const;

it('the first quick question is due at any time', () => {
  expect(mayAskQuick('drills', null, 0)).toBe(true);
});

it.each([
  ['improve', 10_999, false],
  ['improve', 11_000, true],
  ['analyze', 11_000, false],
  ['analyze', 11_999, false],
  ['analyze', 12_000, true],
] as const)('after one at 10 s, %s at %i ms: %s', (type, now, due) => {
  expect(mayAskQuick(type, last, now)).toBe(due);
});
