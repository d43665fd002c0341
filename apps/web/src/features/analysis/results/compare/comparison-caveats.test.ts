import type { Leg, View } from '@touchline/vision';
import { expect, it } from 'vitest';
import type { Attempt } from './compared-attempt.ts';
import { comparisonCaveats } from './comparison-caveats.ts';

const attempt = (kickingLeg: Leg | null, view: View = 'side', differing: Partial<Attempt> = {}) =>
  ({ review: { view, kickingLeg }, cutShort: false, isOld: false, ...differing }) as Attempt;

it.each([
  ['of one foot and one view', attempt('left'), attempt('left'), []],
  ['without a kick', attempt(null), attempt('left'), []],
  ['of the other foot, now the left', attempt('right'), attempt('left'), ['Last time you kicked with your right foot, now with your left.']],
  ['of the other foot, now the right', attempt('left'), attempt('right'), ['Last time you kicked with your left foot, now with your right.']],
  [
    'of another foot and another view',
    attempt('left', 'front'),
    attempt('right'),
    ['Last time you were filmed from the front, now from the side, so other things are measured.', 'Last time you kicked with your left foot, now with your right.'],
  ],
  ['one of them cut short', attempt('left', 'side', { cutShort: true }), attempt('left'), ['Last time, time was up before every picture was looked at.']],
] as const)('two attempts %s say why they cannot be compared', (_what, before, now, caveats) => {
  expect(comparisonCaveats(before, now)).toEqual(caveats);
});
