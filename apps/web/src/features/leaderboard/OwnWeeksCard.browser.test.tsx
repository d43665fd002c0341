import type { BoardRow } from '@touchline/contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { becomeTablet, board, podium, row, rows, showLeaderboard } from './testing/show-leaderboard.tsx';

beforeEach(becomeTablet);

describe("the player's own weeks", () => {
  const days = [
    { day: '2026-05-12', sessions: 4, minutes: 60 },
    { day: '2026-06-02', sessions: 1, minutes: 20 },
    { day: '2026-06-04', sessions: 2, minutes: 10 },
    { day: '2026-06-09', sessions: 1, minutes: 12 },
  ];
  const weeks = page.getByRole('list', { name: 'Your weeks' });
  const child = { hidden: true, hidden_chosen: null, age: 11 };

  test("stand below others' board, and the podium above why they are not on it, for a child whom others do not see", async () => {
    showLeaderboard(() => ({ entries: rows(1, 3) }), child, days);
    await expect.element(weeks).toBeVisible();
    const places = [page.getByRole('radiogroup', { name: 'Period' }), podium, page.getByRole('heading', { name: 'You are not on the boards' }), board, weeks];
    places.map((place) => place.element()).reduce((before, after) => {
      expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      return after;
    });
  });

  test('stand before an empty board for a child whom others do not see, with the reason below', async () => {
    const entries: BoardRow[] = [];
    const { onNavigate } = showLeaderboard(() => ({ entries }), child, days);
    await expect.element(page.getByText('This week: 12 min')).toBeVisible();
    // The race has this week and the last one: the weeks before them follow.
    await expect.element(page.getByText('Last week in all: 30 min')).toBeVisible();
    await expect.element(weeks.getByText(/^(This|Last) week/)).not.toBeInTheDocument();
    expect(weeks.getByRole('listitem').last().element().textContent).toMatch(/^Week of .*Best week60 min/);
    await expect.element(page.getByText('19 more minutes and you beat your last week.')).toBeVisible();
    const why = page.getByRole('heading', { name: 'You are not on the boards' });
    expect(weeks.element().compareDocumentPosition(why.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await page.getByRole('button', { name: 'Start Practice' }).click();
    expect(onNavigate).toHaveBeenCalledWith('practice');
  });

  test('race against last week as it stood on the same day', async () => {
    showLeaderboard(() => ({ entries: [] }), child, days);
    await expect.element(page.getByText('Last week by Wednesday: 20 min')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: '8 min behind last week’s you' })).toBeVisible();
  });

  test('race with a ball of its size also at the end of the way, past all of last week', async () => {
    showLeaderboard(() => ({ entries: [] }), child, days.map((one) => (one.day === '2026-06-09' ? { ...one, minutes: 300 } : one)));
    const own = page.getByText(/^This week: /);
    await expect.element(own).toBeVisible();
    const lanes = own.element().closest('p')?.parentElement;
    expect([...(lanes?.querySelectorAll('svg') ?? [])].map((ball) => Math.round(ball.getBoundingClientRect().width))).toEqual([28, 28]);
  });

  test('call a week that is older than the others by its day, also where it follows this one', async () => {
    showLeaderboard(() => ({ entries: [] }), child, [{ day: '2026-01-06', sessions: 1, minutes: 60 }, { day: '2026-06-09', sessions: 1, minutes: 5 }]);
    await expect.poll(() => weeks.getByRole('listitem').elements()).toHaveLength(2);
    expect(weeks.getByRole('listitem').last().element().textContent).toMatch(/^Week of /);
    await expect.element(page.getByText('You are back. Every minute counts here.')).toBeVisible();
  });

  test('are an invitation before the first drill', async () => {
    showLeaderboard(() => ({ entries: [] }), child);
    await expect.element(page.getByText(/^Here you play against yourself/)).toBeVisible();
    await expect.element(weeks.getByText('0 drills', { exact: false })).not.toBeInTheDocument();
  });

  test('of the first one light three days to reach', async () => {
    showLeaderboard(() => ({ entries: [] }), child, [{ day: '2026-06-09', sessions: 1, minutes: 5 }]);
    await expect.element(page.getByText('A strong start! 2 more days with practice, and your first week counts.')).toBeVisible();
    expect([...document.querySelectorAll('[data-done]')].map((disc) => disc.textContent)).toEqual(['', '2', '3']);
  });

  test('stand by a player who is the only one on the board, who is told that it is a start', async () => {
    const me = row(1, 'Noa', { isCurrentUser: true });
    showLeaderboard(() => ({ entries: [me], me }), { display_name: 'Noa' }, days);
    await expect.element(page.getByRole('heading', { name: 'You are the first here' })).toBeVisible();
    await expect.element(weeks).toBeVisible();
    await expect.element(podium).not.toBeInTheDocument();
    await expect.element(board.getByText('(You)')).toBeVisible();
    // How far ahead of last week, the race and the way to practice come first, then the board of one, then the weeks before.
    const parts = [page.getByRole('heading', { name: /last week’s you$/ }), page.getByText(/^Last week by/), page.getByRole('button', { name: 'Start Practice' }), board, weeks];
    parts.map((part) => part.element()).reduce((before, after) => {
      expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      return after;
    });
  });

  test('say nothing of how big last week was beside a race that is ahead of it', async () => {
    const me = row(1, 'Noa', { isCurrentUser: true });
    const more = days.map((one) => (one.day === '2026-06-04' ? { ...one, minutes: 300 } : one.day === '2026-06-09' ? { ...one, minutes: 32 } : one));
    showLeaderboard(() => ({ entries: [me], me }), { display_name: 'Noa' }, more);
    await expect.element(page.getByRole('heading', { name: '12 min ahead of last week’s you' })).toBeVisible();
    await expect.element(page.getByText(/^Last week was a big one/)).not.toBeInTheDocument();
  });

  test.each([
    ['a child', child, []],
    ['whoever may open the board', {}, []],
  ])('have the way to practice of %s above the bar of a small phone', async (_, viewer, entries) => {
    await page.viewport(360, 640);
    showLeaderboard(() => ({ entries }), viewer, days);
    const start = page.getByRole('button', { name: 'Start Practice' });
    await expect.element(start).toBeVisible();
    // The header takes 160 px above this tab, and the bar 75 px below it.
    expect(start.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(640 - 160 - 75);
  });
});
