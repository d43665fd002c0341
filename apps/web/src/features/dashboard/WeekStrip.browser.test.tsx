import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showDashboard } from './testing/show-dashboard.tsx';
import { sessionOf, statsOf } from './testing/stats-and-sessions.ts';

describe('the week', () => {
  test('adds up the week', async () => {
    showDashboard({
      listPracticeSessions: async () => [
        sessionOf('juggling', 20, { practice_day: '2026-06-04', duration_minutes: 10 }),
        sessionOf('juggling', 20, { practice_day: '2026-06-01' }),
        sessionOf('juggling', 20, { practice_day: '2026-05-30' }),
      ],
    });
    for (const part of ['2 drills', '15 minutes']) {
      await expect.element(page.getByRole('listitem').filter({ hasText: new RegExp(`^${part}$`) })).toBeVisible();
    }
    await expect.element(page.getByText('Monday: practiced')).toBeInTheDocument();
    await expect.element(page.getByText('Tuesday: no practice')).toBeInTheDocument();
    await expect.element(page.getByText('Friday: to come')).toBeInTheDocument();
  });

  test('of a first drill that waits to be sent says that it waits: nothing calls the next one the first, or the day empty', async () => {
    const first = { listPracticeSessions: async () => [], getStats: async () => statsOf({ totalSessions: 0, currentStreak: 0, practisedToday: false }) };
    showDashboard(first, null, [{ drillId: 'juggling', day: '2026-06-04' }]);
    await expect.element(page.getByText('Thursday: a drill waits to be sent')).toBeInTheDocument();
    await expect.element(page.getByText('Your drill is safe on this device and waits to be sent.')).toBeVisible();
    await expect.element(page.getByText(/^Next up/)).toBeVisible();
    for (const untrue of [/Your first drill/, /Day 1 of a new streak/, /today: not yet/, /Start Your First Practice/]) {
      await expect.element(page.getByText(untrue)).not.toBeInTheDocument();
    }
  });
});
