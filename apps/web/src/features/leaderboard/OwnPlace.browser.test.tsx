import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { becomeTablet, board, podium, row, rows, showLeaderboard } from './testing/show-leaderboard.tsx';

beforeEach(becomeTablet);

describe('the own place', () => {
  test('tells a player whose own name is not shown to others what they stand under', async () => {
    const me = row(1, 'Player 1a2b3c4d', { isCurrentUser: true });
    const { onNavigate } = showLeaderboard(() => ({ entries: [me], me }), { display_name: 'noa@example.org' });
    await expect.element(page.getByRole('heading', { name: 'Others see you as Player 1a2b3c4d' })).toBeVisible();
    await page.getByRole('button', { name: 'Open my profile' }).click();
    expect(onNavigate).toHaveBeenCalledWith('profile');
  });

  test('says nothing of a name that others see', async () => {
    const me = row(1, 'Noa', { isCurrentUser: true });
    showLeaderboard(() => ({ entries: [me], me }), { display_name: 'Noa' });
    await expect.element(board).toBeVisible();
    await expect.element(page.getByText(/Others see you as/)).not.toBeInTheDocument();
  });

  test('marks the own row with (You), and tells the own place when it is below the third', async () => {
    const me = row(27, 'Noa', { isCurrentUser: true });
    showLeaderboard(() => ({ entries: [...rows(1, 3), me], me, total: 90 }));
    await expect.element(board.getByText('(You)')).toBeVisible();
    await expect.element(page.getByText('Your place')).toBeVisible();
    await expect.element(page.getByText('of 90', { exact: true })).toBeVisible();
    await expect.element(page.getByText('27th', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/shared, of/)).not.toBeInTheDocument();
  });

  test('tells a place that others have too as a shared one, also on the podium', async () => {
    const me = row(3, 'Noa', { isCurrentUser: true });
    showLeaderboard(() => ({ entries: [row(1), row(2), me, row(3)], me, previousRank: 23, total: 24 }));
    const own = page.getByRole('region', { name: 'Your place' });
    await expect.element(own.getByText('3rd', { exact: true })).toBeVisible();
    await expect.element(own.getByText('shared, of 24', { exact: true })).toBeVisible();
    await expect.element(own.getByText('Up 20 places since last week')).toBeVisible();
    expect(podium.getByText('Place 3, shared').elements()).toHaveLength(2);
  });

  test('has who is second in the order of the board, and before those who are second too', async () => {
    const me = row(2, 'Noa', { isCurrentUser: true });
    showLeaderboard(() => ({ entries: [row(1, 'Ada'), row(2, 'Bo'), row(2, 'Cem'), me], me, total: 4 }));
    await expect.element(board.getByRole('listitem').first().getByText('Ada')).toBeVisible();
    await expect.element(board.getByRole('listitem').nth(1).getByText('Noa')).toBeVisible();
  });

  test('on the podium stays in sight at the foot of the window while the steps are above it, and leads back to them', async () => {
    const me = row(2, 'Noa', { isCurrentUser: true });
    showLeaderboard(() => ({ entries: [row(1), me, ...rows(3, 20)], me, total: 90, nextCursor: 'next' }));
    const dock = page.getByRole('button', { name: /^2 Noa \(You\)/ });
    await expect.element(podium.getByText('Noa')).toBeInViewport();
    expect(dock.elements()).toEqual([]);
    board.getByRole('listitem').nth(16).element().scrollIntoView({ block: 'end' });
    await expect.element(dock).toBeVisible();
    expect(dock.element().querySelector('[data-above=true]')).not.toBeNull();
    await dock.click();
    await expect.element(podium.getByText('Noa')).toBeInViewport();
    await expect.element(dock).not.toBeInTheDocument();
  });
});

describe('who is near the viewer', () => {
  const me = row(27, 'Mia', { isCurrentUser: true });
  const near = [row(25, 'Ada'), row(26, 'Noa'), me, row(28, 'Bo')];
  const next = { rank: 26, name: 'Noa', gap: { unit: 'days', count: 2 } } as const;
  const around = page.getByRole('list', { name: 'Near you' });

  test('follows the own place, which tells the gap to the next in the unit of the board, and comes before the podium', async () => {
    showLeaderboard(() => ({ entries: rows(1, 20), me, near, next, previousRank: 30, total: 90, nextCursor: 'next' }));
    await expect.element(around.getByText('Noa')).toBeVisible();
    expect(around.getByRole('listitem').elements()).toHaveLength(4);
    await expect.element(page.getByText('2 days behind Noa')).toBeVisible();
    await expect.element(page.getByText('Up 3 places since last week')).toBeVisible();
    await expect.element(around.getByText(/^Level 3\s· /).first()).toBeVisible();
    const steps = podium.element();
    const own = page.getByRole('region', { name: 'Your place' }).element();
    expect(own.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(own.compareDocumentPosition(around.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(around.element().compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each([
    ['weekly', 27, 'Last week: place 27'],
    ['weekly', 20, 'Last week: place 20'],
    ['daily', 28, 'Up 1 place since yesterday'],
    ['monthly', 3, 'Last month: place 3'],
  ] as const)('on the %s board with the place %s before says: %s', async (period, previousRank, words) => {
    localStorage.setItem('touchline.board', JSON.stringify({ period, view: 'player' }));
    showLeaderboard(() => ({ entries: rows(1, 3), me, near, next: { ...next, gap: { unit: 'drills', count: 1 } }, previousRank }));
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByText('2 more drills today and you pass Noa')).toBeVisible();
  });

  test('is on the podium already where the viewer is', async () => {
    const second = row(2, 'Mia', { isCurrentUser: true });
    const beside = [row(1, 'Ada'), second, row(3, 'Bo'), row(4, 'Cem')];
    showLeaderboard(() => ({ entries: [row(1, 'Ada'), second, row(3, 'Bo'), ...rows(4, 20)], me: second, near: beside, next, total: 90, nextCursor: 'next' }));
    await expect.element(page.getByText('2 days behind Noa')).toBeVisible();
    await expect.element(around).not.toBeInTheDocument();
  });

  test.each([
    [1280, 12, 0],
    [1280, 27, 1],
    [390, 12, 1],
  ])('stands in no row twice: on a window %i wide the place %i is in the board of the first twenty, or near the viewer', async (width, rank, times) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(1280, 800));
    const own = row(rank, 'Mia', { isCurrentUser: true });
    const entries = rows(1, 20).map((each) => (each.rank === rank ? own : each));
    showLeaderboard(({ view }) => (view === 'team' ? { entries: [] } : { entries, me: own, near: [row(rank - 1, 'Noa'), own, row(rank + 1, 'Bo')], next, total: 90, nextCursor: 'next' }));
    await expect.element(board).toBeVisible();
    expect(around.elements()).toHaveLength(times);
  });

  const dock = page.getByRole('button', { name: /^27 Mia \(You\) 3 days/ });

  test('has the own place at the foot of the window while the own row is out of sight, over no other row', async () => {
    showLeaderboard(() => ({ entries: rows(1, 20), me, near, next, total: 90, nextCursor: 'next' }));
    await expect.element(board.getByText('(You)')).toBeInTheDocument();
    const own = board.getByRole('listitem').filter({ hasText: '(You)' }).element();
    expect(getComputedStyle(own).position).toBe('static');
    board.getByRole('listitem').nth(10).element().scrollIntoView({ block: 'end' });
    await expect.element(dock).toBeVisible();
    expect(dock.element().querySelector('[data-above=false]')).not.toBeNull();
    const { top, bottom } = dock.element().getBoundingClientRect();
    expect(top).toBeGreaterThan(innerHeight / 2);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
    await dock.click();
    await expect.poll(() => own.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    expect(own.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect.element(dock).not.toBeInTheDocument();
  });

  test('has it not while the card of the own place is in sight', async () => {
    await page.viewport(1280, 1100);
    onTestFinished(() => page.viewport(1280, 800));
    showLeaderboard(({ view }) => (view === 'team' ? { entries: [] } : { entries: rows(1, 20), me, near, next, total: 90, nextCursor: 'next' }));
    const place = page.getByRole('region', { name: 'Your place' });
    await expect.element(place).toBeInViewport();
    await expect.element(board.getByText('(You)')).not.toBeInViewport();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(dock.elements()).toHaveLength(0);
    board.getByRole('listitem').nth(15).element().scrollIntoView({ block: 'end' });
    await expect.element(place).not.toBeInViewport();
    await expect.element(dock).toBeVisible();
  });

  test('has it close to the edge of a wide window, whose tabs stand at the side', async () => {
    await page.viewport(1280, 700);
    showLeaderboard(({ view }) => (view === 'team' ? { entries: [] } : { entries: rows(1, 20), me, near, next, total: 90, nextCursor: 'next' }));
    await expect.element(board.getByText('(You)')).toBeInTheDocument();
    board.getByRole('listitem').nth(10).element().scrollIntoView({ block: 'end' });
    await expect.element(dock).toBeVisible();
    const gap = innerHeight - dock.element().getBoundingClientRect().bottom;
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThanOrEqual(12);
  });
});

test.each([
  ['two', [], 2],
  ['five, two of them first', [row(1, 'Ada'), row(1, 'Bo'), row(3, 'Cem')], 5],
])('a board of %s is not told a second time as who is near', async (_, before, rank) => {
  const me = row(rank, 'Mia', { isCurrentUser: true });
  const entries = [...before, row(rank - 1, 'Noa'), me];
  showLeaderboard(() => ({ entries, me, near: entries.slice(-4), next: { rank: rank - 1, name: 'Noa', gap: { unit: 'days', count: 1 } } }));
  await expect.element(page.getByText('1 day behind Noa')).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Near you' })).not.toBeInTheDocument();
});
