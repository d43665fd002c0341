import type { Page } from '@playwright/test';
import { prepareAnalysis } from '../support/prepare-analysis.ts';
import { madeFrom, media } from '../support/test-clips.ts';
import { openReviewSection } from '../support/open-review-section.ts';
import { letMove, openTab } from '../support/player.ts';
import { longRunOnly } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

const words = 'Your video analysis is still in progress. Leaving now may interrupt the process.';
const screen = (page: Page) => page.getByRole('dialog', { name: 'Analyzing...' });
const start = (page: Page) => page.getByRole('button', { name: 'Analyze My Form' });
const score = (page: Page) => page.getByText('Score', { exact: true }).locator('..').locator('dd');

/** From now on the page notes every state of the bar. */
async function watchBar(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const percents: number[] = [];
    Object.assign(globalThis, { percents });
    new MutationObserver(() => {
      const percent = document.querySelector('[role="dialog"] [role="progressbar"]')?.getAttribute('aria-valuenow');
      if (percent != null) percents.push(Number(percent));
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-valuenow'] });
  });
  return () => page.evaluate(() => (globalThis as unknown as { percents: number[] }).percents);
}

test('a player who analyses a clip is kept on it, plays meanwhile, and goes to practice when it is done; the review leaves the device when they want it to', async ({
  page,
}) => {
  await letMove(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && new URL(request.url()).pathname.startsWith('/api/analysis')) sent.push(request.url());
  });
  // Two of its seven seconds are enough to be kept on it and to play.
  const part = ['-an', '-ss', '2', '-t', '2', '-c:v', 'libx264', '-preset', 'ultrafast'];
  await prepareAnalysis(page, 'Shooting', madeFrom('kick-720p-h264.mp4', part, 'mp4'));
  const noted = await watchBar(page);
  await start(page).click();
  await expect(screen(page)).toBeVisible();
  await expect(page.getByText('Tap to kick off')).toBeVisible();

  await openTab(page, 'dashboard');
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await expect(page).toHaveURL(/#analysis$/);
  await page.goBack();
  await expect(page).toHaveURL(/#analysis$/);
  await page.keyboard.press('Control+1');
  await expect(screen(page)).toBeVisible();
  await expect(page).toHaveURL(/#analysis$/);

  for (let tap = 1; tap <= 3; tap += 1) await page.keyboard.press(tap === 2 ? 'Enter' : 'Space');
  await expect(score(page)).toHaveText('3');

  await page.getByRole('button', { name: 'Go to Practice' }).click();
  await expect(page.getByText('We take you there when it is done.')).toBeVisible();
  await expect(page).toHaveURL(/#practice$/, { timeout: 120_000 });
  await expect(page.getByText('Analysis complete!')).toBeVisible();
  const percents = await noted();
  expect(percents.length).toBeGreaterThan(5);
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));

  // It is kept, and found again; also by Back from the drill that it led to.
  await openTab(page, 'analysis');
  await page.getByRole('button', { name: /^Open Shooting/ }).click();
  const review = page.getByRole('region', { name: 'Earlier analysis' });
  await review.getByRole('button', { name: /^(Drill for this|Keep it sharp)/ }).first().click();
  await expect(page).toHaveURL(/#practice$/);
  await page.goBack();
  await expect(review.getByRole('heading', { name: 'Your shooting review' })).toBeVisible();

  // The profile leads to it as well, though its video was not saved.
  await openTab(page, 'profile');
  await page.getByRole('button', { name: /^Watch Shooting/ }).click();
  await expect(page.getByText('Video URL not available.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the review' }).click();
  await expect(page).toHaveURL(/#analysis$/);
  await expect(review.getByRole('heading', { name: 'Your shooting review' })).toBeVisible();

  // Nothing of it has left the device, before its player wants that.
  await openReviewSection(review, 'Where it is kept');
  const note = page.getByRole('region', { name: 'Where this review is' });
  await expect(note).toContainText('Nobody else saw your video.');
  expect(sent).toEqual([]);
  await note.getByRole('button', { name: 'Keep it in my account' }).click();
  await expect(note).toContainText('In your account: your review and your skeleton, no video.', { timeout: 30_000 });
  expect(sent).toHaveLength(1);
});

// RunScreen.browser.test.tsx has both, choose-skill-and-clip.browser.test.tsx the clip that is found again, pose-engine.spec.ts the engine that is free at once.
test('the browser asks before the page of an analysis is closed, and Cancel ends it at once', longRunOnly, async ({ page }) => {
  await prepareAnalysis(page, 'General movement', media('kick-720p-h264.mp4'));
  await start(page).click();
  await expect(screen(page)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  // The reload waits for the answer.
  const reload = page.evaluate(() => location.reload());
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await reload;
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(screen(page)).toBeHidden();
  await expect(start(page)).toBeEnabled();
  // The clip is still there: it is not left without a question, and is found again.
  await openTab(page, 'dashboard');
  await page.getByRole('alertdialog', { name: 'Leave your clip for now?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/#dashboard$/);
  await openTab(page, 'analysis');
  await expect(page.getByRole('heading', { name: 'Your clip is ready' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'General movement', exact: true })).toBeChecked();
});
