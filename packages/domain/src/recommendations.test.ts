import { expect, test } from 'vitest';
import { BASIC_DRILL_ID, drillOf, recommendationBonus, recommendationsFor } from './recommendations.ts';

const beginner = { sessions: 0, currentStreak: 0, practisedToday: false, hasDoneBasicDrill: false };
const ids = (stats: Partial<typeof beginner>) => recommendationsFor({ ...beginner, ...stats }).map(({ id }) => id);

test('a new player is shown basic ball control and how to start a streak', () => {
  expect(ids({})).toEqual(['basicBallControl', 'startAStreak']);
});

test('basic ball control is recommended below five sessions, until its drill was done', () => {
  expect(ids({ sessions: 4, currentStreak: 1 })).toEqual(['basicBallControl']);
  expect(ids({ sessions: 5, currentStreak: 1 })).toEqual([]);
  expect(ids({ sessions: 1, currentStreak: 1, hasDoneBasicDrill: true })).toEqual([]);
});

test('a lost streak is worth starting again at any time', () => {
  expect(ids({ sessions: 300, hasDoneBasicDrill: true })).toEqual(['startAStreak']);
});

test('after six days running a recovery drill is suggested, until today is practised', () => {
  expect(ids({ sessions: 30, currentStreak: 5 })).toEqual([]);
  expect(ids({ sessions: 30, currentStreak: 6 })).toEqual(['recovery']);
  expect(ids({ sessions: 30, currentStreak: 6, practisedToday: true })).toEqual([]);
});

test('every recommendation leads to a drill of the catalogue', () => {
  for (const stats of [{}, { currentStreak: 6, sessions: 9 }]) {
    for (const one of recommendationsFor({ ...beginner, ...stats })) expect(drillOf(one).id).toBe(one.drillId);
  }
});

test('the promised 15 XP are given once: for the first session of that drill, below five sessions', () => {
  const basic = { id: BASIC_DRILL_ID };
  expect(recommendationBonus(basic, 0, 0)).toBe(15);
  expect(recommendationBonus(basic, 4, 0)).toBe(15);
  expect(recommendationBonus(basic, 5, 0)).toBe(0);
  expect(recommendationBonus(basic, 1, 1)).toBe(0);
  expect(recommendationBonus({ id: 'juggling' }, 0, 0)).toBe(0);
});
