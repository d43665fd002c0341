import { sidewaysBy, violationsOn } from '../support/accessibility.ts';
import { everySizeInLongRun, phoneInLongRun } from '../support/size-and-long-run-tags.ts';
import { draw } from '../support/skip-page-drawing.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

// Each theme at one size, and in the long run at both.
for (const [theme, sizes] of [
  ['dark', everySizeInLongRun],
  ['light', phoneInLongRun],
] as const) {
  test(`every component stands in the gallery, ${theme}`, sizes, async ({ page }, testInfo) => {
    await draw(page);
    await page.goto(`/gallery.html?theme=${theme}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot({ fullPage: true });
    await testInfo.attach(`gallery-${theme}-${testInfo.project.name}`, { body: picture, contentType: 'image/png' });
    // A page that failed to draw is one flat colour, which compresses to next to nothing.
    expect(picture.length).toBeGreaterThan(100_000);
    expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
    expect(await violationsOn(page)).toEqual([]);
  });
}
