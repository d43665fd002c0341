import type { ProgressYear } from '@touchline/contracts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ProgressPageSection } from '../page-sections/section-address.ts';
import { busyProgress, yearOf } from '../testing/sample-progress.ts';
import { showProgress } from '../testing/show-progress.tsx';

const region = (name: string) => page.getByRole('region', { name, exact: true });
const openAt = (section: ProgressPageSection) => (year: Partial<ProgressYear> = {}) => showProgress({ progress: () => busyProgress(), year: () => yearOf(year), section });

describe('this month', () => {
  const open = openAt('year');
  const sums = (minutes: number) => ({ sessions: Math.ceil(minutes / 10), minutes, experience: minutes * 5, days: 1 });
  const months = (now: number, byNow: number, whole: number) => ({
    months: { thisMonth: sums(now), lastMonthByNow: sums(byNow), lastMonth: sums(whole) },
  });

  test.each([
    ['25 minutes more than you had by this day in May. Keep it rolling.', months(85, 60, 2_000)],
    ['1 minute to go to be level with May.', months(59, 60, 200)],
    ['Exactly as much as by this day in May.', months(60, 60, 200)],
    ['There was no practice in May to set beside it.', months(60, 0, 0)],
  ])("says '%s'", async (words, year) => {
    open(year);
    await expect.element(page.getByText(words)).toBeVisible();
  });

  test('stands beside the last: as far as that was by now, and where it ended', async () => {
    open(months(85, 60, 2_000));
    const rows = region('This month').getByRole('listitem');
    await expect.element(rows.nth(0)).toHaveTextContent('Minutes85May: 60 by now, 2,000 in all');
    await expect.element(rows.nth(1)).toHaveTextContent('Drills9May: 6 by now, 200 in all');
    await expect.element(rows.nth(2)).toHaveTextContent('Days1May: 1 by now, 1 in all');
    await expect.element(rows.nth(3)).toHaveTextContent('XP425May: 300 by now, 10,000 in all');
    // On one scale: as long as the most of the three, and in order.
    const [now, whole, byNow] = [...(rows.nth(0).element().querySelectorAll('rect') ?? [])].map((bar) => bar.getAttribute('width'));
    expect([now, whole, byNow]).toEqual(['4.25%', '100%', '3%']);
  });

  test('says what will be there where there is nothing', async () => {
    open();
    await expect
      .element(page.getByText('This month stands beside the last one here, once you have practiced.'))
      .toBeVisible();
  });
});

describe('the year', () => {
  const open = openAt('year');
  const days = [
    { day: '2025-06-02', sessions: 1, minutes: 4 },
    { day: '2026-05-28', sessions: 1, minutes: 4 },
    { day: '2026-06-03', sessions: 2, minutes: 25 },
  ];
  const slider = () => page.getByRole('slider', { name: 'Your year, day by day' });

  test('has a square for each of its days, and begins with today', async () => {
    open({ days });
    await expect.element(page.getByText('3 days of practice since June 1, 2025. The stronger the green, the longer.')).toBeVisible();
    expect(region('Your year').element().querySelectorAll('rect')).toHaveLength(52 * 7 + 5);
    await expect.element(slider()).toHaveAttribute('aria-valuetext', 'Thursday, June 4, 2026: no practice');
  });

  test('names its days of the week, and is no longer than a quarter for whoever has just begun', async () => {
    open({ days: days.slice(1) });
    await expect.element(region('Your year').getByText('Wed', { exact: true })).toBeVisible();
    expect(region('Your year').element().querySelectorAll('rect')).toHaveLength(12 * 7 + 5);
  });

  test('counts a single day as one', async () => {
    open({ days: days.slice(-1) });
    await expect.element(page.getByText('1 day of practice since March 8, 2026. The stronger the green, the longer.')).toBeVisible();
  });

  test('is read day by day and week by week with the keyboard', async () => {
    open({ days });
    await expect.element(slider()).toBeVisible();
    slider().element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(slider()).toHaveAttribute('aria-valuetext', 'Thursday, May 28, 2026: 1 drill, 4 minutes');
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect.element(slider()).toHaveAttribute('aria-valuetext', 'Wednesday, June 3, 2026: 2 drills, 25 minutes');
    await expect.element(region('Your year').getByText('Wednesday, June 3, 2026: 2 drills, 25 minutes')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect.element(slider()).toHaveAttribute('aria-valuetext', 'Sunday, June 1, 2025: no practice');
  });

  test('is read with a finger', async () => {
    open({ days });
    await expect.element(slider()).toBeVisible();
    const square = region('Your year').element().querySelector('[data-day="361"]');
    if (square === null) throw new Error('a day has no square');
    await userEvent.click(square);
    await expect.element(slider()).toHaveAttribute('aria-valuetext', 'Thursday, May 28, 2026: 1 drill, 4 minutes');
  });

  test('stands in a table by month too', async () => {
    open({ days });
    await userEvent.click(region('Your year').getByText('See it as a table'));
    const rows = region('Your year').getByRole('table', { name: 'Your year' }).getByRole('row');
    const cells = rows.elements().map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells.slice(0, 3)).toEqual([
      ['Month', 'Days', 'Drills', 'Minutes'],
      ['June 2026', '1', '2', '25'],
      ['May 2026', '1', '1', '4'],
    ]);
    expect(cells).toHaveLength(14);
  });

  test('without practice says what will be there', async () => {
    open();
    await expect
      .element(page.getByText('One square a day for a whole year. Each day you practice lights one up.'))
      .toBeVisible();
  });
});

describe('the personal bests', () => {
  const open = openAt('bests');
  const best = (number: number, day = '2026-05-20') => ({
    drillId: `drill-${number}`,
    name: `Drill ${number}`,
    resultLabel: number === 1 ? ('touches' as const) : null,
    best: 1_000 + number,
    bestBefore: number === 1 ? 988 : null,
    latest: number === 1 ? [988, 970, 1_001] : [1_000 + number],
    day,
    sessions: number,
    experience: number * 1_050,
  });

  test('have a row a drill: what, when, of how many sessions, its XP in all, how many, the latest results, and what it beat', async () => {
    open({ bests: [best(1, '2026-06-03'), best(2)] });
    const rows = region('Personal bests').getByRole('listitem');
    await expect.element(rows.nth(0)).toHaveTextContent('Drill 1Yesterday1 session1,050 XP1,001 touchesYour last results: 988, 970, 1,001was 98813 more than your best before, 988');
    // A first result beat nothing, and one result is no line.
    await expect.element(rows.nth(1)).toHaveTextContent('Drill 2May 202 sessions2,100 XP1,002');
    await expect.element(page.getByRole('button', { name: /Show all/ })).not.toBeInTheDocument();
  });

  test('draw the latest results of a drill as a line, the last one marked', async () => {
    open({ bests: [best(1)] });
    await expect.poll(() => region('Personal bests').element().querySelectorAll('svg circle').length).toBeGreaterThan(0);
    const line = region('Personal bests').element().querySelector('svg path[d^="M3.0"]');
    expect(line?.getAttribute('d')?.split('L')).toHaveLength(3);
  });

  test('never part a number from what it counts', async () => {
    await page.viewport(320, 844);
    open({ bests: [{ ...best(1), name: 'Around-the-Body Juggling', best: 10_000 }] });
    const number = region('Personal bests').getByText('10,000 touches');
    await expect.element(number).toBeVisible();
    expect(number.element().getBoundingClientRect().height).toBeLessThan(40);
  });

  const going = (name: string, ...latest: number[]) => ({ ...best(1), drillId: name, name, latest });
  const lately = () => region('Personal bests').getByRole('list').first().getByRole('listitem').elements().map((item) => item.textContent);

  test('say which drills went up lately and which went down, of all of them', async () => {
    const up = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => going(name, 10, 11, 20, 21));
    open({ bests: [...up, going('G', 20, 21, 10, 11), going('H', 20, 20, 20, 20), going('I', 20)] });
    await expect.element(region('Personal bests').getByText('Better lately: A, B and 4 more')).toBeVisible();
    expect(lately()).toEqual(['Better lately: A, B and 4 more', 'Lower lately: G']);
  });

  test('say nothing of what went up or down while no drill has four results', async () => {
    open({ bests: [going('A', 10, 20, 30), going('B', 20, 10)] });
    await expect.element(region('Personal bests').getByText('A', { exact: true })).toBeVisible();
    expect(region('Personal bests').getByText(/lately/).elements()).toEqual([]);
  });

  test.each([320, 390])('have each line at its place, whatever is new: %i wide', async (width) => {
    await page.viewport(width, 844);
    open({ bests: [{ ...best(1, '2026-06-03'), name: 'Ball Reception' }, { ...best(2), name: 'Ball Reception' }] });
    const rows = region('Personal bests').getByRole('listitem');
    await expect.element(rows.nth(0).getByText('Yesterday')).toBeVisible();
    const places = rows.elements().map((row) => {
      const [name, when] = [...row.querySelectorAll('p')].map((line) => line.getBoundingClientRect());
      return (when?.top ?? 0) - (name?.top ?? 0);
    });
    expect(places[0]).toBe(places[1]);
  });

  test('are six at first, and all when asked', async () => {
    open({ bests: [1, 2, 3, 4, 5, 6, 7].map((number) => best(number)) });
    const rows = region('Personal bests').getByRole('listitem');
    await expect.poll(() => rows.elements().length).toBe(6);
    await userEvent.click(page.getByRole('button', { name: 'Show all 7' }));
    expect(rows.elements()).toHaveLength(7);
  });

  test('say what will be there where there are none', async () => {
    open();
    await expect.element(page.getByText('Your best result in every drill will stand here.')).toBeVisible();
  });
});
