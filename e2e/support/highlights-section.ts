import type { Locator, Page, Route } from '@playwright/test';
import { expect } from './playwright-fixtures.ts';

const HOST = 'https://www.scorebat.com';

/** Goes to the section as a player who scrolls, and gives its cards. */
export async function goToHighlights(page: Page): Promise<Locator> {
  const section = page.getByRole('region', { name: 'Recent Highlights' });
  const cards = section.getByRole('listitem').getByRole('button');
  // What lies above may still come and push it away.
  await expect(async () => {
    await section.scrollIntoViewIfNeeded({ timeout: 2_000 });
    // A row where there is room, all of them in the strip of a phone.
    await expect(cards.nth(3)).toBeAttached({ timeout: 2_000 });
  }).toPass();
  return cards;
}

/** Has the samples come as videos of a host, which answers so; gives what it was asked for. */
export async function haveVideos(page: Page, answer: (route: Route) => Promise<void>): Promise<readonly string[]> {
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
