import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showDashboard } from './testing/show-dashboard.tsx';
import { sessionOf } from './testing/stats-and-sessions.ts';

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
});
