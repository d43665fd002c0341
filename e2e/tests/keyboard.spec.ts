import type { Locator, Page } from '@playwright/test';
import { filmNext } from '../support/prepare-analysis.ts';
import { kickCut } from '../support/test-clips.ts';
import { comeIn, newPlayer, openTab } from '../support/player-account.ts';
import { leadClock } from '../support/practise-drill.ts';
import { desktopOnly, isLongRun, longRunOnly } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

/** Steps on to something with the Tab key, and no further than so many steps. */
async function tabTo(page: Page, wanted: Locator, most = 12): Promise<void> {
  const hasFocus = (): Promise<boolean> => wanted.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < most && !(await hasFocus()); step += 1) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
  // What has the focus can be seen, and so can the focus.
  await expect(wanted).toBeInViewport();
  expect(await wanted.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
}

test('a player signs up and runs a drill with the keyboard only', desktopOnly, async ({ page }) => {
  await leadClock(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Practicing' }).focus();
  await page.keyboard.press('Enter');
  const player = newPlayer();
  await page.getByLabel('Player name').focus();
  for (const text of [player.name, player.email, player.password]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
    // The eye beside a password is on the way.
    if (await page.evaluate(() => document.activeElement?.tagName === 'BUTTON')) await page.keyboard.press('Tab');
  }
  await page.keyboard.type(player.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Welcome, ${player.name}!` })).toBeVisible();

  await page.keyboard.press('Control+2');
  await expect(page).toHaveURL(/#practice$/);
  const drill = page.getByRole('combobox', { name: 'Drill' });
  await drill.focus();
  await page.keyboard.press('Enter');
  // Keys begin in the search; Enter goes on to what it found.
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('Jugg');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Drill' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drill).toContainText('Juggling');
  await page.getByRole('button', { name: 'START DRILL' }).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(15_000);
  await page.keyboard.press('Space');
  await expect(page.getByText('Paused').first()).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Stop this session?')).toBeVisible();
  await page.getByRole('button', { name: 'Stop session' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Practice session stopped. No rewards earned.')).toBeVisible();
});

// analysis-by-keyboard.browser.test.tsx goes the same way with a review that is there at once.
test('a player has a clip analysed and goes through what was found with the keyboard only', { tag: [desktopOnly.tag, longRunOnly.tag] }, async ({ page }) => {
  // A detection takes 40 ms on a quiet machine and ten times that on a busy one.
  test.setTimeout(180_000);
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true }).first();
  // Heard from here on: a key is pressed sooner than the browser can be told to ask us instead of the player.
  page.on('filechooser', () => undefined);
  await comeIn(page, newPlayer());
  await openTab(page, 'analysis');
  await expect(page.getByText('MediaPipe Ready')).toBeVisible({ timeout: 60_000 });
  const skill = page.getByRole('radio', { name: 'Shooting', exact: true });
  await tabTo(page, skill);
  await page.keyboard.press('Space');
  await expect(skill).toBeChecked();
  await tabTo(page, button('Choose a video'));
  const asked = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await asked).setFiles({ name: 'kick.mp4', mimeType: 'video/mp4', buffer: kickCut() });
  await expect(page.getByRole('heading', { name: 'Your clip is ready' })).toBeFocused();
  // The browser's own controls of the video lie between.
  await tabTo(page, button('Analyze My Form'), 16);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Analyzing...' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your shooting review' })).toBeFocused({ timeout: 120_000 });
  // The badge of a first analysis has the screen; a key ends that and presses nothing below it.
  await expect(page.getByText('Continue', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Continue', { exact: true })).toBeHidden();

  await expect(button('Play')).toBeEnabled({ timeout: 60_000 });
  const position = page.getByRole('slider', { name: 'Position in the video' });
  await tabTo(page, button(/^Follow-through/), 16);
  await page.keyboard.press('Enter');
  await expect(button(/^Follow-through/)).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, position);
  const before = await position.inputValue();
  await page.keyboard.press('ArrowRight');
  await expect(position).not.toHaveValue(before);
  await tabTo(page, button(/Show me$/));
  await tabTo(page, page.locator('summary').filter({ hasText: 'Save and share' }));
  await page.keyboard.press('Enter');
  for (const name of ['Make the video', /^Download: Follow-through/, 'Share your score']) {
    await tabTo(page, button(name));
  }
  // It is on show already: its row leads up to it.
  await tabTo(page, button(/^Open Shooting/));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your shooting review' })).toBeFocused();
  await tabTo(page, button(filmNext), 40);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Film one skill' })).toBeFocused();
  await tabTo(page, button(/^Open Shooting/));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Earlier analysis' })).toBeFocused();
  await tabTo(page, button('Close this review'));
  await page.keyboard.press('Enter');
  await expect(button(/^Open Shooting/)).toBeFocused();
});

const tabs = ['dashboard', 'practice', 'rewards', 'progress', 'leaderboard', 'coach', 'analysis', 'profile'];

test('a keyboard reaches the menu of a phone in two stops, on every tab', async ({ page }) => {
  await comeIn(page, newPlayer());
  for (const [index, tab] of (isLongRun ? tabs : ['dashboard', 'practice', 'profile']).entries()) {
    // Keys begin at the top of a page that has just been loaded, as the first one has.
    if (index > 0) {
      await openTab(page, tab);
      await page.reload();
    }
    await expect(page.locator(`#${tab}Tab`)).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Skip to menu' }), 2);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' })).toBeFocused();
  }
});
