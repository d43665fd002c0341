import { expect, it } from 'vitest';
import { savedSession } from '../practice/testing/saved-session.ts';
import { arrivedOffer } from './arrived-sessions.ts';
import { markCelebrated } from './celebrated-sessions.ts';

const waited = (id: string, level: number, totalSessions: number): typeof savedSession => ({
  session: { ...savedSession.session, id },
  rewards: { ...savedSession.rewards, levelBefore: level - 1, levelAfter: level, bestStreakBefore: 12 },
  stats: { ...savedSession.stats, totalSessions },
});

it('what sessions that waited reached is offered once, in their order', () => {
  const arrived = [waited('b', 4, 16), waited('a', 3, 15)];
  expect(arrivedOffer(arrived)).toMatchObject({ text: 'You are level 4 now.', moments: [{ kind: 'level', level: 4 }] });
  expect(arrivedOffer(arrived)).toBeNull();
});

it('what a screen celebrates, or what reached nothing, is not offered', () => {
  markCelebrated(['c']);
  expect(arrivedOffer([waited('c', 5, 17)])).toBeNull();
  const nothing = { ...waited('d', 5, 18), rewards: { ...savedSession.rewards, levelBefore: 5, levelAfter: 5, bestStreakBefore: 12 } };
  expect(arrivedOffer([nothing])).toBeNull();
});
