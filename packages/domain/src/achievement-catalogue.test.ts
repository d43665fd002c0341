import { describe, expect, it } from 'vitest';
import { achievements, findAchievement, PROFILE_BADGES_SHOWN, profileBadges } from './achievement-catalogue.ts';

describe('an achievement', () => {
  it('says its target in its id where it counts', () => {
    for (const { id, target } of achievements) {
      const told = /\d+$/.exec(id)?.[0];
      expect(told === undefined ? 1 : Number(told)).toBe(target);
    }
  });

  it('stands higher, the more of its measure it takes', () => {
    const measures = new Set(achievements.map(({ measure }) => measure));
    const tiers = [...measures].map((of) =>
      achievements
        .filter(({ measure }) => measure === of)
        .toSorted((a, b) => a.target - b.target)
        .map(({ tier }) => tier),
    );
    expect(tiers).toEqual(tiers.map((ofOne) => ofOne.toSorted((a, b) => a - b)));
  });

  it('counts up to a number, or is done once', () => {
    const once = achievements.filter(({ id }) => !findAchievement(id).counts);
    expect(once.map(({ id, target }) => [id, target])).toEqual([
      ['videoAnalyst', 1],
      ['teamPlayer', 1],
      ['profileComplete', 1],
    ]);
  });

  it('covers the families of the specification', () => {
    const targets = (measure: string) =>
      achievements.filter((one) => one.measure === measure).map(({ target }) => target);
    expect(targets('streak')).toEqual(expect.arrayContaining([3, 7, 14, 30, 100]));
    expect(targets('level')).toEqual(expect.arrayContaining([1, 5, 10, 25, 50]));
    expect(targets('tokens')).toEqual(expect.arrayContaining([100, 500, 1000, 5000, 10_000]));
    expect(targets('sessions')).toEqual(expect.arrayContaining([10, 50, 100, 500, 1000]));
  });
});

describe('the profile', () => {
  it('has twelve badges in the order of the specification, of which eight are shown', () => {
    expect(profileBadges).toEqual([
      'sessions1',
      'sessions5',
      'sessions10',
      'sessions25',
      'streak3',
      'streak7',
      'level3',
      'level5',
      'tokens100',
      'videoAnalyst',
      'teamPlayer',
      'profileComplete',
    ]);
    expect(PROFILE_BADGES_SHOWN).toBe(8);
  });
});
