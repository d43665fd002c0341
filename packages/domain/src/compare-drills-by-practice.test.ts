import { expect, test } from 'vitest';
import { compareDrillsByPractice } from './compare-drills-by-practice.ts';

test('the drill practised most has the most sessions, of equals the most minutes, then the first id', () => {
  const drills = [
    { drillId: 'toe_taps', sessions: 3, minutes: 20 },
    { drillId: 'juggling', sessions: 3, minutes: 30 },
    { drillId: 'sole_rolls', sessions: 4, minutes: 5 },
    { drillId: 'bell_touches', sessions: 3, minutes: 20 },
  ];
  expect(drills.toSorted(compareDrillsByPractice).map(({ drillId }) => drillId)).toEqual(['sole_rolls', 'juggling', 'bell_touches', 'toe_taps']);
});
