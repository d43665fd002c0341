import { expect, it } from 'vitest';
import type { SavedSession } from '../../offline/index.ts';
import { offerLateCelebration, mergedLateCelebrations } from './offer-late-celebration.ts';
import { markCelebrated } from './already-celebrated.ts';

/** As much of an answer as moments follow from. */
const waited = (id: string, level: number, totalSessions: number, levelBefore = level - 1): SavedSession => {
  const rewards = { unpaid: null, levelBefore, levelAfter: level, bestStreakBefore: 12, bestResultBefore: 40, achievements: [] };
  const session = { id, drill_id: 'juggling', result: 31, result_counts: true };
  return { session, rewards, stats: { totalSessions, bestStreak: 12 } } as unknown as SavedSession;
};

it('what sessions that waited reached is offered once, in their order', () => {
  const arrived = [waited('b', 4, 16), waited('a', 3, 15)];
  expect(offerLateCelebration(arrived)).toMatchObject({ text: 'You are level 4 now.', moments: [{ kind: 'level', level: 4 }] });
  expect(offerLateCelebration(arrived)).toBeNull();
});

it('what a screen celebrates, or what reached nothing, is not offered', () => {
  markCelebrated(['c']);
  expect(offerLateCelebration([waited('c', 5, 17)])).toBeNull();
  expect(offerLateCelebration([waited('d', 5, 18, 5)])).toBeNull();
});

it('what comes while an offer waits is offered with it', () => {
  const [first, second] = [offerLateCelebration([waited('e', 6, 19)]), offerLateCelebration([waited('f', 7, 20)])];
  if (first === null || second === null) throw new Error('nothing was offered');
  expect(mergedLateCelebrations(first, second)).toMatchObject({ text: 'You are level 7 now.', moments: [{ kind: 'level', level: 7 }] });
});
