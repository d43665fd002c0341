import { letMove } from '../support/skip-page-drawing.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

const failed = { name: 'App Failed to Load' };

test('before any file but the page itself has come, it shows where one is, in its own colours', async ({ page }) => {
  await page.route('**/assets/**', () => new Promise(() => {}));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#first-screen')).toBeVisible();
  await expect(page.getByText('Touchline', { exact: true })).toBeVisible();
  await expect(page.getByText('Every touch counts.')).toBeVisible();
  await expect(page.locator('#first-screen')).toHaveCSS('display', 'grid');
  await expect(page.getByRole('heading', failed)).toBeHidden();
});

test('the page refuses what was not in it when it was built', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start Practicing' })).toBeVisible();
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.intruder = true';
    document.head.append(script);
    return 'intruder' in globalThis;
  });
  expect(ran).toBe(false);
  // No style sheet comes a second time because the page holds it.
  const linked = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) => new URL(link.href).pathname),
  );
  expect(new Set(linked).size).toBe(linked.length);
});

for (const [what, scripts, name] of [
  ['the first script', '**/assets/index-*.js', 'index'],
  ['the app', '**/assets/main-*.js', 'main'],
] as const) {
  test(`where ${what} does not come the page says so, and what to try`, async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/#access_token=secret');
    await expect(page.getByRole('heading', failed)).toBeVisible();
    await expect(page.getByText(`Critical modules missing: ${name}`, { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(4);
    await page.getByRole('button', { name: 'Debug' }).click();
    const details = page.getByRole('textbox', { name: 'Details' });
    await expect(details).toHaveValue(/^What: .+\nWhen: .+\nAddress: http.+\/\nConnection: online\nBrowser: /);
    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('button', { name: 'Start Practicing' })).toBeVisible();
  });
}

for (const [what, scripts] of [
  ['the first script', '**/assets/index-*.js'],
  ['the app', '**/assets/main-*.js'],
] as const) {
  test(`where a hotel answers for ${what} the page says what that is, and no error of a parser`, async ({ page }) => {
    const portal = { status: 200, contentType: 'text/html', body: '<!doctype html><h1>Room number?</h1>' };
    await page.route(scripts, (route) => route.fulfill(portal));
    await page.route('**/config', (route) => route.fulfill(portal));
    await page.goto('/');
    const told = page.getByRole('alert').filter({ has: page.getByRole('heading', failed) });
    await expect(told).toContainText('answered with a page of its own, like the sign-in page of a Wi-Fi');
    await expect(page.locator('#failed')).not.toContainText(/SyntaxError|MIME|token/);
    await expect(page.getByRole('textbox', { name: 'Details' })).toBeHidden();
  });
}

test('where a script does not come for another reason no hotel is named', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', failed)).toBeVisible();
  await expect(page.getByText(/Wi-Fi/)).toBeHidden();
});

test('without JavaScript the page says that it needs it', async ({ browser, touchline }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(touchline.address);
  await expect(page.locator('.first-screen-note')).toBeVisible();
  await expect(page.locator('.first-screen-note')).toHaveText(/Touchline needs JavaScript/);
  await context.close();
});

for (const [what, late] of [
  ['scores that come in', null],
  ['faces that come late, as on a slow network,', '**/*.woff2'],
] as const) {
  test(`${what} move nothing`, async ({ page }) => {
    await letMove(page);
    const first = Promise.withResolvers<void>();
    if (late !== null) await page.route(late, async (route) => (await first.promise, route.continue()));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByText(/scores/i).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /view all/i })).toBeVisible();
    first.resolve();
    const faces = () => ['700 1em "Barlow Condensed"', '1em "Figtree Variable"'].every((face) => document.fonts.check(face));
    await expect.poll(() => page.evaluate(faces)).toBe(true);
    // What moves is told with a frame after it.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
    });
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  });
}
