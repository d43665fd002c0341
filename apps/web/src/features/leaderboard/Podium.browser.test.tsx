import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { becomeTablet, board, choose, podium, row, rows, showLeaderboard } from './testing/show-leaderboard.tsx';

const blocks = () => podium.getByRole('listitem').elements().map((place) => place.lastElementChild?.getBoundingClientRect());

beforeEach(becomeTablet);

describe('the podium', () => {
  test.each([
    [[1, 1, 3], [0, 0, 2]],
    [[1, 2, 2], [0, 1, 1]],
    [[1, 1, 1], [0, 0, 0]],
    [[1, 2, 3], [0, 1, 2]],
  ] as const)('has players with the ranks %s on steps of the heights of their ranks', async (ranks, steps) => {
    showLeaderboard(() => ({ entries: ranks.map((rank, index) => row(rank, `Player ${index}`)) }));
    await expect.element(podium).toBeVisible();
    // What rises is as high as it will be once it has risen.
    await expect.poll(() => podium.element().getAnimations({ subtree: true }).every(({ playState }) => playState === 'finished')).toBe(true);
    const heights = blocks().map((block) => Math.round(block?.height ?? 0));
    const order = [...new Set(heights)].toSorted((a, b) => b - a);
    const byRank = [...new Set(steps)].toSorted((a, b) => a - b);
    expect(heights.map((height) => byRank[order.indexOf(height)])).toEqual(steps);
  });

  test('leaves out nobody who shares the third place', async () => {
    showLeaderboard(() => ({ entries: [row(1), row(2), row(3, 'Umar'), row(3, 'Nils'), row(5)] }));
    await expect.element(podium.getByText('Umar')).toBeVisible();
    await expect.element(podium.getByText('Nils')).toBeVisible();
    expect(podium.getByRole('listitem').elements()).toHaveLength(4);
  });

  test('counts those who share the third place and for whom there is no room', async () => {
    showLeaderboard(() => ({ entries: [row(1), row(2), ...['Umar', 'Nils', 'Ida', 'Bo'].map((name) => row(3, name)), row(7)] }));
    await expect.element(podium.getByText('and 3 more share 3rd place')).toBeVisible();
    expect(podium.getByRole('listitem').elements()).toHaveLength(3);
  });

  test.each([1, 2, 3])('has %s on its podium in its middle', async (count) => {
    showLeaderboard(() => ({ entries: rows(1, count) }));
    await expect.element(podium).toBeVisible();
    const all = blocks().flatMap((block) => (block === undefined ? [] : [block]));
    const middle = (Math.min(...all.map(({ left }) => left)) + Math.max(...all.map(({ right }) => right))) / 2;
    const stage = podium.element().getBoundingClientRect();
    expect(Math.abs(middle - (stage.left + stage.right) / 2)).toBeLessThan(2);
  });

  test.each([
    ['Players', 'Bring a friend'],
    ['Teams', 'Bring another team'],
  ])('has the third step of the podium wait for somebody where there are two: %s', async (view, words) => {
    showLeaderboard(() => ({ entries: rows(1, 2) }));
    await choose(view);
    await expect.element(podium.getByText('Free place')).toBeVisible();
    await expect.element(podium.getByText(words)).toBeVisible();
    expect(podium.getByRole('listitem').elements()).toHaveLength(3);
  });

  test.each([1, 3])('has no step wait where there are %s', async (count) => {
    showLeaderboard(() => ({ entries: rows(1, count) }));
    await expect.element(podium).toBeVisible();
    await expect.element(podium.getByText('Free place')).not.toBeInTheDocument();
  });

  test.each([320, 390, 820, 1280, 1440])('on a window %i wide has equal firsts on one wide step of equal parts, each with its number in the middle and room around it', async (width) => {
    await page.viewport(width, 900);
    showLeaderboard(({ view }) => ({ entries: view === 'team' ? [] : ['Ada', 'Bo', 'Cem'].map((name) => row(1, name)) }));
    await expect.element(podium).toBeVisible();
    await expect.poll(() => podium.element().getAnimations({ subtree: true }).every(({ playState }) => playState === 'finished')).toBe(true);
    // No pitch is seen between the parts.
    const parts = blocks().flatMap((block) => (block === undefined ? [] : [block]));
    expect(parts.slice(1).map(({ left }, index) => Math.round(left - (parts[index]?.right ?? 0)))).toEqual([0, 0]);
    expect(Math.max(...parts.map((part) => part.width)) - Math.min(...parts.map((part) => part.width))).toBeLessThan(1);
    expect((parts.at(-1)?.right ?? 0) - (parts[0]?.left ?? 0)).toBeLessThanOrEqual(520);
    const numbers = podium.getByText('1shared', { exact: true }).elements().map((number) => number.getBoundingClientRect());
    expect(numbers.map(({ left, right }, at) => Math.abs(left + right - (parts[at]?.left ?? 0) - (parts[at]?.right ?? 0)) < 4)).toEqual([true, true, true]);
    expect(numbers.map(({ top, bottom }, at) => top - (parts[at]?.top ?? 0) >= 6 && (parts[at]?.bottom ?? 0) - bottom >= 6)).toEqual([true, true, true]);
    expect(podium.getByText('Place 1, shared').elements()).toHaveLength(3);
  });

  test.each([
    [[1, 1, 3], [0, 1, 2]],
    [[1, 1, 1], [0, 1, 2]],
    [[1, 2, 2], [1, 0, 2]],
  ] as const)('has players with the ranks %s from left to right in the order of the board where the first place is shared', async (ranks, order) => {
    showLeaderboard(() => ({ entries: ranks.map((rank, index) => row(rank, `Player ${index}`)) }));
    await expect.element(podium).toBeVisible();
    const lefts = podium.getByRole('listitem').elements().map((place) => place.getBoundingClientRect().left);
    expect(lefts.map((left) => lefts.toSorted((a, b) => a - b).indexOf(left))).toEqual(order);
  });

  test('has a step of gold, one of silver and one of bronze', async () => {
    showLeaderboard(() => ({ entries: [1, 2, 3].map((rank) => row(rank, `Player ${rank}`, { days: 9 - rank })) }));
    await expect.element(podium).toBeVisible();
    const metals = podium.getByRole('listitem').elements().map((place) => getComputedStyle(place.lastElementChild ?? place).backgroundImage);
    expect(new Set(metals).size).toBe(3);
  });

  test('has everybody who shares the first place on gold and as high, the viewer marked by flag and ring', async () => {
    const me = row(1, 'Noa', { isCurrentUser: true });
    showLeaderboard(() => ({ entries: [me, row(1, 'Ada'), row(1, 'Bo')], me }));
    await expect.element(podium.getByText('Ada')).toBeVisible();
    await expect.poll(() => podium.element().getAnimations({ subtree: true }).every(({ playState }) => playState === 'finished')).toBe(true);
    const places = podium.getByRole('listitem').elements();
    expect(new Set(places.map((place) => getComputedStyle(place.lastElementChild ?? place).backgroundImage)).size).toBe(1);
    const [own, ...others] = places.map((place) => getComputedStyle(place.firstElementChild ?? place).boxShadow);
    expect(others).not.toContain(own);
    await expect.element(podium.getByText('You', { exact: true })).toBeVisible();
    expect(new Set(blocks().map((block) => Math.round(block?.height ?? 0))).size).toBe(1);
  });

  test('tells no own place beside the podium that shows it', async () => {
    const me = row(2, 'Noa', { isCurrentUser: true });
    showLeaderboard(() => ({ entries: [row(1), me, row(3)], me }));
    await expect.element(board.getByText('(You)')).toBeVisible();
    await expect.element(page.getByText('Your place')).not.toBeInTheDocument();
  });

  test('tells who stands first below the podium how far ahead they are, and the place no second time', async () => {
    const me = row(1, 'Noa', { isCurrentUser: true });
    showLeaderboard(() => ({ entries: [me, row(1, 'Ada', me), row(3, 'Bo')].map((each, index) => ({ ...each, isCurrentUser: index === 0 })), me, previousRank: 4 }));
    await expect.element(podium.getByText(/^1 more drill, and first place is yours alone\. 2 days ahead of Bo Up 3 places since last week$/)).toBeVisible();
    await expect.element(page.getByText('Your place')).not.toBeInTheDocument();
  });

  test('leads who shares the first place to the drill that puts them alone in front, and says so to nobody who is', async () => {
    const me = row(1, 'Noa', { isCurrentUser: true });
    const { onNavigate } = showLeaderboard(({ period }) => ({ entries: period === 'daily' ? [me, row(2, 'Ada')] : [me, row(1, 'Ada')], me }));
    await expect.element(podium.getByText('1 more drill, and first place is yours alone.')).toBeVisible();
    await podium.getByRole('button', { name: 'Start Practice' }).click();
    expect(onNavigate).toHaveBeenCalledWith('practice');
    await choose('Daily');
    await expect.element(podium.getByText(/ahead of Ada/)).toBeVisible();
    await expect.element(podium.getByText(/yours alone/)).not.toBeInTheDocument();
  });


  test('has the viewer on the podium, and first of those who share a place, wherever the server names them', async () => {
    const me = row(1, 'Noa', { isCurrentUser: true });
    showLeaderboard(() => ({ entries: ['Ada', 'Bo', 'Cem', 'Dan'].map((name) => row(1, name)), me, total: 25, nextCursor: 'next' }));
    await expect.element(podium.getByText('Noa')).toBeVisible();
    await expect.element(board.getByRole('listitem').first().getByText('Noa')).toBeVisible();
    await expect.element(page.getByText('Your place')).not.toBeInTheDocument();
    expect(board.getByText('(You)').elements()).toHaveLength(1);
  });

  /** Rows of the list that are seen, by what they are called and their number. */
  const seenRows = () => board.getByRole('listitem').elements().filter((one) => one.getBoundingClientRect().width > 1);
  const ranksOf = (elements: readonly Element[]) => elements.map((one) => one.firstElementChild?.textContent);

  test.each([900, 1280])('on a window %i wide stands in the place of its rows, which are read out in the list of all and not seen a second time', async (width) => {
    await page.viewport(width, 900);
    showLeaderboard(({ view }) => ({ entries: view === 'team' ? [] : rows(1, 5) }));
    await expect.element(podium).toBeVisible();
    expect(ranksOf(board.getByRole('listitem').elements())).toEqual(['1', '2', '3', '4', '5']);
    expect(ranksOf(seenRows())).toEqual(['4', '5']);
  });

  test('tells on each step the tokens, and of a team how many played for it', async () => {
    showLeaderboard(({ view }) => ({ entries: view === 'team' ? [row(1, 'Harbour City', { avatar: null, level: null, memberCount: 4, tokens: 1388 }), row(2, 'Riverside', { avatar: null, level: null, memberCount: 2 })] : rows(1, 3) }));
    await expect.element(podium.getByRole('listitem').first()).toMatchTextContent('600 tokens');
    await choose('Teams');
    await expect.element(podium.getByRole('listitem').first()).toMatchTextContent('4 players 1,388 tokens');
  });

  test('leaves those who share its last place and have no room on it in the list', async () => {
    showLeaderboard(() => ({ entries: [row(1), row(2), ...['Umar', 'Nils', 'Ida', 'Bo'].map((name) => row(3, name)), row(7)] }));
    await expect.element(podium.getByText('Umar')).toBeVisible();
    expect(ranksOf(seenRows())).toEqual(['3', '3', '3', '7']);
  });

  test('leaves no heading of rows below it that are not there', async () => {
    showLeaderboard(() => ({ entries: rows(1, 3) }));
    await expect.element(page.getByText('3 of 3')).toBeVisible();
    expect(seenRows()).toEqual([]);
    expect(page.getByRole('heading', { name: 'The board' }).element().closest('header')?.getBoundingClientRect().width).toBe(1);
  });
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
  showLeaderboard(() => ({ entries: [row(1, 'Ada'), row(2, 'Ben'), me, row(3, 'Finn'), row(5, 'Ines')], me, previousRank: 5 }));
  await expect.element(board).toBeVisible();
  await document.fonts.ready;
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const places = page.getByRole('listitem').elements();
  expect(places).toHaveLength(9);
  // Four of them stand on the podium and are read out once more in the list.
  const seen = places.filter((place) => place.getBoundingClientRect().width > 1);
  expect(seen).toHaveLength(5);
  expect(seen.filter(isCrowded).map(({ textContent }) => textContent)).toEqual([]);
});
