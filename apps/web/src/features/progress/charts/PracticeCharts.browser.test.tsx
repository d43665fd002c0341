import type { Progress } from '@touchline/contracts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { busyProgress, pointsOf, progressOf, yearOf } from '../testing/sample-progress.ts';
import { broken, showProgress } from '../testing/show-progress.tsx';

const region = (name: string | RegExp) => page.getByRole('region', { name, exact: true });
const showCharts = (answers: Parameters<typeof showProgress>[0]) => showProgress({ ...answers, section: 'charts' });
const choose = (range: string) => userEvent.click(page.getByRole('radio', { name: range, exact: true }));
const slider = () => page.getByRole('slider', { name: 'Your results, one by one' });
const trendOf = (sessionsOverall: number, sessionsInRange: number): Progress['trend'] => ({
  sessionsOverall,
  sessionsInRange,
  points: [],
});

/** As on a wide window, where the parts stand side by side; the window is as before when the test is over. */
async function allPartsInSight(): Promise<void> {
  const { innerWidth: wide, innerHeight: high } = globalThis;
  onTestFinished(() => page.viewport(wide, high));
  await page.viewport(1280, 800);
}

async function chooseDrill(name: string) {
  await userEvent.click(page.getByRole('combobox', { name: 'Drill' }));
  await userEvent.click(page.getByRole('option', { name }));
}

describe('the filters', () => {
  test('are four times and all drills of the history', async () => {
    const { asked } = showCharts({ progress: () => busyProgress(), year: yearOf });
    await expect.element(page.getByRole('radio', { name: '7 days' })).toBeChecked();
    const ofAllDrills = () => asked.filter(({ drill }) => drill === undefined);
    expect(ofAllDrills()).toEqual([{ range: '7days' }]);
    for (const [name, range] of [['30 days', '30days'], ['3 months', '3months'], ['All', 'all']] as const) {
      await choose(name);
      await expect.poll(() => ofAllDrills().at(-1)).toEqual({ range });
    }
    await userEvent.click(page.getByRole('combobox', { name: 'Drill' }));
    await expect.element(page.getByRole('option', { name: 'Wall Passes' })).toBeVisible();
    expect(page.getByRole('option').elements().map((option) => option.textContent)).toEqual([
      'All Drills',
      'Juggling',
      'Wall Passes',
    ]);
    await userEvent.click(page.getByRole('option', { name: 'Juggling' }));
    await expect.poll(() => asked.at(-1)).toEqual({ range: 'all', drill: 'juggling' });
  });

  test('are equally high where they stand side by side', async () => {
    await allPartsInSight();
    showCharts({ progress: () => busyProgress(), year: yearOf });
    const time = page.getByRole('radiogroup', { name: 'Time' });
    await expect.element(time).toBeVisible();
    const [one, other] = [time, page.getByRole('combobox', { name: 'Drill' })].map((filter) => filter.element().getBoundingClientRect());
    expect([other?.top, other?.height]).toEqual([one?.top, one?.height]);
  });

  test('say what they leave, and leave today, the week and the recent sessions alone', async () => {
    await allPartsInSight();
    showCharts({
      progress: ({ drill }) => {
        if (drill === undefined) return busyProgress();
        return busyProgress({ trend: trendOf(4, 0), categories: [], topDrills: [] });
      },
      year: yearOf,
    });
    await expect.element(page.getByText('4 sessions, 42 minutes')).toBeVisible();
    await chooseDrill('Wall Passes');
    await expect.element(page.getByText('No practice in this time.')).toBeVisible();
    await expect.element(region('Well played today')).toBeVisible();
    expect(region('Recent sessions').getByRole('row').elements()).toHaveLength(4);
  });

  test("whose charts cannot be read say 'These charts did not load', and all else stays", async () => {
    await allPartsInSight();
    const answers = [busyProgress(), broken(), busyProgress()];
    showCharts({
      progress: ({ drill }) => (drill === undefined ? answers.pop() : undefined) ?? busyProgress(),
      year: yearOf,
    });
    await expect.element(region(/^Performance trend/)).toBeVisible();
    await choose('30 days');
    await expect.element(page.getByText('These charts did not load')).toBeVisible();
    await expect.element(page.getByText('Something went wrong on our side.')).toBeVisible();
    await expect.element(region('This week')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /again/i }));
    await expect.element(region(/^Performance trend/)).toBeVisible();
  });
});

/** Lines that are drawn: the results, and their average. */
const drawnLines = () => region(/^Performance trend/).element().querySelectorAll('svg path[fill="transparent"]').length;
/** What is written into the drawing of the trend. */
const drawnNames = () => [...region(/^Performance trend/).element().querySelectorAll('svg text')].map((text) => text.textContent ?? '');

describe('the performance trend', () => {
  test.each([
    [0, 'Your trend starts after 3 sessions. 3 to go.'],
    [1, 'Your trend starts after 3 sessions. 2 to go.'],
    [2, 'Your trend starts after 3 sessions. 1 to go.'],
  ])('after %i sessions says how many it needs', async (sessions, words) => {
    showCharts({ progress: () => progressOf({ trend: trendOf(sessions, sessions) }), year: yearOf });
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Show everything' })).not.toBeInTheDocument();
  });

  test.each([
    [0, 'No sessions here, and a trend needs 3. Look at more days or drills.'],
    [1, 'Only 1 session here, and a trend needs 3. Look at more days or drills.'],
    [2, 'Only 2 sessions here, and a trend needs 3. Look at more days or drills.'],
  ])('with %i sessions in the time says another thing, and where there are more', async (sessions, words) => {
    const { asked } = showCharts({
      progress: ({ range }) => (range === 'all' ? busyProgress() : busyProgress({ trend: trendOf(4, sessions) })),
      year: yearOf,
    });
    await expect.element(page.getByText(words)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show everything' }));
    await expect.element(slider()).toBeVisible();
    expect(asked).toContainEqual({ range: 'all' });
  });

  test('is there from three sessions on, and tells its latest point first', async () => {
    const points = pointsOf('juggling', 20, 30, 45);
    showCharts({
      progress: () => busyProgress({ trend: { sessionsOverall: 3, sessionsInRange: 3, points } }),
      year: yearOf,
    });
    await expect.element(slider()).toHaveAttribute('aria-valuetext', 'Today, Juggling: 45 touches, average of the last three: 31.7');
    await expect.element(region(/^Performance trend/).getByText(/average of the last three: 31\.7/)).toBeVisible();
    // One average is no line.
    await expect.poll(() => drawnLines()).toBe(1);
  });

  test('is read point by point with the keyboard', async () => {
    showCharts({ progress: () => busyProgress(), year: yearOf });
    await expect.element(slider()).toBeVisible();
    slider().element().focus();
    const at = async (keys: string, text: string) => {
      await userEvent.keyboard(keys);
      await expect.element(slider()).toHaveAttribute('aria-valuetext', text);
    };
    await at('{ArrowLeft}', 'Yesterday, Juggling: 30 touches, average of the last three: 26.7');
    await at('{Home}', 'Jun 1, Juggling: 20 touches');
    await at('{ArrowLeft}', 'Jun 1, Juggling: 20 touches');
    await at('{ArrowRight}', 'Jun 2, Juggling: 30 touches');
    await at('{End}{ArrowRight}', 'Today, Juggling: 45 touches, average of the last three: 35');
  });

  test('is read with a finger', async () => {
    showCharts({ progress: () => busyProgress(), year: yearOf });
    await expect.element(slider()).toBeVisible();
    await userEvent.click(slider(), { position: { x: 40, y: 80 } });
    await expect.element(slider()).toHaveAttribute('aria-valuetext', 'Jun 1, Juggling: 20 touches');
  });

  test('stands in a table too, the latest first', async () => {
    showCharts({ progress: () => busyProgress(), year: yearOf });
    await userEvent.click(region(/^Performance trend/).getByText('See it as a table'));
    const table = region(/^Performance trend/).getByRole('table', {
      name: 'Your latest results, and the average of every three.',
    });
    await expect.element(table).toBeVisible();
    const cells = table.getByRole('row').elements().map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells[0]).toEqual(['Date', 'Drill', 'Result', 'Average']);
    expect(cells[1]).toEqual(['Today', 'Juggling', '45 touches', '35']);
    expect(cells.at(-1)).toEqual(['Jun 1', 'Juggling', '20 touches', '–']);
  });

  test('of all drills opens on the one practised most, and says so', async () => {
    const points = [...pointsOf('juggling', 20, 30, 45), ...pointsOf('wall_passes', 12)];
    showCharts({
      progress: ({ drill }) =>
        drill === undefined ? busyProgress({ trend: { sessionsOverall: 4, sessionsInRange: 4, points } }) : busyProgress(),
      year: yearOf,
    });
    await expect.element(page.getByText(/^The drill with the most sessions in this time\./)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Performance trend: Juggling' })).toBeVisible();
    await expect.poll(() => drawnLines()).toBe(2);
    await expect.element(slider()).toHaveAttribute('aria-valuetext', 'Today, Juggling: 45 touches, average of the last three: 35');
  });

  test('of results that are all the same says so, and has no names on one another', async () => {
    const points = pointsOf('juggling', 24, 24, 24, 24);
    showCharts({ progress: () => busyProgress({ trend: { sessionsOverall: 4, sessionsInRange: 4, points } }), year: yearOf });
    await expect.element(region(/^Performance trend/).getByText(/Steady: 24 every time/)).toBeVisible();
    const drawn = region(/^Performance trend/).element();
    await expect.poll(() => drawn.querySelectorAll('svg circle').length).toBe(4);
    expect(drawnLines()).toBe(1);
  });

  test('names each day once below its points, begins at nothing and goes on to the right edge', async () => {
    const points = pointsOf('juggling', 20, 30, 45, 40).map((point, index) => (index === 2 ? { ...point, day: '2026-06-04' } : point));
    showCharts({ progress: () => busyProgress({ trend: { sessionsOverall: 4, sessionsInRange: 4, points } }), year: yearOf });
    await expect.poll(() => drawnNames()).toEqual(expect.arrayContaining(['Jun 1', 'Jun 2', 'Today']));
    expect(drawnNames().filter((text) => text === 'Today')).toHaveLength(1);
    expect(drawnNames()).toContain('0');
    const drawing = region(/^Performance trend/).element().querySelector('svg[width]');
    const last = [...(drawing?.querySelectorAll('circle') ?? [])].at(-1);
    expect(Number(drawing?.getAttribute('width')) - Number(last?.getAttribute('cx'))).toBeLessThan(16);
  });

  test('within one day names times on its axis', async () => {
    const times = ['08:05', '12:30', '17:45'];
    const points = pointsOf('juggling', 20, 30, 45).map((point, index) => ({
      ...point,
      day: '2026-06-04',
      finishedAt: new Date(`2026-06-04T${times[index]}:00`).toISOString(),
    }));
    showCharts({ progress: () => busyProgress({ trend: { sessionsOverall: 3, sessionsInRange: 3, points } }), year: yearOf });
    await expect.element(slider()).toBeVisible();
    await expect.poll(() => drawnNames().filter((text) => /8:05|12:30|5:45|17:45/.test(text))).toHaveLength(3);
  });

  test('of all drills never draws several as one line, not while the one is being read either', async () => {
    const points = [...pointsOf('juggling', 20, 30, 45), ...pointsOf('wall_passes', 12)];
    showCharts({
      progress: ({ drill }) =>
        drill === undefined ? busyProgress({ trend: { sessionsOverall: 4, sessionsInRange: 4, points } }) : broken(),
      year: yearOf,
    });
    await expect.element(region(/^Performance trend/).getByText('These charts did not load')).toBeVisible();
    await expect.element(slider()).not.toBeInTheDocument();
  });

  test('where all sessions are in sight says what a trend needs, and offers no more of them', async () => {
    const points = [...pointsOf('juggling', 20, 30), ...pointsOf('wall_passes', 12)];
    const topDrills = [{ drillId: 'juggling', name: 'Juggling', sessions: 2, minutes: 20 }];
    showCharts({ progress: () => busyProgress({ trend: { sessionsOverall: 3, sessionsInRange: 3, points }, topDrills }), year: yearOf });
    await expect.element(page.getByText('Juggling is what you practiced most often so far, 2 times. A trend needs 3 of the same drill.')).toBeVisible();
    expect(region(/^Performance trend/).getByRole('button', { name: 'Show everything' }).elements()).toEqual([]);
  });

  test('does not say that a drill is too few while its line is being read', async () => {
    const points = [...pointsOf('juggling', 20, 30, 45), ...pointsOf('wall_passes', 12)];
    const few = [{ drillId: 'juggling', name: 'Juggling', sessions: 2, minutes: 20 }];
    const enough = [{ drillId: 'juggling', name: 'Juggling', sessions: 3, minutes: 30 }];
    showCharts({
      progress: ({ range, drill }) => {
        if (drill !== undefined) return new Promise<Progress>(() => undefined);
        return range === '7days'
          ? busyProgress({ trend: { sessionsOverall: 4, sessionsInRange: 2, points: points.slice(0, 2) }, topDrills: few })
          : busyProgress({ trend: { sessionsOverall: 4, sessionsInRange: 4, points }, topDrills: enough });
      },
      year: yearOf,
    });
    await expect.element(page.getByRole('radio', { name: '30 days' })).toBeChecked();
    await expect.poll(() => region(/^Performance trend/).element().querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(region(/^Performance trend/).getByText(/A trend needs 3/).elements()).toEqual([]);
  });

  test('opens on thirty days where seven have no drill three times', async () => {
    const topDrills = [{ drillId: 'juggling', name: 'Juggling', sessions: 2, minutes: 20 }];
    const { asked } = showCharts({
      progress: ({ range }) =>
        range === '7days' ? busyProgress({ trend: { sessionsOverall: 9, sessionsInRange: 2, points: [] }, topDrills }) : busyProgress(),
      year: yearOf,
    });
    await expect.element(page.getByRole('radio', { name: '30 days' })).toBeChecked();
    await expect.element(slider()).toBeVisible();
    expect(asked).toContainEqual({ range: '30days', drill: 'juggling' });
  });
});

describe('where thirty days have no drill three times either', () => {
  const few = busyProgress({ trend: { sessionsOverall: 9, sessionsInRange: 5, points: [] }, topDrills: [{ drillId: 'juggling', name: 'Juggling', sessions: 2, minutes: 20 }] });

  test('opens on the shortest time that has one, and stays where the player chooses', async () => {
    const { asked } = showCharts({ progress: ({ range }) => (range === '3months' || range === 'all' ? busyProgress() : few), year: yearOf });
    await expect.element(page.getByRole('radio', { name: '3 months' })).toBeChecked();
    await expect.element(slider()).toBeVisible();
    expect(asked.some(({ range }) => range === 'all')).toBe(false);
    await choose('7 days');
    await expect.element(page.getByText(/A trend needs 3/)).toBeVisible();
    await expect.element(page.getByRole('radio', { name: '7 days' })).toBeChecked();
  });

  test('looks as far as there is practice, and opens on thirty days where no time has one', async () => {
    const { asked } = showCharts({ progress: () => few, year: yearOf });
    await expect.element(page.getByText(/A trend needs 3/)).toBeVisible();
    await expect.element(page.getByRole('radio', { name: '30 days' })).toBeChecked();
    expect(asked).toContainEqual({ range: 'all' });
  });
});

test('opens on thirty days where all of a drill in seven was on one day', async () => {
  const ofToday = pointsOf('juggling', 24, 24, 24).map((point) => ({ ...point, day: '2026-06-04' }));
  showCharts({
    progress: ({ range }) =>
      range === '7days' ? busyProgress({ trend: { sessionsOverall: 9, sessionsInRange: 3, points: ofToday } }) : busyProgress(),
    year: yearOf,
  });
  await expect.element(page.getByRole('radio', { name: '30 days' })).toBeChecked();
  await expect.element(slider()).toBeVisible();
});

describe('the bars', () => {
  test('are the drills most practised, by the minutes they had, each as long as its share of the most', async () => {
    const topDrills = [
      { drillId: 'wall_passes', name: 'Wall Passes', sessions: 3, minutes: 17 },
      { drillId: 'juggling', name: 'Juggling', sessions: 3, minutes: 34 },
    ];
    showCharts({ progress: () => busyProgress({ topDrills }), year: yearOf });
    const rows = region('Most practiced drills').getByRole('listitem');
    await expect.element(rows.nth(0)).toHaveTextContent('Juggling34 minutes · 3 sessions');
    // The trend is of the drill of the most sessions: each says what it counts.
    await expect.element(region(/^Performance trend/).getByText(/^The drill with the most sessions in this time\./)).toBeVisible();
    await expect.element(region('Most practiced drills').getByText('The drills with the most sessions; the one with the most minutes is first.')).toBeVisible();
    await expect.element(rows.nth(1)).toHaveTextContent('Wall Passes17 minutes · 3 sessions');
    expect(rows.elements().map((row) => row.querySelector('rect:last-child')?.getAttribute('width'))).toEqual(['100%', '50%']);
  });

  test('are the minutes by category, with their share', async () => {
    showCharts({ progress: () => busyProgress(), year: yearOf });
    const rows = region('Minutes by category').getByRole('listitem');
    await expect.element(rows.nth(0)).toHaveTextContent('Ball Control34 minutes · 81%');
    await expect.element(rows.nth(1)).toHaveTextContent('Passing8 minutes · 19%');
    // One bar of all, each part as long as its share.
    const parts = [...(rows.nth(0).element().closest('ol')?.previousElementSibling?.children ?? [])].map((part) => part.getBoundingClientRect().width);
    expect(parts).toHaveLength(2);
    expect((parts[0] ?? 0) / parts.reduce((sum, width) => sum + width, 0)).toBeCloseTo(0.81, 1);
  });

  test.each([
    { count: 8, last: 'Others24 minutes · 10%Accuracy 12 · Training 8 · General 4' },
    { count: 6, last: 'Accuracy12 minutes · 5%' },
  ])('are six parts that can be told apart at most, of $count categories: the smallest of more stand together, by name', async ({ count, last }) => {
    const minutes = { 'Ball Control': 90, Dribbling: 60, Passing: 40, Turns: 20, Skills: 16, Accuracy: 12, Training: 8, General: 4 } as const;
    const categories = (Object.keys(minutes) as (keyof typeof minutes)[]).map((label) => ({ label, sessions: 1, minutes: minutes[label] }));
    const rows = region('Minutes by category').getByRole('listitem');
    const shades = (of: Element[]) => of.map((one) => getComputedStyle(one).opacity);
    const marks = () => shades(rows.elements().map((row) => row.firstElementChild ?? row));
    const parts = () => shades([...(rows.nth(0).element().closest('ol')?.previousElementSibling?.children ?? [])]);
    showCharts({ progress: () => busyProgress({ categories: categories.slice(0, count) }), year: yearOf });
    await expect.element(rows.nth(5)).toHaveTextContent(last);
    expect(new Set(marks()).size).toBe(6);
    expect(parts()).toEqual(marks());
  });

  test('say what will be there where there is nothing', async () => {
    showCharts({ progress: () => progressOf({ trend: trendOf(3, 0) }), year: yearOf });
    await expect
      .element(page.getByText('The drills with the most sessions in this time will stand here, up to six.'))
      .toBeVisible();
    await expect
      .element(page.getByText('How your minutes divide between dribbling, passing and the rest will show here.'))
      .toBeVisible();
  });

  test('stay within a small phone with the longest of names', async () => {
    await page.viewport(320, 640);
    const name = 'Donaudampfschifffahrtsgesellschaftskapitänsfreistoßtraining';
    showCharts({
      progress: () => busyProgress({ topDrills: [{ drillId: 'x', name, sessions: 2_000, minutes: 25_000 }] }),
      year: yearOf,
    });
    await expect.element(page.getByText(name)).toBeVisible();
    await expect.element(page.getByText('25,000')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
