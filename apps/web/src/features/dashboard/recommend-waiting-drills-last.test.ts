import { expect, test } from 'vitest';
import { recommendWaitingDrillsLast } from './recommend-waiting-drills-last.ts';

const advised = {
  now: { drillId: 'toe_taps', reason: { kind: 'fresh', number: 3 } },
  beside: [
    { drillId: 'juggling', reason: { kind: 'again', number: 2 } },
    { drillId: 'wall_passes', reason: { kind: 'again', number: 4 } },
  ],
} as const;
const ids = (waiting: readonly string[]) => {
  const { now, beside } = recommendWaitingDrillsLast({ now: advised.now, beside: [...advised.beside] }, waiting);
  return [now, ...beside].map(({ drillId, waits }) => (waits ? `${drillId} waits` : drillId));
};

test('what is advised stays in its order while nothing of it waits', () => {
  expect(ids([])).toEqual(['toe_taps', 'juggling', 'wall_passes']);
  expect(ids(['juggling'])).toEqual(['toe_taps', 'juggling waits', 'wall_passes']);
});

test('a drill that was done without a connection is not the one to do now', () => {
  expect(ids(['toe_taps'])).toEqual(['juggling', 'wall_passes', 'toe_taps waits']);
  expect(ids(['toe_taps', 'juggling'])).toEqual(['wall_passes', 'juggling waits', 'toe_taps waits']);
});

test('where all of them wait they stay as they are, and say so', () => {
  expect(ids(['toe_taps', 'juggling', 'wall_passes'])).toEqual(['toe_taps waits', 'juggling waits', 'wall_passes waits']);
});
