import type { Board, Profile } from '@touchline/contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { becomeTablet, board, podium, row, rows, showLeaderboard } from './testing/show-leaderboard.tsx';

beforeEach(becomeTablet);

describe('a viewer who is not on the board', () => {
  const onBoard = (period: Board['period'], viewer: Partial<Profile>, view: Board['view'] = 'player') => {
    localStorage.setItem('touchline.board', JSON.stringify({ period, view }));
    return showLeaderboard(() => ({ entries: rows(1, 3) }), viewer);
  };
  const settings = page.getByRole('link', { name: 'Open settings' });

  test.each([
    ['their own choice', { hidden: true, hidden_chosen: true, age: 16 }, /^You chose to stay hidden.*“Others see me” in the settings/],
    ['an age under 13', { hidden: true, hidden_chosen: null, age: 11 }, /^Under 13 nobody sees you here until you choose it.*“Others see me” in the settings/],
    ['an age under 13 that was given before', { hidden: true, hidden_chosen: null, age: 14 }, /^Nobody sees you here until you choose it: an age under 13 was given before/],
    ['no age', { hidden: true, hidden_chosen: null, age: null }, /^We do not know your age.*“Others see me” in the settings/],
  ] as const)('because of %s is told so, and where to change it', async (_, viewer, words) => {
    onBoard('weekly', viewer);
    await expect.element(page.getByText('You are not on the boards')).toBeVisible();
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(settings).toHaveAttribute('href', '#settings/boards');
  });

  test('has the way there on the board itself: the age, or the choice', async () => {
    onBoard('weekly', { hidden: true, hidden_chosen: null, age: null });
    await expect.element(page.getByRole('button', { name: 'Add my age' })).toBeVisible();
    onBoard('weekly', { hidden: true, hidden_chosen: null, age: 11 });
    await expect.element(page.getByRole('button', { name: 'Show me' })).toBeVisible();
  });

  test.each([
    ['daily', /^It counts today, and there is no practice of yours yet/],
    ['weekly', /^It counts this week, from Sunday on/],
    ['monthly', /^It counts this month, from the 1st on/],
    ['alltime', /^It counts everything that was ever practiced here/],
  ] as const)('of the %s board without practice is told what it counts, and invited', async (period, words) => {
    const { onNavigate } = onBoard(period, {});
    await expect.element(page.getByRole('heading', { name: 'You are not on this board yet' })).toBeVisible();
    await expect.element(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: 'Start Practice' }).click();
    expect(onNavigate).toHaveBeenCalledWith('practice');
  });

  test('has the button at the right of the words where there is room, in a low card', async () => {
    onBoard('weekly', {});
    const card = page.getByRole('region', { name: 'You are not on this board yet' });
    await expect.element(card).toBeVisible();
    const button = card.getByRole('button', { name: 'Start Practice' }).element().getBoundingClientRect();
    expect(card.getByText(/^It counts/).element().getBoundingClientRect().right).toBeLessThan(button.left);
    expect(card.element().getBoundingClientRect().height).toBeLessThan(110);
  });

  test('with their team is told why', async () => {
    onBoard('weekly', { team_name: 'Harbour City' }, 'team');
    await expect.element(page.getByRole('heading', { name: 'Your team is not on this board yet' })).toBeVisible();
    await expect.element(page.getByText(/nobody has practiced for your team in it yet/)).toBeVisible();
  });

  test('because they have no team is told how to get one', async () => {
    const { onNavigate } = onBoard('weekly', { team_name: null }, 'team');
    await expect.element(page.getByRole('heading', { name: 'Individual Players' })).toBeVisible();
    await expect.element(page.getByText(/You have no team yet/)).toBeVisible();
    await page.getByRole('button', { name: 'Set my team' }).click();
    expect(onNavigate).toHaveBeenCalledWith('profile', { field: 'teamName' });
  });
});

describe('a viewer whom others do not see', () => {
  const child = { hidden: true, hidden_chosen: null, age: 11 };
  const me = row(3, 'Mia', { isCurrentUser: true, days: 27, drills: 58 });
  const next = { rank: 2, name: 'Player 2', gap: { unit: 'days', count: 1 } } as const;
  const unseen = { me, near: [row(1), row(2), me, row(3)], next, previousRank: null };

  test('has a row of their own where they would stand, which says that only they see it', async () => {
    showLeaderboard(() => ({ entries: rows(1, 5), unseen }), child);
    await expect.element(page.getByRole('heading', { name: 'You would be here' })).toBeVisible();
    await expect.element(page.getByText('3rd', { exact: true })).toBeVisible();
    await expect.element(page.getByText('1 day behind Player 2')).toBeVisible();
    await expect.element(board.getByRole('listitem').nth(2)).toMatchTextContent('Mia (You)You would be number 3. Only you see this row.');
    // The third of the board is another: their number stands at one row only.
    expect(board.getByRole('listitem').elements().map((one) => one.firstElementChild?.textContent)).toEqual(['1', '2', '–', '3', '4', '5']);
    await expect.element(page.getByText('5 of 5')).toBeVisible();
    await expect.element(podium.getByText('Mia')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'You are not on the boards' })).toBeVisible();
  });

  test('is told their place on a board without anybody else', async () => {
    const first = { me: row(1, 'Mia', { isCurrentUser: true }), near: [], next: null, previousRank: null };
    showLeaderboard(() => ({ entries: [], unseen: first }), child);
    await expect.element(page.getByText('1st', { exact: true })).toBeVisible();
    await expect.element(page.getByText('No player data available for this period.')).toBeVisible();
  });

  test.each([
    ['others', [row(1), row(2)]],
    ['nobody else', []],
  ])('reads on a board of teams with %s where their team would stand, and not that nobody has practiced for it', async (_who, entries) => {
    localStorage.setItem('touchline.board', JSON.stringify({ period: 'weekly', view: 'team' }));
    const team = row(6, 'Harbour', { isCurrentUser: true, avatar: null, level: null, memberCount: 1 });
    showLeaderboard(() => ({ entries, unseen: { me: team, near: [], next: null, previousRank: null } }), { ...child, team_name: 'Harbour' });
    await expect.element(page.getByRole('heading', { name: 'You would be here' })).toBeVisible();
    await expect.element(page.getByText(/Others see your team once 3 players of it are on this board/).first()).toBeVisible();
    expect(page.getByText(/nobody has practiced for your team/).elements()).toEqual([]);
  });
});
