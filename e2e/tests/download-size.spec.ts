import type { Page } from '@playwright/test';
import { newPlayer, signUp } from '../support/player.ts';
import { withServiceWorker } from '../support/allow-or-refuse-service-worker.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

const KB = 1000;

/** Every request of a page: its address, and for scripts how many bytes came over the wire, gzipped. */
async function watch(page: Page): Promise<{ addresses: string[]; scripts: () => number }> {
  const addresses: string[] = [];
  const sizes = new Map<string, number>();
  // The client that the limits are stated for takes gzip; a browser would take the smaller brotli.
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  page.on('request', (request) => addresses.push(request.url()));
  page.on('response', (response) => {
    const size = Number(response.headers()['content-length'] ?? 0);
    if (response.headers()['content-type']?.includes('javascript')) sizes.set(response.url(), size);
  });
  return { addresses, scripts: () => [...sizes.values()].reduce((sum, size) => sum + size, 0) };
}

test('the sign-in screen costs at most 140 KB of JavaScript, the dashboard 220', withServiceWorker, async ({ page, baseURL }) => {
  const { addresses, scripts } = await watch(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice More' }).click();
  await page.getByLabel('Email').waitFor();
  const signIn = scripts();
  expect(signIn).toBeGreaterThan(50 * KB);
  expect(signIn).toBeLessThanOrEqual(140 * KB);

  // The form is remembered; a sign-up begins at the choice.
  await page.getByRole('button', { name: 'Back to Options' }).click();
  await page.getByRole('button', { name: 'Practice More' }).waitFor();
  await signUp(page, newPlayer());
  await expect(page.getByRole('main').getByRole('button', { name: /Day Streak/ })).toBeVisible();
  expect(scripts()).toBeLessThanOrEqual(220 * KB);
  test.info().annotations.push({ type: 'bytes', description: `sign-in ${signIn}, dashboard ${scripts()}` });
  console.log(`JavaScript gzipped: sign-in ${signIn} bytes, dashboard ${scripts()} bytes`);

  // Nothing is asked of anybody else.
  expect(addresses.filter((address) => !address.startsWith(baseURL ?? '?'))).toEqual([]);
});
