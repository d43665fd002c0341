import type { Page, Route } from '@playwright/test';
import { violationsOn, expectAccessible } from '../support/accessible.ts';
import { comeIn, newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const HOST = 'https://www.scorebat.com';

/** Goes to the section as a player who scrolls, and gives its cards. */
async function goToHighlights(page: Page) {
  const section = page.getByRole('region', { name: 'Recent Highlights' });
  const cards = section.getByRole('listitem').getByRole('button');
  // What lies above may still come and push it away.
  await expect(async () => {
    await section.scrollIntoViewIfNeeded({ timeout: 2_000 });
    await expect(cards).toHaveCount(12, { timeout: 2_000 });
  }).toPass();
  return cards;
}

/** Has the samples come as videos of a host, which answers so; gives what it was asked for. */
async function haveVideos(page: Page, answer: (route: Route) => Promise<void>): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(`${HOST}/**`, async (route) => {
    asked.push(route.request().url());
    await answer(route);
  });
  await page.route('**/api/highlights', async (route) => {
    const response = await route.fetch();
    const samples = (await response.json()) as { highlights: { id: string }[] };
    const highlights = samples.highlights.map((one) => ({ ...one, url: `${HOST}/embed/${one.id}` }));
    await route.fulfill({ json: { ...samples, source: 'live-api', highlights } });
  });
  return asked;
}

test('samples are called so, and open the match they stand for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await comeIn(page, newPlayer());
  const cards = await goToHighlights(page);
  await expect(page.getByText('Sample highlights')).toBeVisible();
  await expectAccessible(page, 'the dashboard with its highlights');
  await cards.first().press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This is a sample highlight')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(cards.first()).toBeFocused();
});

test('a video is asked for by a press alone, plays in its frame, and its host is not asked again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked = await haveVideos(page, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>The player of the host</p>' }),
  );
  await comeIn(page, newPlayer());
  const cards = await goToHighlights(page);
  expect(asked).toEqual([]);
  await cards.first().click();
  await expect(page.frameLocator('iframe').getByText('The player of the host')).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Open in New Tab' })).toHaveAttribute('href', asked[0] ?? '');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(cards.first()).toBeFocused();
  expect(asked).toHaveLength(1);
});

test('a video waits for a connection, accessibly', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
