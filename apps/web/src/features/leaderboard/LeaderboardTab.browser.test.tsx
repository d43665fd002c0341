import type { Board } from '@touchline/contracts';
import { ApiError } from '@touchline/contracts/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { becomeTablet, board, choose, podium, row, rows, showLeaderboard } from './testing/show-leaderboard.tsx';

beforeEach(becomeTablet);

describe('the leaderboard', () => {
  test("opens on the week's players, with the top three on a podium", async () => {
    const { asked } = showLeaderboard(() => ({ entries: rows(1, 5) }));
    await expect.element(podium).toBeVisible();
    expect(asked[0]).toEqual({ period: 'weekly', view: 'player' });
    expect(podium.getByRole('listitem').elements()).toHaveLength(3);
    expect(board.getByRole('listitem').elements()).toHaveLength(5);
  });

  test('has four periods and two views', async () => {
    const { asked } = showLeaderboard(() => ({ entries: rows(1, 2) }));
    for (const [name, period] of [['Daily', 'daily'], ['Monthly', 'monthly'], ['Weekly', 'weekly'], ['All Time', 'alltime']] as const) {
      await choose(name);
      await expect.poll(() => asked.at(-1)).toEqual({ period, view: 'player' });
    }
    await choose('Teams');
    await expect.poll(() => asked.at(-1)).toEqual({ period: 'alltime', view: 'team' });
    await expect.element(page.getByText(/A team’s days, drills and tokens/)).toBeVisible();
  });

  test('opens on the board that was chosen last', async () => {
    const first = showLeaderboard(() => ({ entries: rows(1, 2) }));
    await choose('All Time');
    await choose('Teams');
    await expect.poll(() => first.asked.at(-1)).toEqual({ period: 'alltime', view: 'team' });
    const { asked } = showLeaderboard(() => ({ entries: rows(1, 2) }));
    await expect.poll(() => asked[0]).toEqual({ period: 'alltime', view: 'team' });
  });

  test('shows 20 rows, and 20 more for each Show More', async () => {
    const { asked } = showLeaderboard(({ cursor }) =>
      cursor === undefined
        ? { entries: rows(1, 20), nextCursor: 'next', total: 33 }
        : { entries: rows(21, 33), total: 33 },
    );
    await expect.element(page.getByText('20 of 33')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show More' }));
    await expect.element(page.getByText('33 of 33')).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ cursor: 'next' });
    await expect.element(page.getByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
  });

  test('shows the drills large where all have as many days, and says that they decide', async () => {
    showLeaderboard(() => ({ entries: [1, 2, 3, 4].map((rank) => row(rank, `Player ${rank}`, { days: 1, drills: 9 - rank })) }));
    await expect.element(page.getByText('All shown have 1 day, so the drills decide.')).toBeVisible();
    await expect.element(board.getByRole('listitem').first().getByText('8 drills')).toBeVisible();
    expect(board.getByText(/^\d+ drills$/).elements().map(({ tagName }) => tagName)).toEqual(['B', 'B', 'B', 'B']);
    // Said once: neither a row nor a step repeats what all have.
    expect([...board.getByText('1 day', { exact: true }).elements(), ...podium.getByText('1 day', { exact: true }).elements()]).toEqual([]);
  });

  test('repeats the days of a row where they differ', async () => {
    showLeaderboard(() => ({ entries: [row(1, 'Ada', { days: 5 }), row(2, 'Bo', { days: 1 })] }));
    await expect.element(board.getByText('1 day', { exact: true })).toBeInTheDocument();
    await expect.element(podium.getByText('1 day', { exact: true })).toBeVisible();
  });

  test('writes every row alike, also where neighbours have as many days', async () => {
    showLeaderboard(() => ({ entries: [row(1, 'Ada', { days: 5 }), row(2, 'Bo', { days: 3 }), row(3, 'Cem', { days: 3 }), row(4, 'Dan', { days: 1 })] }));
    await expect.element(board).toBeVisible();
    const looks = board.getByText(/^\d+ drills$/).elements().map((element) => getComputedStyle(element)).map(({ fontWeight, color }) => `${fontWeight} ${color}`);
    expect(looks).toHaveLength(4);
    expect(new Set(looks).size).toBe(1);
  });

  test('writes the tokens of drills with their thousands apart, and says what they are', async () => {
    showLeaderboard(() => ({ entries: [row(1, 'Ada', { tokens: 1388 })] }));
    await expect.element(board.getByText('Level 3 · 1,388 tokens from drills')).toBeVisible();
    await expect.element(page.getByText(/^The tokens here are those of drills alone/)).toBeVisible();
  });

  test('marks the own team', async () => {
    const me = row(1, 'Harbour City', { avatar: null, level: null, isCurrentUserTeam: true, memberCount: 4 });
    showLeaderboard(({ view }) => (view === 'team' ? { entries: [me], me } : { entries: [] }));
    await choose('Teams');
    const teams = page.getByRole('list', { name: 'The teams’ board' });
    await expect.element(teams.getByText('(Your Team)')).toBeVisible();
    await expect.element(teams.getByText(/4 players/)).toBeVisible();
    // Drawn from the name, in the list as on the podium.
    expect(teams.element().querySelectorAll('svg[data-shirt]')).toHaveLength(1);
    await expect.element(teams.getByText(/Level/)).not.toBeInTheDocument();
    // The only one stands on no step, and is not counted.
    await expect.element(page.getByText('No other team is on this board yet.')).toBeVisible();
    await expect.element(podium).not.toBeInTheDocument();
    await expect.element(page.getByText('1 of 1')).not.toBeInTheDocument();
  });

  test('shows equal players with the same number', async () => {
    showLeaderboard(() => ({ entries: [row(1, 'Ada'), row(1, 'Bo'), row(3, 'Cem')] }));
    await expect.element(podium).toBeVisible();
    expect(board.getByText('1', { exact: true }).elements()).toHaveLength(2);
  });
});

test('on a wide screen the teams stand beside the players, without a choice between them', async () => {
  await page.viewport(1280, 900);
  const team = row(1, 'Harbour City', { avatar: null, level: null, memberCount: 4 });
  const { asked } = showLeaderboard(({ view }) => ({ entries: view === 'team' ? [team, row(2), row(3), row(4)] : rows(1, 4) }));
  const players = page.getByRole('region', { name: 'Players' });
  const teams = page.getByRole('region', { name: 'Teams' });
  await expect.element(teams.getByRole('list', { name: 'The teams’ board' })).toBeVisible();
  await expect.element(players.getByRole('list', { name: 'The board' })).toBeVisible();
  expect(players.element().getBoundingClientRect().right).toBeLessThanOrEqual(teams.element().getBoundingClientRect().left);
  await expect.element(page.getByRole('radio', { name: 'Teams' })).not.toBeInTheDocument();
  expect(asked.map(({ view }) => view).toSorted()).toEqual(['player', 'team']);
  // What is the same for both is said once, below the shorter list.
  const counted = page.getByRole('region', { name: 'How it is counted' });
  await expect.element(counted.getByText(/^The tokens here are those of drills alone/)).toBeVisible();
  await expect.element(counted.getByText(/^A team’s days, drills and tokens/)).toBeVisible();
  expect(page.getByText(/^The tokens here are those of drills alone/).elements()).toHaveLength(1);
  const list = teams.getByRole('list', { name: 'The teams’ board' }).element().getBoundingClientRect();
  expect(counted.element().getBoundingClientRect().top).toBeGreaterThan(list.bottom);
  expect(counted.element().getBoundingClientRect().left).toBeLessThan(list.left);
  expect(counted.element().getBoundingClientRect().right).toBeGreaterThan(list.right);
});

test('on a wide screen the figures of an only player stand at the player, and not again at the team that has no other', async () => {
  await page.viewport(1280, 900);
  const figures = { days: 26, drills: 41, tokens: 832 };
  const me = row(1, 'Noa', { ...figures, isCurrentUser: true });
  const team = row(1, 'Riverside', { ...figures, avatar: null, level: null, memberCount: 1, isCurrentUserTeam: true });
  showLeaderboard(({ view }) => (view === 'team' ? { entries: [team], me: team } : { entries: [me], me }));
  const teams = page.getByRole('region', { name: 'Teams' });
  await expect.element(teams.getByText('All its days and drills so far are yours.')).toBeVisible();
  await expect.element(teams.getByText('1 player', { exact: true })).toBeVisible();
  for (const figure of [/^26.days$/, /^41.drills$/, /832.tokens/]) await expect.poll(() => page.getByText(figure).elements(), { message: String(figure) }).toHaveLength(1);
});

test.each([
  [900, 844, 1],
  [640, 360, 1],
  [390, 844, 1],
  [320, 568, 2],
])('the choice of a board, %i by %i, has rows: %i', async (width, height, count) => {
  await page.viewport(width, height);
  showLeaderboard(() => ({ entries: rows(1, 4) }));
  await expect.element(board).toBeVisible();
  const groups = () => page.getByRole('radiogroup').elements().map((group) => group.getBoundingClientRect());
  await expect.poll(() => new Set(groups().map(({ top }) => top)).size).toBe(count);
  expect(groups().every((group) => group.height < 60)).toBe(true);
  // Where they are two, both are as wide as the page.
  expect(new Set(groups().slice(0, count).map(({ right }) => Math.round(right))).size).toBe(1);
});

test.each([
  ['Harbour City', false],
  [null, true],
])('asks whose team is %s to set a name: %s', async (team, isAsked) => {
  localStorage.setItem('touchline.board', JSON.stringify({ period: 'weekly', view: 'team' }));
  showLeaderboard(() => ({ entries: rows(1, 3) }), { team_name: team });
  await expect.element(page.getByText(/^A team’s days, drills and tokens/)).toBeVisible();
  expect(page.getByText(/Set your team’s name in your profile/).elements()).toHaveLength(isAsked ? 1 : 0);
});

describe('a board without rows', () => {
  test("says 'No player data available for this period.' and leads to practice", async () => {
    const { onNavigate } = showLeaderboard(() => ({ entries: [] }));
    await expect.element(page.getByText('No player data available for this period.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Start Practice' }));
    expect(onNavigate).toHaveBeenCalledWith('practice');
  });

  test("of teams says 'No team data available for this period.' and leads to the profile", async () => {
    const { onNavigate } = showLeaderboard(() => ({ entries: [] }));
    await choose('Teams');
    await expect.element(page.getByText('No team data available for this period.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Set my team' }));
    expect(onNavigate).toHaveBeenCalledWith('profile', { field: 'teamName' });
  });

  test('promises no place to a player who is not to be seen', async () => {
    showLeaderboard(() => ({ entries: [] }), { hidden: true, hidden_chosen: true });
    await expect.element(page.getByText('nobody sees your name here', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Open settings' })).toHaveAttribute('href', '#settings/boards');
    await expect.element(page.getByText('Finish a drill and you are the first on this board.')).not.toBeInTheDocument();
  });

  test('of teams sends a player who has one to practise', async () => {
    const { onNavigate } = showLeaderboard(() => ({ entries: [] }), { team_name: 'SV Test' });
    await choose('Teams');
    await userEvent.click(page.getByRole('button', { name: 'Start Practice' }));
    expect(onNavigate).toHaveBeenCalledWith('practice');
  });
});

test("a board that cannot be read says 'Failed to Load' with the reason, and is read again when asked", async () => {
  const answers: (Partial<Board> | ApiError)[] = [
    { entries: rows(1, 4) },
    new ApiError({ status: 500, code: 'internal', message: 'Something went wrong on our side.' }),
  ];
  showLeaderboard(() => answers.pop() ?? { entries: [] });
  await expect.element(page.getByText('Failed to Load')).toBeVisible();
  await expect.element(page.getByText('Something went wrong on our side.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /again/i }));
  await expect.element(board).toBeVisible();
});

test('the time of a board is told without seconds', async () => {
  showLeaderboard(() => ({ entries: rows(1, 3) }));
  await expect.element(page.getByText(/^As of \d{1,2}:\d{2}(\sAM|\sPM)?$/)).toBeVisible();
});
