import { callsOfPage } from '../support/api-player.ts';
import { comeIn, newPlayer, openTab } from '../support/player.ts';
import { isLongRun } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

const practiceIn = {
  'en-GB': { tokens: 'tokens', start: 'START DRILL', side: 'Side', duration: 'Duration' },
  'de-DE': { tokens: 'Token', start: 'ÜBUNG STARTEN', side: 'Seite', duration: 'Dauer' },
} as const;

// German words take more lines, so `npm test` looks at those alone.
for (const [locale, words] of Object.entries(practiceIn).filter(([locale]) => isLongRun || locale === 'de-DE')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('nothing that is set for a drill lies half beneath the start, nor the start beneath the bar, as the practice tab opens on phones of common heights', async ({ page }) => {
      await comeIn(page, newPlayer());
      await (await callsOfPage(page)).save();
      await page.reload();
      // The header of a player with a history is the higher one.
      await expect(page.getByRole('banner')).toContainText(words.tokens);
      for (const [width, height] of [[320, 568], [360, 640], [375, 667], [360, 740], [390, 844], [412, 823]] as const) {
        await page.setViewportSize({ width, height });
        await openTab(page, 'practice');
        const start = page.getByRole('button', { name: words.start });
        await expect(start).toBeInViewport({ ratio: 1 });
        const [box, bar] = await Promise.all([start.boundingBox(), page.locator('#menu').boundingBox()]);
        if (box === null || bar === null) throw new Error('the start and the bar are not there');
        expect(box.y + box.height, `the start at ${width} × ${height}`).toBeLessThanOrEqual(bar.y);
        for (const set of [page.getByRole('radiogroup', { name: words.side }), page.getByRole('textbox', { name: words.duration })]) {
          const place = await set.boundingBox();
          expect(place === null ? null : place.y + place.height, `${width} × ${height}`).toBeLessThan(box.y);
        }
        await openTab(page, 'dashboard');
      }
    });
  });
}

test('the next step of the rewards is in sight as they open on phones of common heights: earning the tokens, then opening the pack', async ({ page }) => {
  const expectAboveBar = async (name: RegExp, sizes: readonly (readonly [width: number, height: number])[]): Promise<void> => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await openTab(page, 'rewards');
      const step = page.getByRole('button', { name });
      await expect(step).toBeVisible();
      const bar = await page.getByRole('navigation').first().boundingBox();
      await expect.poll(async () => {
        const box = await step.boundingBox();
        return box === null || bar === null ? null : box.y + box.height - bar.y;
      }, { message: `${width} × ${height}` }).toBeLessThanOrEqual(0);
      await openTab(page, 'dashboard');
    }
  };
  const low = [[320, 568], [360, 640], [375, 667]] as const;
  await comeIn(page, newPlayer());
  await expectAboveBar(/^Practice a drill$/, low);
  // There is room for the whole way to a pack.
  await expectAboveBar(/^Open Pack/, [[360, 740], [390, 844], [412, 823]]);
  await (await callsOfPage(page)).save();
  await page.reload();
  await expectAboveBar(/^Open Pack/, low);
});
