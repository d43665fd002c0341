import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lost, showDashboard, statCard, type DashboardServer } from './testing/show-dashboard.tsx';
import { sessionOf } from './testing/stats-and-sessions.ts';

describe("the player's club", () => {
  test('has a card for its next match above the scores', async () => {
    showDashboard({}, 'Fernhollow');
    const card = page.getByRole('region', { name: 'Fernhollow' });
    await expect.element(card.getByText(/^No next match is known yet/)).toBeVisible();
    const scores = page.getByRole('region', { name: 'Live Scores' }).element();
    expect(card.element().compareDocumentPosition(scores)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('that is none has no card', async () => {
    showDashboard();
    await expect.element(page.getByRole('region', { name: 'Live Scores' })).toBeVisible();
    await expect.element(page.getByText('My club')).not.toBeInTheDocument();
  });
});

describe('Quick Access', () => {
  test.each([
    ['Start Practice', 'practice'],
    ['View Progress', 'progress'],
    ['Reward Store', 'rewards'],
    ['Leaderboard', 'leaderboard'],
    ['AI Coach', 'coach'],
    ['Form Analysis', 'analysis'],
  ] as const)('%s leads to %s', async (label, tab) => {
    const { onNavigate } = showDashboard();
    await page.getByRole('region', { name: 'Quick Access' }).getByRole('button', { name: label }).click();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith(tab);
  });

  test.each([320, 390])('is one row on a phone, as high as a thumb needs it, and the page no wider than its window: %i pixels', async (width) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(1280, 800));
    showDashboard();
    const ways = page.getByRole('region', { name: 'Quick Access' }).getByRole('button');
    await expect.poll(() => ways.elements().length).toBe(6);
    const tops = ways.elements().map((way) => Math.round(way.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(ways.elements().filter((way) => way.getBoundingClientRect().height < 44)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

describe('when the server does not answer', () => {
  test('for want of internet each part says so, and nothing in red beside them', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    showDashboard({ getStats: () => Promise.reject(lost), listPracticeSessions: () => Promise.reject(lost) });
    await expect.element(page.getByText(/^No connection to Touchline right now\./).first()).toBeVisible();
    await expect.element(page.getByText('Failed to load some dashboard content')).not.toBeInTheDocument();
  });

  test('the drill to do is there all the same, and each part says what is missing', async () => {
    const { onNavigate } = showDashboard({
      getStats: () => Promise.reject(lost),
      getRecommendations: () => Promise.reject(lost),
      listPracticeSessions: () => Promise.reject(lost),
    });
    await expect.element(page.getByText('Failed to load some dashboard content').first()).toBeInTheDocument();
    await expect.element(page.getByText('Failed to load recent activity')).toBeVisible();
    await expect.element(page.getByText('Your numbers could not be loaded')).toBeVisible();
    await expect.element(page.getByText('Unable to load recommendations')).toBeVisible();
    await page.getByRole('button', { name: 'START DRILL' }).click();
    expect(onNavigate).toHaveBeenCalledOnce();
  });

  test('a profile that did not come limits some features, and the player is told', async () => {
    showDashboard({ getProfile: () => Promise.reject(lost) });
    await expect
      .element(page.getByText('Failed to load some user data. Some features may be limited.').first())
      .toBeInTheDocument();
    await expect.element(statCard(/Day Streak/)).toBeVisible();
  });

  test('trying again brings the sessions', async () => {
    const listPracticeSessions = vi
      .fn<DashboardServer['listPracticeSessions']>()
      .mockRejectedValueOnce(lost)
      .mockResolvedValue([sessionOf('juggling', 31)]);
    showDashboard({ listPracticeSessions });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('5 min · Both Feet · 31 touches')).toBeVisible();
  });
});
