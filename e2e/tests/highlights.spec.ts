import { violationsOn } from '../support/accessibility.ts';
import { goToHighlights, haveVideos } from '../support/highlights-section.ts';
import { comeIn, newPlayer } from '../support/player-account.ts';
import { longRunOnly } from '../support/size-and-long-run-tags.ts';
import { withServiceWorker } from '../support/allow-or-refuse-service-worker.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

// Highlights.browser.test.tsx has the samples, MatchDialog.browser.test.tsx the match that one opens and the focus that returns.
test('samples are called so, and open the match they stand for', longRunOnly, async ({ page }) => {
  await comeIn(page, newPlayer());
  const cards = await goToHighlights(page);
  await expect(page.getByText('Samples')).toBeVisible();
  await cards.first().press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This is a sample highlight')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(cards.first()).toBeFocused();
});

// Highlights.browser.test.tsx has the waiting, accessibility.spec.ts the look of it.
test('a video waits for a connection, accessibly', { tag: [withServiceWorker.tag, longRunOnly.tag] }, async ({ page, context }) => {
  await haveVideos(page, (route) => route.abort());
  await comeIn(page, newPlayer());
  const cards = await goToHighlights(page);
  await cards.first().click();
  await expect(page.locator('iframe')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(true);
  await cards.nth(1).click();
  await expect(page.getByText('You are offline')).toBeVisible();
  expect(await violationsOn(page), 'the overlay').toEqual([]);
  await context.setOffline(false);
  await expect(page.locator('iframe')).toBeVisible();
});
