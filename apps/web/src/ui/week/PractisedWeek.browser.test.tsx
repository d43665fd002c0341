import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show-component.tsx';
import { PractisedWeek, type PractisedWeekDay } from './PractisedWeek.tsx';

/** A week from a Sunday on, of which so many days are over before today; these were practised. */
const weekWith = (over: number, ...practised: readonly number[]): readonly PractisedWeekDay[] =>
  Array.from({ length: 7 }, (_, index) => ({
    day: `2026-06-0${index + 1}`,
    practised: practised.includes(index),
    when: index < over ? 'past' : index === over ? 'today' : 'ahead',
  }));

const days = () => page.getByRole('listitem').elements();
const isFramed = (day: Element) => {
  const { borderTopColor, backgroundColor, outlineStyle } = getComputedStyle(day);
  const isClear = (color: string) => color === 'transparent' || color.endsWith(', 0)');
  return !isClear(borderTopColor) || !isClear(backgroundColor) || outlineStyle !== 'none';
};

test('a day to come has no frame that could be read as a day missed', async () => {
  show(<PractisedWeek days={weekWith(2, 1)} />);
  await expect.element(page.getByRole('listitem').first()).toBeVisible();
  expect(days().map(isFramed)).toEqual([true, true, true, false, false, false, false]);
});

test('each day says in words whether it was practised, is today, or is to come', async () => {
  show(<PractisedWeek days={weekWith(2, 1)} />);
  await expect.element(page.getByRole('listitem').first()).toBeVisible();
  const words = days().map((day) => day.lastElementChild?.textContent ?? '');
  expect(words.map((text) => text.replace(/^\w+/, 'Day')).slice(0, 4)).toEqual(['Day: no practice', 'Day: practiced', 'Day, today: not yet', 'Day: to come']);
});
