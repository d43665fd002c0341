import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { numbers, region } from './testing/progress-sections.ts';
import { busyProgress, progressOf, recentOf, yearOf } from './testing/sample-progress.ts';
import { broken, showProgress } from './testing/show-progress.tsx';

describe('the first sessions', () => {
  const trend = { sessionsOverall: 2, sessionsInRange: 2, points: [] };
  const started = () => busyProgress({ trend });
  const best = { drillId: 'juggling', name: 'Juggling', best: 45, bestBefore: 30, latest: [20, 30, 45], resultLabel: 'touches' as const, day: '2026-06-04', sessions: 2, experience: 104 };
  const regions = () => page.getByRole('region').elements().map((one) => one.querySelector('h3')?.textContent);

  test('show what is there, and one outline of what is not', async () => {
    showProgress({ progress: started, year: yearOf });
    const next = region('What grows next');
    await expect.element(next).toBeVisible();
    expect(regions()).toEqual(['Well played today', 'This week', 'Recent sessions', 'What grows next']);
    expect(next.getByRole('listitem').elements().map((item) => item.textContent)).toEqual([
      'Performance trendYour trend starts after 3 sessions. 1 to go.',
      'Personal bestsYour best result in every drill will stand here.',
      'Your yearOne square a day for a whole year. Each day you practice lights one up.',
    ]);
  });

  test('have a personal best where there is one, and no outline of it', async () => {
    showProgress({ progress: started, year: () => yearOf({ bests: [best] }) });
    await expect.element(region('Personal bests')).toBeVisible();
    expect(region('What grows next').getByRole('listitem').elements()).toHaveLength(2);
  });

  test('are short on a phone', async () => {
    await page.viewport(390, 844);
    showProgress({ progress: started, year: () => yearOf({ bests: [best] }) });
    await expect.element(region('Personal bests')).toBeVisible();
    expect(document.documentElement.scrollHeight).toBeLessThan(2 * 844 + 200);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  test('have words of several letters a line on a tablet, where their card has half the width', async () => {
    await page.viewport(820, 1180);
    showProgress({ progress: started, year: () => yearOf({ bests: [best] }) });
    await expect.element(region('Personal bests')).toBeVisible();
    const next = region('What grows next');
    for (const words of next.element().querySelectorAll('li p')) expect(words.getBoundingClientRect().width).toBeGreaterThan(120);
  });

  test('have the charts for whoever asks', async () => {
    await page.viewport(1280, 900);
    showProgress({ progress: started, year: yearOf });
    await userEvent.click(page.getByRole('button', { name: 'Show the charts now' }));
    await expect.element(region('Performance trend')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: '7 days' })).toBeVisible();
    await expect.element(region('Your year')).toBeVisible();
    await expect.element(region('What grows next')).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: '7 days' })).toHaveFocus();
  });

  test('have the charts on a phone in their section, where the focus goes from what was pressed', async () => {
    await page.viewport(390, 844);
    showProgress({ progress: started, year: yearOf });
    await userEvent.click(page.getByRole('button', { name: 'Show the charts now' }));
    await expect.element(region('Performance trend')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Charts' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(region('Your year')).toBeVisible();
  });
});

describe('the week', () => {
  test('has its active days, drills and minutes, and each day from Sunday to Saturday', async () => {
    showProgress({ progress: () => busyProgress(), year: yearOf });
    await expect.element(region('This week')).toBeVisible();
    expect(numbers('This week')).toEqual(['3', '42', '5', 'Active days', 'Drills', 'Minutes']);
    const days = region('This week').getByRole('listitem');
    expect(days.elements()).toHaveLength(7);
    await expect.element(days.nth(0)).toHaveTextContent('S31Sunday, May 31: no practice');
    await expect.element(days.nth(3)).toHaveTextContent("W312′Wednesday, June 3: 2 drills, 12 minutes");
    await expect.element(days.nth(6)).toHaveTextContent('S6Saturday, June 6: to come');
  });

  test.each([
    [42, 80, 'Level with Thursday last week, which ended with 80 minutes.'],
    [30, 80, '12 minutes more than you had by Thursday last week.'],
    [50, 80, '8 minutes to go to be where you were by Thursday last week.'],
    [20, 30, '12 minutes more than all of last week already!'],
  ])('stands beside last week: %s minutes by the same day, %s in all', async (byNow, whole, words) => {
    const days = [
      { day: '2026-05-25', sessions: 1, minutes: byNow },
      { day: '2026-05-30', sessions: 1, minutes: whole - byNow },
    ];
    showProgress({ progress: () => busyProgress(), year: () => yearOf({ days }) });
    await expect.element(region('This week').getByText(words)).toBeVisible();
  });

  test('without practice says what happens with it', async () => {
    showProgress({ progress: () => progressOf({ trend: { sessionsOverall: 1, sessionsInRange: 0, points: [] } }), year: yearOf });
    await expect.element(page.getByText('Every day you practice turns green here.')).toBeVisible();
    await expect.element(region('This week').getByText('Nothing yet this week. One drill lights today.')).toBeVisible();
    expect(numbers('This week')).toBeUndefined();
    await expect.element(page.getByText('Thursday, June 4, today: not yet')).toBeInTheDocument();
  });
});

describe('the recent sessions', () => {
  test.each([390, 820, 1280])('have what is counted below its number in every row, %s pixels wide', async (width) => {
    await page.viewport(width, 844);
    showProgress({ progress: () => busyProgress(), year: yearOf });
    await expect.element(region('Recent sessions')).toBeVisible();
    const places = [...region('Recent sessions').element().querySelectorAll('td:last-child')].map((cell) => {
      const [number, unit] = [cell.querySelector('[class*="number"]'), cell.querySelector('[class*="unit"]')];
      return number === null || unit === null ? 0 : unit.getBoundingClientRect().top - number.getBoundingClientRect().bottom;
    });
    expect(places.length).toBeGreaterThan(0);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(-2);
  });

  test('are a table of date, drill, minutes and result', async () => {
    const old = recentOf('wall_passes', { practice_day: '2025-06-02', result: 30, duration_minutes: 8 });
    const uncounted = recentOf('wall_passes', { practice_day: '2025-06-02', result: 0, duration_minutes: 6 });
    showProgress({
      progress: () => busyProgress({ recent: [...busyProgress().recent, old, uncounted, recentOf('gone')] }),
      year: yearOf,
    });
    await expect.element(region('Recent sessions')).toBeVisible();
    const rows = region('Recent sessions').getByRole('row');
    const cells = rows.elements().map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
    expect(cells).toEqual([
      ['Date', 'Drill', 'Minutes', 'Result'],
      ['Today', 'Juggling', '12', '45 touches'],
      ['Yesterday', 'Wall Passes', '5', '30 passes'],
      ['Tuesday', 'Juggling', '5', '30 touches'],
      ['Jun 2, 2025', 'Wall Passes', '8', '30 passes'],
      ['Jun 2, 2025', 'Wall Passes', '6', 'Not counted'],
      ['Today', 'gone', '5', '20'],
    ]);
  });
});

test('a session that was better than the last with its drill says by how much, and no other', async () => {
  const better = recentOf('juggling', { result: 48, improvement_from_last: 3 });
  const worse = recentOf('wall_passes', { result: 20, improvement_from_last: -4 });
  const tooMany = recentOf('toe_taps', { result: 9999, improvement_from_last: 9000, result_counts: false });
  showProgress({ progress: () => busyProgress({ recent: [better, worse, tooMany] }), year: yearOf });
  await expect.element(region('Recent sessions')).toBeVisible();
  const results = region('Recent sessions').getByRole('row').elements().slice(1).map((row) => row.lastElementChild?.textContent);
  expect(results).toEqual(['33 more than last time 48 touches', '20 passes', '9,999 touches']);
});

test('a session that earned nothing, or whose result does not count, says so in a word of its row', async () => {
  const overlaps = recentOf('juggling', { result: 260, unpaid: 'overlap' });
  const tooMany = recentOf('wall_passes', { result: 9999, result_counts: false });
  showProgress({ progress: () => busyProgress({ recent: [overlaps, { ...overlaps, id: 'again' }, tooMany, recentOf('toe_taps')] }), year: yearOf });
  await expect.element(region('Recent sessions')).toBeVisible();
  const drills = region('Recent sessions').getByRole('rowheader').elements().map((cell) => cell.textContent);
  expect(drills).toEqual(['Juggling no XP', 'Juggling no XP', 'Wall Passes does not count', 'Toe Taps']);
  // Why stands once, above them.
  await expect.element(page.getByText('No XP: another session already earned it for the same minutes. A result does not count where nobody can do as much in the time.')).toBeVisible();
});

describe('all sessions', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => recentOf('juggling', { id }));

  test('are a window away from the last five, page by page', async () => {
    const pages: Record<string, readonly string[]> = { first: ['juggling', 'wall_passes'], second: ['toe_taps'] };
    showProgress({
      progress: () => busyProgress({ recent: five }),
      year: yearOf,
      sessions: (cursor) => ({ data: (pages[cursor ?? 'first'] ?? []).map((drill) => recentOf(drill)), nextCursor: cursor === undefined ? 'second' : null }),
    });
    await userEvent.click(page.getByRole('button', { name: 'All sessions' }));
    const window = page.getByRole('dialog', { name: 'All sessions' });
    await expect.element(window.getByRole('rowheader', { name: 'Wall Passes' })).toBeVisible();
    await userEvent.click(window.getByRole('button', { name: 'Show more' }));
    await expect.element(window.getByRole('rowheader', { name: 'Toe Taps' })).toBeVisible();
    await expect.element(window.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  test('that cannot be read say so, and are read again when asked', async () => {
    const answers = [{ data: five, nextCursor: null }, broken()];
    showProgress({ progress: () => busyProgress({ recent: five }), year: yearOf, sessions: () => answers.pop() ?? broken() });
    await userEvent.click(page.getByRole('button', { name: 'All sessions' }));
    const window = page.getByRole('dialog', { name: 'All sessions' });
    await expect.element(window.getByText('Your sessions did not load')).toBeVisible();
    await userEvent.click(window.getByRole('button', { name: /again/i }));
    await expect.element(window.getByRole('rowheader').first()).toBeVisible();
  });

  test('are not offered while the last ones are all there are', async () => {
    showProgress({ progress: () => busyProgress(), year: yearOf });
    await expect.element(region('Recent sessions')).toBeVisible();
    expect(page.getByRole('button', { name: 'All sessions' }).elements()).toEqual([]);
  });
});

test.each([320, 390])('the recent sessions take two lines a row and no more width than there is: %i wide', async (width) => {
  await page.viewport(width, 844);
  showProgress({ progress: () => busyProgress({ recent: [recentOf('wall_passes', { practice_day: '2025-06-02', result: 30 }), ...busyProgress().recent] }), year: yearOf });
  await expect.element(region('Recent sessions')).toBeVisible();
  const table = region('Recent sessions').getByRole('table').element();
  expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  const rows = region('Recent sessions').getByRole('row').elements().slice(1);
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) {
    const [day, drill, minutes, result] = [...row.children].map((cell) => cell.getBoundingClientRect());
    if (day === undefined || drill === undefined || minutes === undefined || result === undefined) throw new Error('a row of four cells');
    expect(day.top).toBeGreaterThanOrEqual(drill.bottom);
    expect(minutes.top).toBe(drill.top);
    expect(result.top).toBe(drill.top);
    expect(row.getBoundingClientRect().height).toBeLessThan(64);
  }
});

test('opened on the badges shows them all, and leads back to the dashboard, from which it was opened', async () => {
  const { onNavigate } = showProgress({ progress: () => busyProgress(), year: yearOf, badges: true });
  await expect.element(page.getByText('1 of 1 earned')).toBeVisible();
  // The heading above it says that it is earned.
  expect(page.getByText('Earned', { exact: true }).elements()).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Back to the dashboard' }));
  expect(onNavigate).toHaveBeenCalledWith('dashboard');
});

describe('progress that cannot be read', () => {
  test("says 'Your progress did not load', and is read again when asked", async () => {
    const answers = [busyProgress(), broken()];
    showProgress({ progress: () => answers.pop() ?? busyProgress(), year: yearOf });
    await expect.element(page.getByText('Your progress did not load')).toBeVisible();
    await expect.element(page.getByText('Something went wrong on our side.').first()).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /again/i }));
    await expect.element(region('This week')).toBeVisible();
  });

  test("says 'Your year did not load' where only that is missing, and shows the rest", async () => {
    const years = [yearOf(), broken()];
    await page.viewport(1280, 900);
    showProgress({ progress: () => busyProgress(), year: () => years.pop() ?? yearOf() });
    await expect.element(page.getByText('Your year did not load')).toBeVisible();
    await expect.element(region('This week')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /again/i }));
    await expect.element(region('Your year')).toBeVisible();
  });

  test('says so on a phone in every section of it', async () => {
    await page.viewport(390, 844);
    showProgress({ progress: () => busyProgress(), year: broken });
    for (const section of ['Bests', 'Year']) {
      await userEvent.click(page.getByRole('radio', { name: section, exact: true }));
      const inSight = () => page.getByText('Your year did not load').elements().filter((words) => words.checkVisibility());
      await expect.poll(inSight, { message: section }).toHaveLength(1);
    }
  });
});
