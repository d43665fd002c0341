import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { FlameIcon, TokenIcon } from '../icons/reward-icons.tsx';
import { show } from '../testing/show-component.tsx';
import { PlayerHeader, type PlayerHeaderProps } from './PlayerHeader.tsx';

const totals = [
  { id: 'tokens', value: '1,877', label: 'tokens' },
  { id: 'days', value: '43', label: 'days' },
  { id: 'drills', value: '69', label: 'drills' },
];

test.each([320, 390, 820, 1280])('a level that comes with its numbers moves nothing below, %i wide', async (width) => {
  await page.viewport(width, 800);
  show(<PlayerHeader name="Noa" avatar="⚽" purse="awaited" pageName="Practice" />);
  show(<PlayerHeader name="Noa" avatar="⚽" greeting="Level 41 · 4,049 XP" purse={totals} pageName="Practice" />);
  await expect.element(page.getByRole('list', { name: 'Your totals' })).toBeVisible();
  const [awaited, come] = page.getByRole('banner').elements().map((header) => header.getBoundingClientRect().height);
  expect(awaited).toBe(come);
});

const headerWith = (purse: NonNullable<PlayerHeaderProps['purse']>) => (
  <PlayerHeader name="Noa" avatar="⚽" greeting="Good evening" purse={purse} />
);

test.each([320, 390, 820, 1280])('numbers that come move nothing below, %i wide', async (width) => {
  await page.viewport(width, 800);
  show(headerWith('awaited'));
  show(headerWith(totals));
  await expect.element(page.getByRole('list', { name: 'Your totals' })).toBeVisible();
  const [awaited, come] = page.getByRole('banner').elements().map((header) => header.getBoundingClientRect().height);
  expect(awaited).toBe(come);
});

test('numbers on their way are no list of totals', async () => {
  show(headerWith('awaited'));
  await expect.element(page.getByRole('heading', { name: 'Welcome, Noa!' })).toBeVisible();
  expect(page.getByRole('list').elements()).toEqual([]);
});

test.each([
  ['RocketRabona', 320],
  ['RocketRabona', 390],
  ['Maximiliane Hohenstein', 390],
])('cuts neither the name %s nor the level, %i wide', async (name, width) => {
  await page.viewport(width, 568);
  show(<PlayerHeader name={name} avatar="⚽" greeting="Level 12 · 1,354 XP" purse={totals} pageName="Practice" />);
  const title = page.getByRole('heading', { name: `Welcome, ${name}!` });
  await expect.element(title).toBeVisible();
  const [heading, level] = [title.element(), page.getByText('Level 12 · 1,354 XP').element()];
  expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  expect(heading.scrollHeight).toBeLessThanOrEqual(heading.clientHeight + 1);
  const { width: shown } = level.getBoundingClientRect();
  // Whole, or read out only.
  expect(shown <= 1 || level.scrollWidth <= Math.ceil(shown)).toBe(true);
});

/** What the numbers are called; the page of a test has English alone. */
const names = {
  en: { streak: 'day streak', tokens: 'tokens', days: 'practice days', drills: 'drills' },
  de: { streak: 'Tage in Serie', tokens: 'Token', days: 'Trainingstage', drills: 'Übungen' },
} as const;

test.each((['en', 'de'] as const).flatMap((locale) => [320, 390].flatMap((width) => [true, false].map((compact) => ({ locale, width, compact })))))(
  'the streak is no first digit of the tokens: $locale, $width wide, compact $compact',
  async ({ locale, width, compact }) => {
    await page.viewport(width, 568);
    const purse = [
      { id: 'streak', value: '365', label: names[locale].streak, icon: <FlameIcon />, labelHidden: true },
      { id: 'tokens', value: '1,812', label: names[locale].tokens, icon: <TokenIcon /> },
      { id: 'days', value: '365', label: names[locale].days },
      { id: 'drills', value: '512', label: names[locale].drills },
    ];
    show(<PlayerHeader name="Noa" avatar="⚽" greeting="Level 40" purse={purse} {...(compact && { pageName: 'Practice' })} />);
    const streak = page.getByText('365').first();
    await expect.element(streak).toBeVisible();
    const [end, start] = [streak.element().getBoundingClientRect(), page.getByText('1,812').element().getBoundingClientRect()];
    // A line of its own, or as far away as a digit is high.
    expect(start.top > end.bottom || start.left - end.right >= end.height * 0.75).toBe(true);
    for (const chip of page.getByRole('listitem').elements()) expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(width);
  },
);

test.each([320, 360, 390, 430].flatMap((width) => [undefined, 'Practice', 'Form Analysis'].map((pageName) => ({ width, pageName }))))(
  'what comes to its far end wraps nothing and moves nothing below: $width wide, on $pageName',
  async ({ width, pageName }) => {
    await page.viewport(width, 800);
    const purse = [
      { id: 'streak', value: '1', label: 'in a row', icon: <FlameIcon />, labelHidden: true, isBelow: pageName === undefined },
      { id: 'tokens', value: '40', label: 'tokens', icon: <TokenIcon />, isBelow: pageName === undefined },
    ];
    const header = (action?: ReactNode) =>
      onPage(<PlayerHeader name="LeoTheLion" avatar="🦁" greeting="Good morning" {...{ purse, action }} {...(pageName !== undefined && { pageName })} />);
    show(header(<></>));
    show(header(<button type="button" style={{ minWidth: 45, minHeight: 44 }}>1</button>));
    await expect.element(page.getByRole('button', { name: '1' })).toBeVisible();
    await document.fonts.ready;
    const [without, beside] = page.getByRole('banner').elements().map((one) => one.getBoundingClientRect().height);
    expect(beside).toBeCloseTo(without ?? NaN, 0);
    expect(page.getByRole('button').element().getBoundingClientRect().right).toBeLessThanOrEqual(width - 16);
  },
);

test('where there is room a page has its name, the streak and the tokens, and all else is read out', async () => {
  await page.viewport(1280, 800);
  const purse = [{ id: 'streak', value: '13', label: 'day streak', icon: <FlameIcon /> }, ...totals];
  show(<PlayerHeader name="Cleopatra" avatar="🦁" greeting="Level 11 · 1,083 XP" pageName="Practice" purse={purse} />);
  await expect.element(page.getByRole('heading', { name: 'Welcome, Cleopatra!' })).toBeInTheDocument();
  const widths = ['Level 11 · 1,083 XP', '13', '1,877', '43', '69'].map((text) => page.getByText(text).element()).map((one) => (one.closest('li') ?? one.parentElement)?.getBoundingClientRect().width ?? 0);
  expect(widths.map((width) => width > 1)).toEqual([false, true, true, false, false]);
});

/** Between the margins of a phone's page. */
const onPage = (header: ReactNode) => <div style={{ padding: 16 }}>{header}</div>;

/** How many lines the numbers that are seen stand in. */
function linesOfNumbers(): number {
  const purse = page.getByRole('list').element().getBoundingClientRect();
  const seen = page.getByRole('listitem').elements().map((chip) => chip.getBoundingClientRect()).filter(({ width, top }) => width > 1 && top < purse.bottom - 1);
  return new Set(seen.map(({ bottom }) => Math.round(bottom / 4))).size;
}

test.each((['en', 'de'] as const).flatMap((locale) => [320, 360, 390].flatMap((width) => [true, false].map((compact) => ({ locale, width, compact })))))(
  'its numbers take one line of a phone: $locale, $width wide, compact $compact',
  async ({ locale, width, compact }) => {
    await page.viewport(width, 568);
    const purse = [
      { id: 'streak', value: '13', label: names[locale].streak, icon: <FlameIcon />, labelHidden: true, isBelow: !compact },
      { id: 'tokens', value: '1,877', label: names[locale].tokens, icon: <TokenIcon /> },
      { id: 'days', value: '43', label: names[locale].days },
      { id: 'drills', value: '69', label: names[locale].drills },
    ];
    show(onPage(<PlayerHeader name="Noa" avatar="⚽" greeting="Level 41 · 4,049 XP" purse={purse} {...(compact && { pageName: 'Practice' })} />));
    await expect.element(page.getByText('1,877')).toBeVisible();
    await document.fonts.ready;
    expect(linesOfNumbers()).toBe(1);
    const purseHeight = page.getByRole('list').element().getBoundingClientRect().height;
    expect(purseHeight).toBeLessThan(30);
  },
);

test('with text of twice the size the lines begin where the page begins, and streak and tokens share one', async () => {
  await page.viewport(320, 568);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  const purse = [{ id: 'streak', value: '13', label: 'in a row', icon: <FlameIcon />, labelHidden: true }, ...totals];
  show(onPage(<PlayerHeader name="Noa" avatar="⚽" greeting="Level 41 · 4,049 XP" purse={purse} pageName="Practice" />));
  await expect.element(page.getByText('1,877')).toBeVisible();
  await document.fonts.ready;
  expect(page.getByRole('heading').element().getBoundingClientRect().left).toBe(page.getByRole('banner').element().getBoundingClientRect().left);
  expect(linesOfNumbers()).toBe(1);
});
