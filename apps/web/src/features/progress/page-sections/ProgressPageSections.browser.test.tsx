import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { busyProgress, yearOf } from '../testing/sample-progress.ts';
import { showProgress } from '../testing/show-progress.tsx';
import type { ProgressPageSection } from './section-address.ts';

const section = (name: string) => page.getByRole('radio', { name, exact: true });
const titles = () => page.getByRole('region').elements().map((one) => one.querySelector('h3')?.textContent);
const open = (at?: ProgressPageSection) => showProgress({ progress: () => busyProgress(), year: yearOf, ...(at !== undefined && { section: at }) });

beforeEach(() => page.viewport(390, 844));

test('on a phone the page has four sections, of which one is in sight, in less than three screens', async () => {
  open();
  await expect.element(section('Overview')).toBeChecked();
  for (const [name, cards] of [
    ['Overview', ['Well played today', 'This week', 'Recent sessions']],
    ['Bests', ['Personal bests']],
    ['Charts', ['Over time', 'Performance trend: Juggling', 'Most practiced drills', 'Minutes by category', 'Your skills on video']],
    ['Year', ['Your year', 'This month']],
  ] as const) {
    await userEvent.click(section(name));
    await expect.poll(titles, { message: name }).toEqual(cards);
    expect(document.documentElement.scrollHeight).toBeLessThan(3 * 844);
  }
});

test('the choice is one group of its own name for the arrow keys, a thumb high', async () => {
  open();
  const group = page.getByRole('radiogroup', { name: 'Part of your progress' });
  await expect.element(group).toBeVisible();
  for (const segment of group.element().querySelectorAll('label')) expect(segment.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  section('Overview').element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(section('Year')).toHaveFocus();
  await expect.element(page.getByRole('region', { name: 'Your year' })).toBeVisible();
});

test('a section is not built before it is shown, and keeps what was chosen in it', async () => {
  open();
  await expect.element(page.getByRole('region', { name: 'Recent sessions' })).toBeVisible();
  expect(document.querySelector('[role=slider]')).toBeNull();
  await userEvent.click(section('Charts'));
  await userEvent.click(section('3 months'));
  await userEvent.click(section('Overview'));
  await expect.element(page.getByRole('region', { name: 'Recent sessions' })).toBeVisible();
  await userEvent.click(section('Charts'));
  await expect.element(section('3 months')).toBeChecked();
});

test('the numbers of the charts are there before they are shown', async () => {
  const { asked } = open();
  await expect.poll(() => asked).toContainEqual({ range: '7days', drill: 'juggling' });
  expect(document.querySelector('[role=slider]')).toBeNull();
});

test('the section stands in the address, in place of the one before, and opens from it', async () => {
  const steps = history.length;
  open('year');
  await expect.element(section('Year')).toBeChecked();
  await expect.element(page.getByRole('region', { name: 'Your year' })).toBeVisible();
  await userEvent.click(section('Bests'));
  expect(location.hash).toBe('#progress/bests');
  await userEvent.click(section('Overview'));
  expect(location.hash).toBe('#progress');
  expect(history.length).toBe(steps);
});

test('another address of the page, as of Back, is followed; that of another page leaves what is seen as it is', async () => {
  open('bests');
  await expect.element(section('Bests')).toBeChecked();
  location.hash = '#progress/year';
  await expect.element(section('Year')).toBeChecked();
  location.hash = '#practice';
  await new Promise((resolve) => globalThis.addEventListener('hashchange', resolve, { once: true }));
  await expect.element(section('Year')).toBeChecked();
});

test('before printing every section is built, and paper has them all without the choice', async () => {
  const { asked } = open();
  await expect.poll(() => asked).toContainEqual({ range: '7days', drill: 'juggling' });
  // For what is asked to arrive.
  await new Promise((resolve) => setTimeout(resolve, 200));
  globalThis.dispatchEvent(new Event('beforeprint'));
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'Well played today',
    'This week',
    'Personal bests',
    'Recent sessions',
    'Over time',
    'Performance trend: Juggling',
    'Most practiced drills',
    'Minutes by category',
    'Your year',
    'This month',
  ]);
});

test.each([
  [1280, 800],
  [820, 1180],
])('on a wide window all sections stand side by side, without a choice: %i wide', async (width, height) => {
  await page.viewport(width, height);
  open('year');
  await expect.element(page.getByRole('region', { name: 'Your year' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Recent sessions' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Personal bests' })).toBeVisible();
  await expect.element(section('Overview')).not.toBeInTheDocument();
});

test('a phone that lies down has the sections as well', async () => {
  await page.viewport(844, 390);
  open();
  await expect.element(section('Overview')).toBeChecked();
});
