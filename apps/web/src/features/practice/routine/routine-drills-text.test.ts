import { expect, test } from 'vitest';
import { routineDrillsText } from './routine-drills-text.ts';

test('the dot between two drills stays at the end of its line', () => {
  const steps = ['juggling', 'toe_taps'].map((drillId) => ({ drillId, side: 'both' as const, minutes: 5 }));
  expect(routineDrillsText({ steps })).toBe('Juggling\u00A0\u00B7 Toe Taps');
});
