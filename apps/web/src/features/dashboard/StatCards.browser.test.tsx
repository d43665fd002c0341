import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../ui/testing/show-component.tsx';
import { StatCards } from './StatCards.tsx';
import { earnedOf, showDashboard, statCard } from './testing/show-dashboard.tsx';
import { statsOf } from './testing/stats-and-sessions.ts';

test('tells beside the count of badges of one that this device alone knows', async () => {
  show(<StatCards stats={statsOf()} achievements={{ earned: 2, total: 27, onlyHere: 1 }} onNavigate={() => undefined} />);
  await expect.element(page.getByText('2/27')).toBeVisible();
  await expect.element(page.getByText(/\+1 on this device$/)).toBeVisible();
});

describe('how am I doing', () => {
  test('is a first goal in each place, on the first day, and not a row of zeros', async () => {
    showDashboard({
      getStats: async () =>
        statsOf({ totalSessions: 0, tokens: 0, currentStreak: 0, practiceDays: 0, level: 1, totalMinutes: 0, practisedToday: false }),
      listPracticeSessions: async () => [],
      listAchievements: async () => earnedOf(0),
    });
    await expect.element(statCard(/^Day Streak First badge at 3 days$/)).toBeVisible();
    await expect.element(statCard(/^Tokens 10 open a pack of cards$/)).toBeVisible();
    await expect.element(statCard(/^Practice Days Day 1 can be today$/)).toBeVisible();
    await expect.element(statCard(/^Level Level 2 at 100 XP$/)).toBeVisible();
    await expect.element(statCard(/^Total Minutes 60 make your first hour$/)).toBeVisible();
    await expect.element(statCard(/^Achievements 27 badges to earn$/)).toBeVisible();
    await expect.element(page.getByText('Your first drill turns today green.')).toBeVisible();
  });

  test('is six numbers with what they mean', async () => {
    showDashboard({
      getStats: async () => statsOf({ currentStreak: 12, practiceDays: 41, totalMinutes: 742 }),
      listAchievements: async () => earnedOf(5),
    });
    await expect.element(statCard(/12 Day Streak On fire/)).toBeVisible();
    await expect.element(statCard(/148 Tokens For 14 packs/)).toBeVisible();
    await expect.element(statCard(/41 Practice Days Dedicated player/)).toBeVisible();
    await expect.element(statCard(/6 Level Expert/)).toBeVisible();
    await expect.element(statCard(/742 Total Minutes Training machine/)).toBeVisible();
    // The next one stands right below, with how far it is.
    await expect.element(statCard(/^5\/27 Achievements Goal achiever$/)).toBeVisible();
  });

  test.each([
    ['Day Streak', { currentStreak: 3 }, 'Building momentum'],
    ['Practice Days', { practiceDays: 10 }, 'Great progress'],
    ['Level', { level: 3 }, 'Rising star'],
    ['Total Minutes', { totalMinutes: 300 }, 'Committed player'],
    ['Total Minutes', { totalMinutes: 60 }, 'Building habits'],
  ] as const)('says of %s %j: %s', async (label, differing, trend) => {
    showDashboard({ getStats: async () => statsOf(differing) });
    await expect.element(statCard(new RegExp(`${label} ${trend}`))).toBeVisible();
  });

  test('says the best streak where the one of now has no word of praise', async () => {
    showDashboard({ getStats: async () => statsOf({ currentStreak: 0, bestStreak: 3 }) });
    await expect.element(statCard(/^0 Day Streak Best: 3 days$/)).toBeVisible();
  });

  test('has a bar of the way to the next level', async () => {
    showDashboard({ getStats: async () => statsOf({ level: 6, experienceToNextLevel: 36 }) });
    const tile = statCard(/^6 Level Expert 36 XP to level 7$/);
    await expect.element(tile).toBeVisible();
    const filled = tile.element().lastElementChild?.lastElementChild;
    expect((filled?.getBoundingClientRect().width ?? 0) / (filled?.parentElement?.getBoundingClientRect().width ?? 1)).toBeCloseTo(0.64, 1);
  });

  test.each([
    [6, 'Achievement hunter'],
    [1, 'First milestone'],
  ])('says of %i achievements: %s', async (earned, trend) => {
    showDashboard({ listAchievements: async () => earnedOf(earned) });
    await expect.element(statCard(new RegExp(`${earned}/27 Achievements ${trend}`))).toBeVisible();
  });

  test('Achievements leads to the badges', async () => {
    const { onNavigate } = showDashboard();
    const numbers = page.getByRole('region', { name: 'How you are doing' });
    await numbers.getByRole('button', { name: /Achievements/ }).click();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('progress', { badges: true });
  });

  test.each([
    ['Day Streak', 'progress'],
    ['Tokens', 'rewards'],
    ['Practice Days', 'progress'],
    ['Level', 'progress'],
    ['Total Minutes', 'progress'],
  ] as const)('%s leads to %s', async (label, tab) => {
    const { onNavigate } = showDashboard();
    await page.getByRole('region', { name: 'How you are doing' }).getByRole('button', { name: new RegExp(label) }).click();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith(tab);
  });
});
