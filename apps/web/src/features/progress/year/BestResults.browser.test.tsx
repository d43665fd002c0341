import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { region, openAt } from '../testing/progress-sections.ts';

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

  test.each([820, 1280])('are rows of one height, what each beat right below its number, %s pixels wide', async (width) => {
    await page.viewport(width, 800);
    open({ bests: [{ ...best(1, '2026-06-03'), name: 'Turning: Inside Hook' }, { ...best(3, '2026-05-31'), bestBefore: 900, latest: [900, 1_003] }, { ...best(4), bestBefore: 900, latest: [900, 1_004] }] });
    const rows = region('Personal bests').getByRole('listitem');
    await expect.element(rows.nth(2)).toBeVisible();
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const below = rows.elements().map((row) => {
      const [number, before] = [box(row.querySelector('[class*="best"]')), box(row.querySelector('[class*="before"]'))];
      return before.top - number.bottom;
    });
    expect(Math.max(...below)).toBeLessThan(6);
    const heights = rows.elements().slice(1).map((row) => Math.round(box(row).height));
    expect(new Set(heights).size).toBe(1);
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
