import { describe, expect, it } from 'vitest';
import { statCards, statCardPraise } from './stat-card-praise.ts';

describe('the trend of a stat card', () => {
  it.each([
    ['streak', 2, null],
    ['streak', 3, 'buildingMomentum'],
    ['streak', 6, 'buildingMomentum'],
    ['streak', 7, 'onFire'],
    ['practiceDays', 9, null],
    ['practiceDays', 10, 'greatProgress'],
    ['practiceDays', 29, 'greatProgress'],
    ['practiceDays', 30, 'dedicatedPlayer'],
    ['level', 2, null],
    ['level', 3, 'risingStar'],
    ['level', 4, 'risingStar'],
    ['level', 5, 'expert'],
    ['minutes', 59, null],
    ['minutes', 60, 'buildingHabits'],
    ['minutes', 299, 'buildingHabits'],
    ['minutes', 300, 'committedPlayer'],
    ['minutes', 599, 'committedPlayer'],
    ['minutes', 600, 'trainingMachine'],
    ['achievements', 0, null],
    ['achievements', 1, 'firstMilestone'],
    ['achievements', 2, 'firstMilestone'],
    ['achievements', 3, 'goalAchiever'],
    ['achievements', 5, 'goalAchiever'],
    ['achievements', 6, 'achievementHunter'],
    ['tokens', 100_000, null],
  ] as const)('%s at %d says %s', (card, value, code) => {
    expect(statCardPraise(card, value)).toBe(code);
  });

  it('says nothing to a new player on any card', () => {
    expect(statCards.map((card) => statCardPraise(card, card === 'level' ? 1 : 0))).toEqual(Array(6).fill(null));
  });
});
