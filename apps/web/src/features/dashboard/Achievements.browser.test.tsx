import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { earnedOf, lost, showDashboard, type DashboardServer } from './testing/show-dashboard.tsx';

describe('achievements', () => {
  const rows = () => page.getByRole('region', { name: 'Achievements' }).getByRole('listitem');

  test('are at most three: the next one with how far it is, what was earned, then what is near', async () => {
    showDashboard({
      listAchievements: async () => [
        { id: 'sessions1', earned: true, value: 1, target: 1, earnedAt: '2026-06-01T16:00:00.000Z' },
        { id: 'sessions10', earned: false, value: 4, target: 10, earnedAt: null },
        { id: 'streak3', earned: false, value: 2, target: 3, earnedAt: null },
        { id: 'tokens100', earned: false, value: 5, target: 100, earnedAt: null },
      ],
    });
    await expect.element(rows().nth(0).getByText('3-Day Streak').first()).toBeVisible();
    await expect.element(rows().nth(0).getByText('2 of 3')).toBeVisible();
    const earned = rows().nth(1);
    await expect.element(earned.getByText('First Steps')).toBeVisible();
    await expect.element(earned.getByText('You finished your first session.')).toBeVisible();
    await expect.element(earned.getByText('Earned')).toBeVisible();
    await expect.element(rows().nth(2).getByRole('progressbar', { name: 'Dedicated' })).toBeVisible();
    expect(rows().all()).toHaveLength(3);
  });

  test.each([320, 390])('stand side by side on a phone: %i pixels', async (width) => {
    await page.viewport(width, 844);
    showDashboard({ listAchievements: async () => earnedOf(3) });
    await expect.element(rows().nth(2)).toBeVisible();
    const tops = rows().elements().map((row) => Math.round(row.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

  test('that are not begun draw no empty bar', async () => {
    showDashboard({
      listAchievements: async () => [{ id: 'sessions10', earned: false, value: 0, target: 10, earnedAt: null }],
    });
    await expect.element(rows().nth(0).getByText('Finish 10 sessions.')).toBeVisible();
    await expect.element(rows().nth(0).getByRole('progressbar')).not.toBeInTheDocument();
  });

  test('that did not come say so, and can be asked for again', async () => {
    const listAchievements = vi
      .fn<DashboardServer['listAchievements']>()
      .mockRejectedValueOnce(lost)
      .mockResolvedValue([{ id: 'streak7', earned: false, value: 5, target: 7, earnedAt: null }]);
    showDashboard({ listAchievements });
    await expect.element(page.getByText('Your achievements could not be loaded')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(rows().nth(0).getByText('Week Warrior').first()).toBeVisible();
  });
});
