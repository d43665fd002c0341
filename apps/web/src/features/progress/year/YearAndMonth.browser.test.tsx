import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { region, openAt } from '../testing/progress-sections.ts';

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
    // On one scale: a bar of this month in that of the last, and a mark where that was by now.
    const [whole, now, byNow] = rows.nth(0).element().querySelectorAll('rect');
    expect([now?.getAttribute('width'), whole?.getAttribute('width'), byNow?.getAttribute('x')]).toEqual(['4.25%', '100%', '3%']);
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
