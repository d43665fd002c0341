import { comeIn, leadClock, letTimePass, newPlayer, openTab, skipCelebration } from '../support/player.ts';
import { longRunOnly } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

// rank-drills.test.ts has what is recommended after what, Recommended.browser.test.tsx its reasons and where its buttons lead.
test('what is recommended starts its drill, and is another thing once that drill is done', longRunOnly, async ({ page }) => {
  await leadClock(page);
  await comeIn(page, newPlayer());
  const main = page.getByRole('main');
  const section = main.getByRole('region', { name: 'Recommended for You' });

  // A new player: the basics with their bonus to do now, and beside it a streak with another drill.
  await expect(main.getByText('Basic Ball Control +15 XP')).toBeVisible();
  await expect(section.getByRole('heading', { name: 'Start a Streak' })).toBeVisible();
  await expect(section.getByText('To begin with', { exact: true })).toBeVisible();
  const look = section.getByRole('button', { name: /^Look at/ }).first();
  const drill = ((await look.getAttribute('aria-label')) ?? '').replace('Look at ', '');
  expect(drill).not.toBe('Toe Taps');
  await look.click();

  await expect(page.getByRole('combobox', { name: 'Drill' })).toContainText(drill);
  await page.getByRole('button', { name: 'START DRILL' }).click();
  await letTimePass(page, 5);
  await page.getByLabel('Your result').fill('20');
  await page.getByRole('button', { name: 'Save & Earn Tokens' }).click();
  await skipCelebration(page);
  await openTab(page, 'dashboard');

  // The streak runs, the bonus still waits, and what was just done is not what a new drill is named after.
  await expect(main.getByText('Basic Ball Control +15 XP')).toBeVisible();
  await expect(section.getByRole('heading', { name: 'Start a Streak' })).toHaveCount(0);
  await expect(section.getByText('With it you would know 2 different drills.')).toBeVisible();
  await expect(section.getByText('From your practice')).toBeVisible();

  // The one thing to do now is one tap away from its countdown.
  await expect(main.getByText('One more? · 5 min · Both Feet')).toBeVisible();
  await main.getByRole('button', { name: 'START DRILL' }).click();
  await expect(page.getByRole('dialog', { name: 'Toe Taps' }).getByText('Get ready')).toBeVisible();
});
