import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { chooseClip, prepareAnalysis } from '../support/analysis.ts';
import { media } from '../support/engine-harness.ts';
import { comeIn, newPlayer, openTab, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

// A detection takes 40 ms on a quiet machine and ten times that on a busy one, and two clips are looked at.
test.describe.configure({ timeout: 300_000 });

const rows = (page: Page) => page.getByRole('button', { name: /^Open Shooting/ });

/** Analyses the clip that is ready, with its body points kept in the account, and waits until they are. */
async function analyseIntoAccount(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'In my account, no video', exact: true }).click();
  await page.getByRole('button', { name: 'Analyze My Form' }).click();
  await expect(page.getByText('Analysis complete!').first()).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/^In your account: your review and your skeleton, no video\./)).toBeVisible({ timeout: 30_000 });
}

test('analyses in the account are opened, compared and deleted on another device, and are gone on both; nobody else sees them', async ({
  page,
  browser,
}) => {
  const player = newPlayer();
  const clip = media('kick-720p-h264.mp4');
  await prepareAnalysis(page, 'Shooting', clip, player);
  await analyseIntoAccount(page);
  await page.getByRole('button', { name: 'Film another one' }).click();
  await page.getByRole('combobox', { name: 'What do you want analyzed?' }).click();
  await page.getByRole('option', { name: 'Shooting', exact: true }).click();
  await chooseClip(page, clip);
  await analyseIntoAccount(page);
  const score = await page.getByRole('meter', { name: 'Score' }).first().getAttribute('aria-valuenow');

  const context = await browser.newContext({ ...(page.viewportSize() && { viewport: page.viewportSize() }) });
  const second = await context.newPage();
  await signIn(second, player);
  await openTab(second, 'analysis');
  await expect(rows(second)).toHaveCount(2);
  await expect(second.getByText('In your account', { exact: true })).toHaveCount(2);
  await rows(second).first().click();
  const review = second.getByRole('region', { name: 'Earlier analysis' });
  await expect(review.getByRole('heading', { name: 'Your shooting review' })).toBeVisible();
  await expect(review.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', score ?? '');
  await expect(review.getByText(/^Measured in a new way/)).toHaveCount(0);
  await expectAccessible(second, 'a review out of the account');

  await review.getByRole('button', { name: 'Compare with last time' }).click();
  const position = second.getByRole('slider', { name: 'Position in both attempts' });
  await expect(position).toHaveAttribute('aria-valuetext', 'Foot meets ball');
  await position.press('ArrowRight');
  await expect(position).toHaveAttribute('aria-valuetext', '0.03 s after');
  await expect(second.getByRole('table', { name: 'What was measured' })).toBeVisible();
  await expectAccessible(second, 'two attempts compared');

  await openTab(second, 'progress');
  await expect(second.getByRole('region', { name: 'Your skills on video' }).getByText(/in 2 attempts$/)).toBeVisible();

  await openTab(second, 'analysis');
  await second.getByRole('button', { name: /^Delete Shooting/ }).first().click();
  await expect(second.getByText(/go from your account and from all your devices/)).toBeVisible();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(second)).toHaveCount(1);
  await page.reload();
  await openTab(page, 'analysis');
  await expect(rows(page)).toHaveCount(1);

  const stranger = await (await browser.newContext()).newPage();
  await comeIn(stranger, newPlayer('Kai'));
  await openTab(stranger, 'analysis');
  await expect(stranger.getByText('No analyses yet')).toBeVisible();
});
