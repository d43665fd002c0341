import { routes } from '@touchline/contracts';
import { expectAccessible, sidewaysBy } from '../support/accessibility.ts';
import { everySizeInLongRun } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

const { savePracticeSession } = routes;

test('the reference of the API is accessible, asks nobody else, and its links lead to their places', everySizeInLongRun, async ({ page, touchline }) => {
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.goto('/api-reference.html');
  await expect(page.getByRole('heading', { name: 'API reference' })).toBeVisible();
  expect(await sidewaysBy(page), 'the whole page scrolls sideways').toBeLessThanOrEqual(0);
  await page.getByRole('navigation', { name: 'Groups' }).getByRole('link', { name: /^practice/ }).click();
  const operation = page.locator('article#savePracticeSession');
  await expect(operation).toContainText(savePracticeSession.summary);
  await operation.getByRole('link', { name: 'PracticeSessionPost' }).click();
  await expect(page.locator('article#schema-PracticeSessionPost')).toBeInViewport();
  await expect(page.locator('article#schema-PracticeSessionPost')).toContainText('drill_id');
  expect(new Set(asked)).toEqual(new Set([new URL(touchline.address).origin]));
  expect(refused).toEqual([]);
  // The same few kinds of element stand there seven thousand times, which axe would look at for a minute: a group and some
  // schemas have them all.
  await page.evaluate(() => {
    const rest = 'section:not([aria-labelledby=any], [aria-labelledby=group-practice], [aria-labelledby=schemas]), article:nth-of-type(n + 8)';
    for (const one of document.querySelectorAll(rest)) one.remove();
  });
  await expectAccessible(page, 'the reference of the API');
});

test('the reference of the API can be read without a script', async ({ browser, touchline }) => {
  const context = await browser.newContext({ baseURL: touchline.address, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/api-reference.html');
  await expect(page.getByRole('heading', { name: 'POST /api/practice-sessions', exact: true })).toBeVisible();
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)).toContain('Figtree');
  await context.close();
});
