import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Board, BoardRow, DaySum, Profile } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiProvider } from '../../api/index.ts';
import { show } from '../../ui/testing/show.tsx';
import { LeaderboardTab, type LeaderboardTabProps } from './LeaderboardTab.tsx';

/** What the tab looks at of the viewer's record. */
const profile = { hidden: false, hidden_chosen: null, age: 16, team_name: null } as Profile;

type Query = { readonly period: Board['period']; readonly view: Board['view']; readonly cursor?: string };

const row = (rank: number, name = `Player ${rank}`, differing: Partial<BoardRow> = {}): BoardRow => ({
  rank,
  name,
  avatar: '⚽',
  level: 3,
  days: 30 - rank,
  drills: 60 - rank,
  tokens: 600,
  memberCount: null,
  isCurrentUser: false,
  isCurrentUserTeam: false,
  ...differing,
});
const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => row(from + index));

/** The leaderboard over a server that answers so. */
function open(answer: (query: Query) => Partial<Board> | ApiError, viewer: Partial<Profile> = {}, days: readonly DaySum[] = []) {
  const asked: Query[] = [];
  const client = {
    call: async (name: string, { query }: { query: Query }) => {
      if (name === 'getProgressYear') return { success: true, data: { from: '2025-06-08', to: '2026-06-10', days, bests: [] } };
      if (name === 'getStats') return { success: true, data: { practisedToday: true } };
      asked.push(query);
      const board = answer(query);
      if (board instanceof ApiError) throw board;
      const entries = board.entries ?? [];
      const around = { near: [], next: null, previousRank: null };
      const rest = { startsOn: '2026-06-12', me: null, ...around, unseen: null, total: entries.length, nextCursor: null, asOf: '2026-06-12T18:30:05Z' };
      return { success: true, data: { ...query, ...rest, entries, ...board } };
    },
  } as unknown as Client;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const onNavigate = vi.fn<LeaderboardTabProps['onNavigate']>();
  show(
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <LeaderboardTab profile={{ ...profile, ...viewer }} onNavigate={onNavigate} />
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { asked, onNavigate };
}

const board = page.getByRole('list', { name: 'The board' });
const choose = (name: string) => userEvent.click(page.getByRole('radio', { name, exact: true }));

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(900, 900);
});

describe('the leaderboard', () => {
  test("opens on the week's players, with the top three on a podium", async () => {
    const { asked } = open(() => ({ entries: rows(1, 5) }));
    await expect.element(page.getByRole('region', { name: 'The top three' })).toBeVisible();
    expect(asked[0]).toEqual({ period: 'weekly', view: 'player' });
    expect(page.getByRole('region', { name: 'The top three' }).getByRole('listitem').elements()).toHaveLength(3);
    expect(board.getByRole('listitem').elements()).toHaveLength(5);
  });

  const podium = () => page.getByRole('region', { name: 'The top three' });
  const blocks = () => podium().getByRole('listitem').elements().map((place) => place.lastElementChild?.getBoundingClientRect());

  test.each([
    [[1, 1, 3], [0, 0, 2]],
    [[1, 2, 2], [0, 1, 1]],
    [[1, 1, 1], [0, 0, 0]],
    [[1, 2, 3], [0, 1, 2]],
  ] as const)('has players with the ranks %s on steps of the heights of their ranks', async (ranks, steps) => {
    open(() => ({ entries: ranks.map((rank, index) => row(rank, `Player ${index}`)) }));
    await expect.element(podium()).toBeVisible();
    // What rises is as high as it will be once it has risen.
    await expect.poll(() => podium().element().getAnimations({ subtree: true }).every(({ playState }) => playState === 'finished')).toBe(true);
    const heights = blocks().map((block) => Math.round(block?.height ?? 0));
    const order = [...new Set(heights)].toSorted((a, b) => b - a);
    const byRank = [...new Set(steps)].toSorted((a, b) => a - b);
    expect(heights.map((height) => byRank[order.indexOf(height)])).toEqual(steps);
  });

  test('leaves out nobody who shares the third place', async () => {
    open(() => ({ entries: [row(1), row(2), row(3, 'Umar'), row(3, 'Nils'), row(5)] }));
    await expect.element(podium().getByText('Umar')).toBeVisible();
    await expect.element(podium().getByText('Nils')).toBeVisible();
    expect(podium().getByRole('listitem').elements()).toHaveLength(4);
  });

  test('counts those who share the third place and for whom there is no room', async () => {
    open(() => ({ entries: [row(1), row(2), ...['Umar', 'Nils', 'Ida', 'Bo'].map((name) => row(3, name)), row(7)] }));
    await expect.element(podium().getByText('and 3 more share 3rd place')).toBeVisible();
    expect(podium().getByRole('listitem').elements()).toHaveLength(3);
  });

  test.each([1, 2, 3])('has %s on its podium in its middle', async (count) => {
    open(() => ({ entries: rows(1, count) }));
    await expect.element(podium()).toBeVisible();
    const all = blocks().flatMap((block) => (block === undefined ? [] : [block]));
    const middle = (Math.min(...all.map(({ left }) => left)) + Math.max(...all.map(({ right }) => right))) / 2;
    const stage = podium().element().getBoundingClientRect();
    expect(Math.abs(middle - (stage.left + stage.right) / 2)).toBeLessThan(2);
  });

  test.each([
    ['Players', 'Bring a friend'],
    ['Teams', 'Bring another team'],
  ])('has the third step of the podium wait for somebody where there are two: %s', async (view, words) => {
    open(() => ({ entries: rows(1, 2) }));
    await choose(view);
    await expect.element(podium().getByText('Free place')).toBeVisible();
    await expect.element(podium().getByText(words)).toBeVisible();
    expect(podium().getByRole('listitem').elements()).toHaveLength(3);
  });

  test.each([1, 3])('has no step wait where there are %s', async (count) => {
    open(() => ({ entries: rows(1, count) }));
    await expect.element(podium()).toBeVisible();
    await expect.element(podium().getByText('Free place')).not.toBeInTheDocument();
  });

  test('tells a player whose own name is not shown to others what they stand under', async () => {
    const me = row(1, 'Player 1a2b3c4d', { isCurrentUser: true });
    const { onNavigate } = open(() => ({ entries: [me], me }), { display_name: 'noa@example.org' });
    await expect.element(page.getByRole('heading', { name: 'Others see you as Player 1a2b3c4d' })).toBeVisible();
    await page.getByRole('button', { name: 'Open my profile' }).click();
    expect(onNavigate).toHaveBeenCalledWith('profile');
  });

  test('says nothing of a name that others see', async () => {
    const me = row(1, 'Noa', { isCurrentUser: true });
    open(() => ({ entries: [me], me }), { display_name: 'Noa' });
    await expect.element(board).toBeVisible();
    await expect.element(page.getByText(/Others see you as/)).not.toBeInTheDocument();
  });

  test('has four periods and two views', async () => {
    const { asked } = open(() => ({ entries: rows(1, 2) }));
    for (const [name, period] of [['Daily', 'daily'], ['Monthly', 'monthly'], ['Weekly', 'weekly'], ['All Time', 'alltime']] as const) {
      await choose(name);
      await expect.poll(() => asked.at(-1)).toEqual({ period, view: 'player' });
    }
    await choose('Teams');
    await expect.poll(() => asked.at(-1)).toEqual({ period: 'alltime', view: 'team' });
    await expect.element(page.getByText(/A team's days, drills and tokens/)).toBeVisible();
  });

  test('opens on the board that was chosen last', async () => {
    const first = open(() => ({ entries: rows(1, 2) }));
    await choose('All Time');
    await choose('Teams');
    await expect.poll(() => first.asked.at(-1)).toEqual({ period: 'alltime', view: 'team' });
    const { asked } = open(() => ({ entries: rows(1, 2) }));
    await expect.poll(() => asked[0]).toEqual({ period: 'alltime', view: 'team' });
  });

  test('shows 20 rows, and 20 more for each Show More', async () => {
    const { asked } = open(({ cursor }) =>
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

  test('marks the own row with (You), and tells the own place when it is below the third', async () => {
    const me = row(27, 'Noa', { isCurrentUser: true });
    open(() => ({ entries: [...rows(1, 3), me], me, total: 90 }));
    await expect.element(board.getByText('(You)')).toBeVisible();
    await expect.element(page.getByText('Your place')).toBeVisible();
    await expect.element(page.getByText('of 90', { exact: true })).toBeVisible();
    await expect.element(page.getByText('27th', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/shared, of/)).not.toBeInTheDocument();
  });

  test('tells a place that others have too as a shared one, also on the podium', async () => {
    const me = row(3, 'Noa', { isCurrentUser: true });
    open(() => ({ entries: [row(1), row(2), me, row(3)], me, previousRank: 23, total: 24 }));
    const own = page.getByRole('region', { name: 'Your place' });
    await expect.element(own.getByText('3rd', { exact: true })).toBeVisible();
    await expect.element(own.getByText('shared, of 24', { exact: true })).toBeVisible();
    await expect.element(own.getByText('Up 20 places since last week')).toBeVisible();
    expect(podium().getByText('Place 3, shared').elements()).toHaveLength(2);
  });

  test('has equal firsts on steps of their own, each with its number', async () => {
    open(() => ({ entries: ['Ada', 'Bo', 'Cem'].map((name) => row(1, name)) }));
    await expect.element(podium()).toBeVisible();
    expect(podium().getByText('1shared', { exact: true }).elements()).toHaveLength(3);
    expect(podium().getByText('Place 1, shared').elements()).toHaveLength(3);
  });

  test.each([
    [[1, 1, 3], [0, 1, 2]],
    [[1, 1, 1], [0, 1, 2]],
    [[1, 2, 2], [1, 0, 2]],
  ] as const)('has players with the ranks %s from left to right in the order of the board where the first place is shared', async (ranks, order) => {
    open(() => ({ entries: ranks.map((rank, index) => row(rank, `Player ${index}`)) }));
    await expect.element(podium()).toBeVisible();
    const lefts = podium().getByRole('listitem').elements().map((place) => place.getBoundingClientRect().left);
    expect(lefts.map((left) => lefts.toSorted((a, b) => a - b).indexOf(left))).toEqual(order);
  });

  test('shows the drills large where all have as many days, and says that they decide', async () => {
    open(() => ({ entries: [1, 2, 3, 4].map((rank) => row(rank, `Player ${rank}`, { days: 1, drills: 9 - rank })) }));
    await expect.element(page.getByText('All shown have 1 day, so the drills decide.')).toBeVisible();
    await expect.element(board.getByRole('listitem').first().getByText('8 drills')).toBeVisible();
    expect(board.getByText(/^\d+ drills$/).elements().map(({ tagName }) => tagName)).toEqual(['B', 'B', 'B', 'B']);
  });

  test('writes every row alike, also where neighbours have as many days', async () => {
    open(() => ({ entries: [row(1, 'Ada', { days: 5 }), row(2, 'Bo', { days: 3 }), row(3, 'Cem', { days: 3 }), row(4, 'Dan', { days: 1 })] }));
    await expect.element(board).toBeVisible();
    const looks = board.getByText(/^\d+ drills$/).elements().map((element) => getComputedStyle(element)).map(({ fontWeight, color }) => `${fontWeight} ${color}`);
    expect(looks).toHaveLength(4);
    expect(new Set(looks).size).toBe(1);
  });

  test('has a step of gold, one of silver and one of bronze', async () => {
    open(() => ({ entries: [1, 2, 3].map((rank) => row(rank, `Player ${rank}`, { days: 9 - rank })) }));
    await expect.element(podium()).toBeVisible();
    const metals = podium().getByRole('listitem').elements().map((place) => getComputedStyle(place.lastElementChild ?? place).backgroundImage);
    expect(new Set(metals).size).toBe(3);
  });

  test('writes the tokens of drills with their thousands apart, and says what they are', async () => {
    open(() => ({ entries: [row(1, 'Ada', { tokens: 1388 })] }));
    await expect.element(board.getByText('Level 3 · 1,388 tokens from drills')).toBeVisible();
    await expect.element(page.getByText(/^The tokens here are those of drills alone/)).toBeVisible();
  });

  test('tells no own place beside the podium that shows it', async () => {
    const me = row(2, 'Noa', { isCurrentUser: true });
    open(() => ({ entries: [row(1), me, row(3)], me }));
    await expect.element(board.getByText('(You)')).toBeVisible();
    await expect.element(page.getByText('Your place')).not.toBeInTheDocument();
  });

  test('tells who stands first below the podium how far ahead they are, and the place no second time', async () => {
    const me = row(1, 'Noa', { isCurrentUser: true });
    open(() => ({ entries: [me, row(1, 'Ada', me), row(3, 'Bo')].map((each, index) => ({ ...each, isCurrentUser: index === 0 })), me, previousRank: 4 }));
    await expect.element(page.getByRole('region', { name: 'The top three' }).getByText(/^Up 3 places since last week 2 days ahead of Bo$/)).toBeVisible();
    await expect.element(page.getByText('Your place')).not.toBeInTheDocument();
  });

  test('has the viewer on the podium, and first of those who share a place, wherever the server names them', async () => {
    const me = row(1, 'Noa', { isCurrentUser: true });
    open(() => ({ entries: ['Ada', 'Bo', 'Cem', 'Dan'].map((name) => row(1, name)), me, total: 25, nextCursor: 'next' }));
    await expect.element(page.getByRole('region', { name: 'The top three' }).getByText('Noa')).toBeVisible();
    await expect.element(board.getByRole('listitem').first().getByText('Noa')).toBeVisible();
    await expect.element(page.getByText('Your place')).not.toBeInTheDocument();
    expect(board.getByText('(You)').elements()).toHaveLength(1);
  });

  test('has who is second in the order of the board, and before those who are second too', async () => {
    const me = row(2, 'Noa', { isCurrentUser: true });
    open(() => ({ entries: [row(1, 'Ada'), row(2, 'Bo'), row(2, 'Cem'), me], me, total: 4 }));
    await expect.element(board.getByRole('listitem').first().getByText('Ada')).toBeVisible();
    await expect.element(board.getByRole('listitem').nth(1).getByText('Noa')).toBeVisible();
  });

  test('marks the own team', async () => {
    const me = row(1, 'Harbour City', { avatar: null, level: null, isCurrentUserTeam: true, memberCount: 4 });
    open(({ view }) => (view === 'team' ? { entries: [me], me } : { entries: [] }));
    await choose('Teams');
    const teams = page.getByRole('list', { name: 'The teams’ board' });
    await expect.element(teams.getByText('(Your Team)')).toBeVisible();
    await expect.element(teams.getByText(/4 players/)).toBeVisible();
    // Drawn from the name, in the list as on the podium.
    expect(teams.element().querySelectorAll('svg[data-shirt]')).toHaveLength(1);
    await expect.element(teams.getByText(/Level/)).not.toBeInTheDocument();
  });

  test('shows equal players with the same number', async () => {
    open(() => ({ entries: [row(1, 'Ada'), row(1, 'Bo'), row(3, 'Cem')] }));
    await expect.element(board).toBeVisible();
    expect(board.getByText('1', { exact: true }).elements()).toHaveLength(2);
  });
});

describe('who is near the viewer', () => {
  const me = row(27, 'Mia', { isCurrentUser: true });
  const near = [row(25, 'Ada'), row(26, 'Noa'), me, row(28, 'Bo')];
  const next = { rank: 26, name: 'Noa', gap: { unit: 'days', count: 2 } } as const;
  const around = page.getByRole('list', { name: 'Near you' });

  test('follows the own place, which tells the gap to the next in the unit of the board, and comes before the podium', async () => {
    open(() => ({ entries: rows(1, 20), me, near, next, previousRank: 30, total: 90, nextCursor: 'next' }));
    await expect.element(around.getByText('Noa')).toBeVisible();
    expect(around.getByRole('listitem').elements()).toHaveLength(4);
    await expect.element(page.getByText('2 days behind Noa')).toBeVisible();
    await expect.element(page.getByText('Up 3 places since last week')).toBeVisible();
    await expect.element(around.getByText(/^Level 3\s· /).first()).toBeVisible();
    const podium = page.getByRole('region', { name: 'The top three' }).element();
    const own = page.getByRole('region', { name: 'Your place' }).element();
    expect(own.compareDocumentPosition(podium)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(own.compareDocumentPosition(around.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(around.element().compareDocumentPosition(podium)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each([
    ['weekly', 27, 'Last week: place 27'],
    ['weekly', 20, 'Last week: place 20'],
    ['daily', 28, 'Up 1 place since yesterday'],
    ['monthly', 3, 'Last month: place 3'],
  ] as const)('on the %s board with the place %s before says: %s', async (period, previousRank, words) => {
    localStorage.setItem('touchline.board', JSON.stringify({ period, view: 'player' }));
    open(() => ({ entries: rows(1, 3), me, near, next: { ...next, gap: { unit: 'drills', count: 1 } }, previousRank }));
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByText('2 more drills today and you pass Noa')).toBeVisible();
  });

  test('is on the podium already where the viewer is', async () => {
    const second = row(2, 'Mia', { isCurrentUser: true });
    const beside = [row(1, 'Ada'), second, row(3, 'Bo'), row(4, 'Cem')];
    open(() => ({ entries: [row(1, 'Ada'), second, row(3, 'Bo'), ...rows(4, 20)], me: second, near: beside, next, total: 90, nextCursor: 'next' }));
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
    open(({ view }) => (view === 'team' ? { entries: [] } : { entries, me: own, near: [row(rank - 1, 'Noa'), own, row(rank + 1, 'Bo')], next, total: 90, nextCursor: 'next' }));
    await expect.element(board).toBeVisible();
    expect(around.elements()).toHaveLength(times);
  });

  const dock = page.getByRole('button', { name: /^27 Mia \(You\) 3 days/ });

  test('has the own place at the foot of the window while the own row is out of sight, over no other row', async () => {
    open(() => ({ entries: rows(1, 20), me, near, next, total: 90, nextCursor: 'next' }));
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
    open(({ view }) => (view === 'team' ? { entries: [] } : { entries: rows(1, 20), me, near, next, total: 90, nextCursor: 'next' }));
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
    open(({ view }) => (view === 'team' ? { entries: [] } : { entries: rows(1, 20), me, near, next, total: 90, nextCursor: 'next' }));
    await expect.element(board.getByText('(You)')).toBeInTheDocument();
    board.getByRole('listitem').nth(10).element().scrollIntoView({ block: 'end' });
    await expect.element(dock).toBeVisible();
    const gap = innerHeight - dock.element().getBoundingClientRect().bottom;
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThanOrEqual(12);
  });
});

test('on a wide screen the teams stand beside the players, without a choice between them', async () => {
  await page.viewport(1280, 900);
  const team = row(1, 'Harbour City', { avatar: null, level: null, memberCount: 4 });
  const { asked } = open(({ view }) => ({ entries: view === 'team' ? [team] : rows(1, 3) }));
  const players = page.getByRole('region', { name: 'Players' });
  const teams = page.getByRole('region', { name: 'Teams' });
  await expect.element(teams.getByRole('list', { name: 'The teams’ board' })).toBeVisible();
  await expect.element(players.getByRole('list', { name: 'The board' })).toBeVisible();
  expect(players.element().getBoundingClientRect().right).toBeLessThanOrEqual(teams.element().getBoundingClientRect().left);
  await expect.element(page.getByRole('radio', { name: 'Teams' })).not.toBeInTheDocument();
  expect(asked.map(({ view }) => view).toSorted()).toEqual(['player', 'team']);
});

/** Whether the texts of an element lie over one another, or reach out of it. */
function isCrowded(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  while (walker.nextNode() !== null) {
    // What is read out only lies in a box of one pixel.
    if ((walker.currentNode.parentElement?.offsetWidth ?? 0) === 1) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    boxes.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
  }
  const meet = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > one.height / 2;
  return boxes.some((box, index) => box.left < left - 1 || box.right > right + 1 || boxes.slice(index + 1).some((other) => meet(box, other)));
}

test('text of twice the size has room on the smallest phone: podium, own place and rows', async () => {
  await page.viewport(320, 568);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  const me = row(3, 'Noa', { isCurrentUser: true, level: 41, tokens: 188 });
  open(() => ({ entries: [row(1, 'Ada'), row(2, 'Ben'), me, row(3, 'Finn'), row(5, 'Ines')], me, previousRank: 5 }));
  await expect.element(board).toBeVisible();
  await document.fonts.ready;
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const places = page.getByRole('listitem').elements();
  expect(places).toHaveLength(9);
  expect(places.filter(isCrowded).map(({ textContent }) => textContent)).toEqual([]);
});

test.each([390, 900])('the choice of a board is one row, %s wide', async (width) => {
  await page.viewport(width, 844);
  open(() => ({ entries: rows(1, 3) }));
  await expect.element(board).toBeVisible();
  const tops = page.getByRole('radiogroup').elements().map((group) => group.getBoundingClientRect());
  expect(new Set(tops.map(({ top }) => top)).size).toBe(1);
  expect(tops.every(({ height }) => height < 60)).toBe(true);
});

test.each([
  ['Harbour City', false],
  [null, true],
])('asks whose team is %s to set a name: %s', async (team, isAsked) => {
  localStorage.setItem('touchline.board', JSON.stringify({ period: 'weekly', view: 'team' }));
  open(() => ({ entries: rows(1, 3) }), { team_name: team });
  await expect.element(page.getByText(/^A team's days, drills and tokens/)).toBeVisible();
  expect(page.getByText(/Set your team's name in your profile/).elements()).toHaveLength(isAsked ? 1 : 0);
});

describe('a board without rows', () => {
  test("says 'No player data available for this period.' and leads to practice", async () => {
    const { onNavigate } = open(() => ({ entries: [] }));
    await expect.element(page.getByText('No player data available for this period.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Start Practice' }));
    expect(onNavigate).toHaveBeenCalledWith('practice');
  });

  test("of teams says 'No team data available for this period.' and leads to the profile", async () => {
    const { onNavigate } = open(() => ({ entries: [] }));
    await choose('Teams');
    await expect.element(page.getByText('No team data available for this period.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Set my team' }));
    expect(onNavigate).toHaveBeenCalledWith('profile', { field: 'teamName' });
  });

  test('promises no place to a player who is not to be seen', async () => {
    open(() => ({ entries: [] }), { hidden: true, hidden_chosen: true });
    await expect.element(page.getByText('nobody sees your name here', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Open settings' })).toHaveAttribute('href', '#settings/boards');
    await expect.element(page.getByText('Finish a drill and you are the first on this board.')).not.toBeInTheDocument();
  });

  test('of teams sends a player who has one to practise', async () => {
    const { onNavigate } = open(() => ({ entries: [] }), { team_name: 'SV Test' });
    await choose('Teams');
    await userEvent.click(page.getByRole('button', { name: 'Start Practice' }));
    expect(onNavigate).toHaveBeenCalledWith('practice');
  });
});

test("a board that cannot be read says 'Failed to Load' with the reason, and is read again when asked", async () => {
  const answers: (Partial<Board> | ApiError)[] = [
    { entries: rows(1, 3) },
    new ApiError({ status: 500, code: 'internal', message: 'Something went wrong on our side.' }),
  ];
  open(() => answers.pop() ?? { entries: [] });
  await expect.element(page.getByText('Failed to Load')).toBeVisible();
  await expect.element(page.getByText('Something went wrong on our side.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /again/i }));
  await expect.element(board).toBeVisible();
});

describe('a viewer who is not on the board', () => {
  const onBoard = (period: Board['period'], viewer: Partial<Profile>, view: Board['view'] = 'player') => {
    localStorage.setItem('touchline.board', JSON.stringify({ period, view }));
    return open(() => ({ entries: rows(1, 3) }), viewer);
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
    open(() => ({ entries: rows(1, 5), unseen }), child);
    await expect.element(page.getByRole('heading', { name: 'You would be here' })).toBeVisible();
    await expect.element(page.getByText('3rd', { exact: true })).toBeVisible();
    await expect.element(page.getByText('1 day behind Player 2')).toBeVisible();
    await expect.element(board.getByRole('listitem').nth(2)).toMatchTextContent('Mia (You)You would be number 3. Only you see this row.');
    // The third of the board is another: their number stands at one row only.
    expect(board.getByRole('listitem').elements().map((one) => one.firstElementChild?.textContent)).toEqual(['1', '2', '–', '3', '4', '5']);
    await expect.element(page.getByText('5 of 5')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'The top three' }).getByText('Mia')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'You are not on the boards' })).toBeVisible();
  });

  test('is told their place on a board without anybody else', async () => {
    const first = { me: row(1, 'Mia', { isCurrentUser: true }), near: [], next: null, previousRank: null };
    open(() => ({ entries: [], unseen: first }), child);
    await expect.element(page.getByText('1st', { exact: true })).toBeVisible();
    await expect.element(page.getByText('No player data available for this period.')).toBeVisible();
  });

  test.each([
    ['others', [row(1), row(2)]],
    ['nobody else', []],
  ])('reads on a board of teams with %s where their team would stand, and not that nobody has practiced for it', async (_who, entries) => {
    localStorage.setItem('touchline.board', JSON.stringify({ period: 'weekly', view: 'team' }));
    const team = row(6, 'Harbour', { isCurrentUser: true, avatar: null, level: null, memberCount: 1 });
    open(() => ({ entries, unseen: { me: team, near: [], next: null, previousRank: null } }), { ...child, team_name: 'Harbour' });
    await expect.element(page.getByRole('heading', { name: 'You would be here' })).toBeVisible();
    await expect.element(page.getByText(/Others see your team once 3 players of it are on this board/).first()).toBeVisible();
    expect(page.getByText(/nobody has practiced for your team/).elements()).toEqual([]);
  });
});

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
    open(() => ({ entries: rows(1, 3) }), child, days);
    await expect.element(weeks).toBeVisible();
    const places = [page.getByRole('radiogroup', { name: 'Period' }), page.getByRole('region', { name: 'The top three' }), page.getByRole('heading', { name: 'You are not on the boards' }), board, weeks];
    places.map((place) => place.element()).reduce((before, after) => {
      expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      return after;
    });
  });

  test('stand before an empty board for a child whom others do not see, with the reason below', async () => {
    const entries: BoardRow[] = [];
    const { onNavigate } = open(() => ({ entries }), child, days);
    await expect.element(weeks.getByRole('listitem').nth(0)).toHaveTextContent('This week12 min1 day · 1 drill');
    await expect.element(weeks.getByRole('listitem').nth(1)).toHaveTextContent('Last week30 min2 days · 3 drills');
    expect(weeks.getByRole('listitem').last().element().textContent).toMatch(/^Week of .*Best week60 min/);
    await expect.element(page.getByText('19 more minutes and you beat your last week.')).toBeVisible();
    const why = page.getByRole('heading', { name: 'You are not on the boards' });
    expect(weeks.element().compareDocumentPosition(why.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await page.getByRole('button', { name: 'Start Practice' }).click();
    expect(onNavigate).toHaveBeenCalledWith('practice');
  });

  test('race against last week as it stood on the same day', async () => {
    open(() => ({ entries: [] }), child, days);
    await expect.element(page.getByText('You last week, up to Wednesday: 20 min')).toBeVisible();
    await expect.element(page.getByText('You are 8 min behind last week’s you.')).toBeVisible();
  });

  test('race with a ball of its size also at the end of the way, past all of last week', async () => {
    open(() => ({ entries: [] }), child, days.map((one) => (one.day === '2026-06-09' ? { ...one, minutes: 300 } : one)));
    const own = page.getByText(/^This week: /);
    await expect.element(own).toBeVisible();
    const lanes = own.element().closest('p')?.parentElement;
    expect([...(lanes?.querySelectorAll('svg') ?? [])].map((ball) => Math.round(ball.getBoundingClientRect().width))).toEqual([22, 22]);
  });

  test('call a week that is older than the others by its day, also where it follows this one', async () => {
    open(() => ({ entries: [] }), child, [{ day: '2026-01-06', sessions: 1, minutes: 60 }, { day: '2026-06-09', sessions: 1, minutes: 5 }]);
    await expect.poll(() => weeks.getByRole('listitem').elements()).toHaveLength(2);
    expect(weeks.getByRole('listitem').last().element().textContent).toMatch(/^Week of /);
    await expect.element(page.getByText('You are back. Every minute counts here.')).toBeVisible();
  });

  test('are an invitation before the first drill', async () => {
    open(() => ({ entries: [] }), child);
    await expect.element(page.getByText(/^Here you play against yourself/)).toBeVisible();
    await expect.element(weeks.getByText('0 drills', { exact: false })).not.toBeInTheDocument();
  });

  test('of the first one light three days to reach', async () => {
    open(() => ({ entries: [] }), child, [{ day: '2026-06-09', sessions: 1, minutes: 5 }]);
    await expect.element(page.getByText('A strong start! 2 more days with practice, and your first week counts.')).toBeVisible();
    expect([...document.querySelectorAll('[data-done]')].map((disc) => disc.textContent)).toEqual(['', '2', '3']);
  });

  test('stand by a player who is the only one on the board, who is told that it is a start', async () => {
    const me = row(1, 'Noa', { isCurrentUser: true });
    open(() => ({ entries: [me], me }), { display_name: 'Noa' }, days);
    await expect.element(page.getByRole('heading', { name: 'You are the first here' })).toBeVisible();
    await expect.element(weeks).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'The top three' })).not.toBeInTheDocument();
    await expect.element(board.getByText('(You)')).toBeVisible();
  });

  test.each([
    ['a child', child, []],
    ['whoever may open the board', {}, []],
  ])('have the way to practice of %s above the bar of a small phone', async (_, viewer, entries) => {
    await page.viewport(360, 640);
    open(() => ({ entries }), viewer, days);
    const start = page.getByRole('button', { name: 'Start Practice' });
    await expect.element(start).toBeVisible();
    // The header takes 160 px above this tab, and the bar 75 px below it.
    expect(start.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(640 - 160 - 75);
  });
});

test.each([
  ['two', [], 2],
  ['five, two of them first', [row(1, 'Ada'), row(1, 'Bo'), row(3, 'Cem')], 5],
])('a board of %s is not told a second time as who is near', async (_, before, rank) => {
  const me = row(rank, 'Mia', { isCurrentUser: true });
  const entries = [...before, row(rank - 1, 'Noa'), me];
  open(() => ({ entries, me, near: entries.slice(-4), next: { rank: rank - 1, name: 'Noa', gap: { unit: 'days', count: 1 } } }));
  await expect.element(page.getByText('1 day behind Noa')).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Near you' })).not.toBeInTheDocument();
});

test('the time of a board is told without seconds', async () => {
  open(() => ({ entries: rows(1, 3) }));
  await expect.element(page.getByText(/^As of \d{1,2}:\d{2}(\sAM|\sPM)?$/)).toBeVisible();
});
