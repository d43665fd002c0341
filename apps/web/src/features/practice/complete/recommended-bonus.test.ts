import type { Recommendations } from '@touchline/contracts';
import { expect, test } from 'vitest';
import { recommendedBonus } from './recommended-bonus.ts';

const recommended: Recommendations = {
  now: { drillId: 'juggling', reason: { kind: 'fresh', number: 2 } },
  beside: [{ drillId: 'toe_taps', reason: { kind: 'basicBallControl', experience: 15, sessions: 1 } }],
};

test.each([
  [recommended, 'toe_taps', 15],
  [recommended, 'juggling', 0],
  [recommended, 'cone_weaving', 0],
  [undefined, 'toe_taps', 0],
])('of %j the drill %s is promised %i XP more', (given, drillId, bonus) => {
  expect(recommendedBonus(given, drillId)).toBe(bonus);
});
