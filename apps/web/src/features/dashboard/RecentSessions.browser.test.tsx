import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showDashboard } from './testing/show-dashboard.tsx';
import { sessionOf, statsOf } from './testing/stats-and-sessions.ts';

describe('lately', () => {
  test('shows the last five sessions', async () => {
    const sessions = Array.from({ length: 7 }, (_, index) => sessionOf('juggling', 30 + index));
    showDashboard({
      listPracticeSessions: async () => [
        sessionOf('cone_weaving', 18, {
          side: 'left',
          duration_minutes: 12,
          practice_day: '2026-06-03',
          experience_gained: 61,
        }),
        sessionOf('wall_passes', 0, { duration_minutes: 6, side: 'both', practice_day: '2026-06-03', experience_gained: 65 }),
        ...sessions,
      ],
    });
    const rows = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');
    await expect.element(rows.nth(0)).toHaveTextContent('Cone Weaving12 min · Left Foot · 18 runs+61 XPYesterday');
    // Nothing was counted.
    await expect.element(rows.nth(1)).toHaveTextContent('Wall Passes6 min · Both Feet+65 XPYesterday');
    await expect.element(rows.nth(4)).toBeVisible();
    expect(rows.all()).toHaveLength(5);
  });

  test.each([
    ['before the football on the first day', 0, 'live-api', Node.DOCUMENT_POSITION_FOLLOWING],
    ['below the football after that', 1, 'live-api', Node.DOCUMENT_POSITION_PRECEDING],
    ['before football that is made up', 1, 'demo', Node.DOCUMENT_POSITION_FOLLOWING],
    ['before football that does not come', 1, 'never', Node.DOCUMENT_POSITION_FOLLOWING],
  ] as const)('stands %s', async (_where, totalSessions, scoresSource, football) => {
    showDashboard({ getStats: async () => statsOf({ totalSessions }), scoresSource });
    const practised = page.getByRole('region', { name: 'Recent activity' });
    const scores = page.getByRole('region', { name: 'Live Scores' });
    await expect.element(scores).toBeVisible();
    expect(practised.element().compareDocumentPosition(scores.element())).toBe(football);
  });

  test('invites a player without sessions to the first one', async () => {
    const { onNavigate } = showDashboard({ listPracticeSessions: async () => [] });
    await page.getByRole('button', { name: 'Start Your First Practice' }).click();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('practice');
  });
});
