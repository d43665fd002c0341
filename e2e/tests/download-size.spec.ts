import { newPlayer, signUp } from '../support/player-account.ts';
import { withServiceWorker } from '../support/allow-or-refuse-service-worker.ts';
import { countScriptBytes, KB } from '../support/downloaded-scripts.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

test('the sign-in screen costs at most 140 KB of JavaScript, the dashboard 220', withServiceWorker, async ({ page, baseURL }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const scripts = await countScriptBytes(page);
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
