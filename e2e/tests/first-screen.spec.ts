import { expect, test } from '../support/test.ts';

const failed = { name: 'App Failed to Load' };

test('before any script has come the page shows where one is', async ({ page }) => {
  await page.route('**/assets/*.js', () => new Promise(() => {}));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#first-screen')).toBeVisible();
  await expect(page.getByText('Touchline', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', failed)).toBeHidden();
});

for (const [what, scripts] of [
  ['the first script', '**/assets/index-*.js'],
  ['the app', '**/assets/main-*.js'],
] as const) {
  test(`where ${what} does not come the page says so, and what to try`, async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/#access_token=secret');
    await expect(page.getByRole('heading', failed)).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(4);
    await page.getByRole('button', { name: 'Debug' }).click();
    const details = page.getByRole('textbox', { name: 'Details' });
    await expect(details).toHaveValue(/^What: .+\nWhen: .+\nAddress: http.+\/\nConnection: online\nBrowser: /);
    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('button', { name: 'Start Practicing' })).toBeVisible();
  });
}

test('without JavaScript the page says that it needs it', async ({ browser, touchline }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(touchline.address);
  await expect(page.locator('.first-screen-note')).toBeVisible();
  await expect(page.locator('.first-screen-note')).toHaveText(/Touchline needs JavaScript/);
  await context.close();
});

test('scores that come in move nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByText(/scores/i).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /view all/i })).toBeVisible();
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});
