import type { Locator, Page } from '@playwright/test';
import { comeIn, newPlayer, openTab } from '../support/player-account.ts';
import { leadClock } from '../support/practise-drill.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

test.use({ locale: 'de-DE' });

/** The browser's own setting for text of twice the size, by which lengths in rem of a style sheet's conditions count too. */
async function setLargeText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
}

/** Whether what is seen at its four corners, and in its middle, is the element itself. */
const isUncovered = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [[left + 6, top + 6], [right - 6, top + 6], [left + 6, bottom - 6], [right - 6, bottom - 6], [(left + right) / 2, (top + bottom) / 2]];
    return points.every(([x = 0, y = 0]) => {
      const seen = document.elementFromPoint(x, y);
      return seen !== null && (element.contains(seen) || seen.contains(element));
    });
  });

/** By how many pixels the words of an element reach beyond it. */
const beyond = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const [own, inner] = [element.getBoundingClientRect(), words.getBoundingClientRect()];
    return Math.max(0, own.left - inner.left, inner.right - own.right);
  });

test('with the text of the browser at twice its size nothing is covered or cut, from signing up to a running drill', async ({ page }) => {
  await setLargeText(page);
  await leadClock(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Training starten' }).first().click();
  await page.getByRole('heading', { name: 'Dein Konto' }).waitFor();
  for (const name of ['Für Eltern', 'English']) {
    const link = page.getByRole('link', { name }).or(page.getByRole('button', { name })).first();
    expect(await isUncovered(link), name).toBe(true);
  }

  await comeIn(page, newPlayer('Kickfloh'));
  const start = page.getByRole('main').getByRole('button', { name: 'ÜBUNG STARTEN' });
  await start.waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(await beyond(start)).toBe(0);
  const icon = page.getByRole('navigation').locator('a:visible svg').first();
  expect((await icon.boundingBox())?.width).toBeGreaterThan(32);

  await openTab(page, 'profile');
  const name = page.getByRole('main').getByRole('heading', { name: 'Kickfloh' });
  await expect.poll(async () => (await name.boundingBox())?.width ?? 0, 'a name has the width of its card').toBeGreaterThan(200);
  await openTab(page, 'dashboard');

  await start.click();
  const ground = page.getByRole('dialog');
  const number = ground.getByText('10', { exact: true });
  await expect(number).toBeInViewport({ ratio: 1 });
  const safety = ground.getByText(/^Schmerzen oder ein Stoß am Kopf/);
  await safety.scrollIntoViewIfNeeded();
  expect(await isUncovered(safety)).toBe(true);
  for (const name of ['Jetzt starten', 'Mehr Zeit', 'Abbrechen']) {
    const button = ground.getByRole('button', { name });
    await button.scrollIntoViewIfNeeded();
    expect(await isUncovered(button), name).toBe(true);
  }

  await page.clock.runFor(15_000);
  const clock = ground.getByRole('timer');
  await expect(clock).toBeInViewport({ ratio: 1 });
  expect(await isUncovered(clock)).toBe(true);
  for (const name of ['Pause', 'Stopp']) await expect(ground.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});
