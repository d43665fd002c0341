import type { Page } from '@playwright/test';
import { writeHistory } from '@touchline/server/testing';
import { expectAccessible, expectAccessibleInBothThemes, sidewaysBy } from '../support/accessibility.ts';
import { callsOfPage, signUpApiPlayer } from '../support/api-player.ts';
import { comeIn, newPlayer, openTab, signIn } from '../support/player-account.ts';
import { everySizeInLongRun, longRunOnly } from '../support/size-and-long-run-tags.ts';
import { PLAYER_TIME_ZONE } from '../support/player-time-zone.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** On a phone the page is in parts: this one comes into sight. On a wide screen all are. */
async function showPart(page: Page, part: string): Promise<void> {
  const choice = page.getByRole('radio', { name: part, exact: true });
  if (await choice.isVisible()) await choice.click();
}
const choose = (page: Page, range: string) => page.getByRole('radio', { name: range, exact: true }).click();

/** At this width, and from the phone the smallest one too, which all but the width leaves as it is. */
async function expectAccessibleEverywhere(page: Page, place: string, look = expectAccessible): Promise<void> {
  await look(page, place);
  const before = page.viewportSize();
  if (before === null || before.width > 390) return;
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysBy(page), `${place} at 320`).toBeLessThanOrEqual(0);
  await page.setViewportSize(before);
}

test('without practice the page says what will be there; one session shows at once', everySizeInLongRun, async ({ page }) => {
  await comeIn(page, newPlayer('محمد عبد الرحمن'));
  await openTab(page, 'progress');
  await expect(page.getByRole('heading', { name: 'Your story starts with one drill' })).toBeVisible();
  await expect(page.getByText('Your trend starts after 3 sessions. 3 to go.')).toBeVisible();
  await expect(page.getByText('One square a day for a whole year. Each day you practice lights one up.')).toBeVisible();
  await expectAccessibleEverywhere(page, 'progress without practice');

  await (await callsOfPage(page)).save({ drill_id: 'around_body_juggling', duration_minutes: 7, result: 12 });
  await openTab(page, 'dashboard');
  await openTab(page, 'progress');
  await expect(page.getByRole('heading', { name: 'Well played today' })).toBeVisible();
  await expect(page.getByText('Your trend starts after 3 sessions. 2 to go.')).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Current streak' })).toHaveAttribute('aria-valuetext', '1 day, best 1 day');
  await expect(card(page, 'Recent sessions').getByRole('row', { name: /Today Around-the-Body Juggling 7 12/ })).toBeVisible();
  await expect(card(page, 'Personal bests').getByRole('listitem')).toHaveCount(1);
  // A British week begins on Monday, the one that counts here does not.
  await expect(card(page, 'This week').getByText('Sunday to Saturday')).toBeVisible();
  await expectAccessibleEverywhere(page, 'progress after one session');
  await page.getByRole('button', { name: 'Show the charts now' }).click();
  await expect(card(page, 'Performance trend')).toBeVisible();
  await expectAccessibleEverywhere(page, 'the charts of one session');
  await showPart(page, 'Year');
  await expect(card(page, 'Your year').getByText(/^1 day of practice since/)).toBeVisible();
  await expectAccessibleEverywhere(page, 'the year after one session');
});

// In `npm test` the route answers for two thousand sessions (progress.test.ts) and the charts for as many (PracticeCharts.browser.test.tsx).
test('two thousand sessions are shown by time and by drill, and read with the keyboard', { tag: [everySizeInLongRun.tag, longRunOnly.tag] }, async ({ page, request, touchline }) => {
  const player = await signUpApiPlayer(request);
  await writeHistory(touchline.dataDir, player.id, 2_000, PLAYER_TIME_ZONE);
  await signIn(page, player);
  await openTab(page, 'progress');
  await expect(page.getByRole('heading', { name: 'Practice today for day 401' })).toBeVisible();
  await expect(card(page, 'Recent sessions').getByRole('row')).toHaveCount(6);
  await showPart(page, 'Charts');
  // In seven days no drill was practised three times, so that none would have a line.
  await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked();
  await expect(page.getByRole('slider', { name: 'Your results, one by one' })).toBeVisible();
  await choose(page, '7 days');
  await expect(page.getByText('30 sessions, 325 minutes')).toBeVisible();
  await expect(page.getByText(/is what you practiced most often here, \d times?\. A trend needs 3: look at more days\.$/)).toBeVisible();
  await choose(page, 'All');
  await expect(page.getByText('2,000 sessions, 25,000 minutes')).toBeVisible();
  await expect(card(page, 'Most practiced drills').getByRole('listitem')).toHaveCount(6);
  await expectAccessibleEverywhere(page, 'progress after two thousand sessions', expectAccessibleInBothThemes);

  const trend = page.getByRole('slider', { name: 'Your results, one by one' });
  await expect(trend).toHaveAttribute('aria-valuemax', '15');
  await trend.focus();
  const latest = await trend.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  await expect(trend).not.toHaveAttribute('aria-valuetext', latest ?? '');
  await page.keyboard.press('End');
  await expect(trend).toHaveAttribute('aria-valuetext', latest ?? '');

  await showPart(page, 'Year');
  const year = page.getByRole('slider', { name: 'Your year, day by day' });
  await expect(year).toHaveAttribute('aria-valuetext', /: no practice$/);
  await year.focus();
  await page.keyboard.press('ArrowUp');
  await expect(year).toHaveAttribute('aria-valuetext', /: 5 drills, \d+ minutes$/);

  await showPart(page, 'Charts');
  await page.getByRole('combobox', { name: 'Drill' }).click();
  await page.getByRole('option', { name: 'Agility Ladder', exact: true }).click();
  await expect(card(page, 'Most practiced drills').getByRole('listitem')).toHaveCount(1);
  await choose(page, '7 days');
  await expect(page.getByText(/and a trend needs 3\. Look at more days or drills\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page.getByText('2,000 sessions, 25,000 minutes')).toBeVisible();
});
