import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { numbers, region } from '../testing/progress-sections.ts';
import { busyProgress, progressOf, weekOf, yearOf } from '../testing/sample-progress.ts';
import { showProgress } from '../testing/show-progress.tsx';

describe('the top of the page', () => {
  test('tells the drills, minutes and XP of today', async () => {
    showProgress({ progress: () => busyProgress(), year: yearOf });
    await expect.element(region('Well played today')).toBeVisible();
    expect(numbers('Well played today')).toEqual(['104', '2', '20', 'Drills', 'Minutes', 'XP']);
  });

  test('tells of one drill and one minute as one', async () => {
    showProgress({ progress: () => ({ ...busyProgress(), today: { ...busyProgress().today, drills: 1, minutes: 1 } }), year: yearOf });
    await expect.element(region('Well played today')).toBeVisible();
    expect(numbers('Well played today')).toEqual(['1', '1', '104', 'Drill', 'Minute', 'XP']);
  });

  test('tells how far the next level is', async () => {
    showProgress({ progress: () => busyProgress(), year: yearOf });
    await expect.element(page.getByRole('progressbar', { name: 'Level 3' })).toHaveAttribute('aria-valuetext', '40 XP to level 4');
  });

  test('begins with what will be there: no zeros, no empty cards, one button', async () => {
    showProgress({ progress: () => progressOf(), year: yearOf });
    const first = region('Your story starts with one drill');
    await expect.element(first).toBeVisible();
    expect(first.getByRole('listitem').elements().map((item) => item.textContent)).toEqual([
      'Current streakPractice on two days in a row, and it grows.',
      'This weekEvery day you practice turns green here.',
      'Performance trendYour trend starts after 3 sessions. 3 to go.',
      'Your yearOne square a day for a whole year. Each day you practice lights one up.',
    ]);
    expect(page.getByRole('region').elements()).toEqual([first.element()]);
    expect(page.getByRole('button').elements()).toEqual([page.getByRole('button', { name: 'Start Your First Practice' }).element()]);
    expect(document.body.textContent).not.toContain('0');
  });

  test('says of a first drill that waits to be sent that it waits, and promises nothing of it', async () => {
    showProgress({ progress: () => progressOf(), year: yearOf, waitingDrills: [{ drillId: 'juggling', day: '2026-06-04' }] });
    await expect.element(region('Your first drill waits to be sent')).toBeVisible();
    await expect.element(page.getByText('It is safe on this device. Its numbers stand here once it has arrived.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Start Your First Practice' })).not.toBeInTheDocument();
  });

  test('says so too of a later drill of today, in its headline and in its week', async () => {
    const rest = { day: '2026-06-04', drills: 0, minutes: 0, experience: 0 };
    showProgress({ progress: () => busyProgress({ today: rest, week: weekOf(0, 0, 10, 12, 0) }), year: yearOf, waitingDrills: [{ drillId: 'juggling', day: '2026-06-04' }] });
    await expect.element(region('Your drill waits to be sent')).toBeVisible();
    await expect.element(page.getByText('Thursday, June 4: a drill waits to be sent')).toBeInTheDocument();
    await expect.element(page.getByText(/today: not yet/)).not.toBeInTheDocument();
  });

  const streak = (current: number, best: number) => ({ current, best, gaugeMax: Math.max(30, best) });
  const rested = { day: '2026-06-04', drills: 0, minutes: 0, experience: 0 };
  test.each([
    ['Your story starts with one drill', progressOf()],
    ['Well played today', busyProgress()],
    ['Your longest streak ever', busyProgress({ streak: streak(12, 12) })],
    ['Practice today for day 4', busyProgress({ today: rested })],
    ['A new streak starts with one drill', busyProgress({ today: rested, streak: streak(0, 12) })],
  ])("says '%s'", async (headline, progress) => {
    showProgress({ progress: () => progress, year: yearOf });
    await expect.element(page.getByRole('heading', { name: headline })).toBeVisible();
  });

  test.each([640, 820, 1024])('keeps its words clear of the gauge, %s pixels wide', async (width) => {
    await page.viewport(width, 800);
    const progress = busyProgress({ streak: streak(13, 13) });
    showProgress({ progress: () => progress, year: yearOf });
    const headline = page.getByRole('heading', { name: 'Your longest streak ever' });
    await expect.element(headline).toBeVisible();
    const words = document.createRange();
    words.selectNodeContents(headline.element());
    const dial = page.getByRole('meter', { name: 'Current streak' }).element().getBoundingClientRect();
    const meets = [...words.getClientRects()].filter(({ right, bottom }) => right > dial.left && bottom > dial.top);
    expect(meets).toEqual([]);
  });

  test('leaves its button the width of its words beside the gauge, however long the line below that is', async () => {
    await page.viewport(640, 800);
    showProgress({ progress: () => busyProgress({ streak: streak(8, 12) }), year: yearOf });
    await expect.element(page.getByText('4 more days, and you are level with your best: 12 days in a row.')).toBeVisible();
    const start = page.getByRole('button', { name: 'Start Practice' });
    expect(start.element().getBoundingClientRect().height).toBeLessThan(80);
  });

  test.each([390, 820, 1280])('has what it says of the streak over its gauge, and Today over the numbers of the day, in one row, %s pixels wide', async (width) => {
    await page.viewport(width, 844);
    showProgress({ progress: () => busyProgress({ streak: streak(13, 13) }), year: yearOf });
    const headline = page.getByRole('heading', { name: 'Your longest streak ever' });
    await expect.element(headline).toBeVisible();
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const [words, dial] = [box(headline.element()), box(page.getByRole('meter', { name: 'Current streak' }).element())];
    expect(dial.top).toBeGreaterThanOrEqual(words.bottom);
    expect(Math.abs(dial.left + dial.right - words.left - words.right)).toBeLessThan(8);
    const kicker = region('Your longest streak ever').getByText('Today', { exact: true });
    const day = region('Your longest streak ever').element().querySelector('dl');
    const [today, numbersOfDay] = [box(kicker.element()), box(day)];
    expect(today.left).toBe(numbersOfDay.left);
    expect(numbersOfDay.top - today.bottom).toBeLessThan(24);
    expect(new Set([...(day?.children ?? [])].map((one) => box(one).top)).size).toBe(1);
    // On a phone below the gauge, else beside it.
    expect(today[width < 640 ? 'top' : 'left']).toBeGreaterThanOrEqual(dial[width < 640 ? 'bottom' : 'right']);
  });

  test('says of a day without a drill that there is none yet, in place of zeros', async () => {
    showProgress({ progress: () => busyProgress({ today: rested, streak: streak(0, 12) }), year: yearOf });
    const hero = region('A new streak starts with one drill');
    await expect.element(hero.getByText('One drill brings you to level 4.')).toBeVisible();
    expect(hero.element().querySelectorAll('dl:not([aria-hidden] *, [aria-hidden])')).toHaveLength(0);
  });

  test('says of a streak that runs what today is for it, and nothing of a level', async () => {
    showProgress({ progress: () => busyProgress({ today: rested, streak: streak(3, 12) }), year: yearOf });
    await expect.element(region('Practice today for day 4').getByText('No drill yet. A short one counts too.')).toBeVisible();
  });

  test('leads with the next level where no streak runs, the gauge small beside the title on a phone', async () => {
    await page.viewport(390, 844);
    showProgress({ progress: () => busyProgress({ today: rested, streak: streak(0, 12) }), year: yearOf });
    const card = region('A new streak starts with one drill');
    const bar = card.getByRole('progressbar', { name: 'Level 3' });
    await expect.element(bar).toHaveAttribute('aria-valuetext', '40 XP to level 4');
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const [title, dial] = [box(page.getByRole('heading', { name: 'A new streak starts with one drill' }).element()), box(card.getByRole('meter').element())];
    await expect.poll(() => box(card.element()).height).toBeLessThan(460);
    expect(dial.left).toBeGreaterThanOrEqual(title.right);
    expect(dial.bottom).toBeLessThanOrEqual(title.bottom + 16);
    expect(box(card.getByText('40 XP to level 4').element()).height).toBeGreaterThan(30);
    expect(box(bar.element().querySelector('[data-progressing]:not([role])')).height).toBeGreaterThanOrEqual(16);
  });

  test.each([
    [0, 5, ['3', '5']],
    [0, 4, ['3']],
    [1, 12, ['3', '12']],
    [8, 12, ['12']],
    [12, 12, ['14']],
    [3, 29, ['7']],
    [41, 41, []],
  ])('marks on its ring the next goal and the best streak, each with its number: at %s of a best of %s', async (current, best, numbers) => {
    showProgress({ progress: () => busyProgress({ streak: streak(current, best) }), year: yearOf });
    const gauge = page.getByRole('meter', { name: 'Current streak' });
    await expect.element(gauge).toBeVisible();
    expect([...gauge.element().querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(numbers);
    expect(gauge.element().querySelectorAll('line')).toHaveLength(numbers.length);
  });

  test('shows the current and the best streak on a gauge', async () => {
    showProgress({ progress: () => busyProgress(), year: yearOf });
    const gauge = page.getByRole('meter', { name: 'Current streak' });
    await expect.element(gauge).toHaveAttribute('aria-valuetext', '3 days, best 12 days');
    await expect.element(gauge).toHaveAttribute('aria-valuemax', '30');
    expect(gauge.element().querySelector('dl')?.textContent).toBe('Best streak12');
  });

  test('does not say the number of the streak again where it is the best one', async () => {
    showProgress({ progress: () => busyProgress({ streak: streak(12, 12) }), year: yearOf });
    const gauge = page.getByRole('meter', { name: 'Current streak' });
    await expect.element(gauge).toHaveAttribute('aria-valuetext', '12 days, best 12 days');
    await expect.element(gauge).not.toHaveTextContent('Best streak');
  });

  test('has a gauge that ends where a best streak of more than 30 days does', async () => {
    showProgress({ progress: () => busyProgress({ streak: streak(1, 41) }), year: yearOf });
    const gauge = page.getByRole('meter', { name: 'Current streak' });
    await expect.element(gauge).toHaveAttribute('aria-valuemax', '41');
    await expect.element(gauge).toHaveAttribute('aria-valuetext', '1 day, best 41 days');
  });

  test.each([
    [1, 1, 30, '2 more days, and the badge for 3 days in a row is yours.'],
    [29, 29, 30, 'Come back tomorrow for the badge for 30 days in a row.'],
    [1, 41, 41, '2 more days, and you have 3 in a row again.'],
    [8, 12, 30, '4 more days, and you are level with your best: 12 days in a row.'],
    [41, 41, 41, 'One of your long ones. Keep it going!'],
  ])('says what the streak leads to next: at %s of a best of %s to %s', async (current, best, gaugeMax, words) => {
    showProgress({ progress: () => busyProgress({ streak: { current, best, gaugeMax } }), year: yearOf });
    await expect.element(page.getByText(words)).toBeVisible();
  });

  test('has one way to go on that looks like it, after practice too', async () => {
    showProgress({ progress: () => busyProgress(), year: yearOf });
    const start = page.getByRole('button', { name: 'Start Practice' });
    await expect.element(start).toBeVisible();
    const key = document.createElement('i');
    key.style.color = 'var(--flood-ink)';
    start.element().append(key);
    expect(getComputedStyle(start.element()).color).toBe(getComputedStyle(key).color);
  });

  test('leads to practice, and whoever has never practised to their first', async () => {
    const { onNavigate } = showProgress({ progress: () => progressOf(), year: yearOf });
    await userEvent.click(page.getByRole('button', { name: 'Start Your First Practice' }));
    expect(onNavigate).toHaveBeenCalledWith('practice');
  });

  test('calls it Start Practice for everybody else', async () => {
    showProgress({ progress: () => busyProgress(), year: yearOf });
    await expect.element(page.getByRole('button', { name: 'Start Practice' })).toBeVisible();
  });
});
