import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { landmarksOf } from '@touchline/server/testing';
import { anotherDevice } from '../support/another-device.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { changeWhereKept, filmNext, slowEngineClock } from '../support/prepare-analysis.ts';
import { callsOfPage, sessionOf } from '../support/api-player.ts';
import { testWithCamera } from '../support/test-with-camera.ts';
import { madeFrom, media } from '../support/test-clips.ts';
import { openReviewSection } from '../support/open-review-section.ts';
import { comeIn, letMove, newPlayer, openTab, signIn, type Player } from '../support/player.ts';
import { longRunOnly } from '../support/size-and-long-run-tags.ts';
import { expect } from '../support/playwright-fixtures.ts';

const KICK = 'kick-720p-h264.mp4';
/** The camera sees the real kick. */
const test = testWithCamera('camera', KICK, ['-vf', 'scale=640:-2']);
test.describe.configure({ timeout: 120_000 });

const fast = ['-an', '-c:v', 'libx264', '-preset', 'ultrafast'];
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function openAnalysis(page: Page, player: Player = newPlayer()): Promise<void> {
  await comeIn(page, player, '/?tab=analysis');
  await openTab(page, 'analysis');
  await expect(page.getByRole('heading', { level: 2, name: 'Form Analysis', exact: true })).toBeVisible();
  await expect(page.getByText('MediaPipe Ready')).toBeVisible({ timeout: 30_000 });
}

/** Hands a file to the page as the system's dialog does. */
async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  // What is larger goes by way of a file.
  const path = fileURLToPath(new URL(`../results/chosen-${process.pid}-${name}`, import.meta.url));
  writeFileSync(path, buffer);
  await page.locator('input[type="file"]').first().setInputFiles(path);
}

async function pickSkill(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).click();
}

/** Pixels of the live skeleton over the camera's picture; the film begins again and again, so the player comes back. */
function skeletonPixels(page: Page): Promise<number> {
  return page.getByRole('dialog', { name: 'Film yourself' }).locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return pixels.filter((value, at) => at % 4 === 3 && value > 0).length;
  });
}

/** Films with the camera until the kick was seen from its begin to its end. */
async function film(page: Page): Promise<void> {
  await button(page, 'Record a video').click();
  await expect(page.getByText('Stand so that your whole body fits in.')).toBeVisible();
  await expect.poll(() => skeletonPixels(page), { timeout: 45_000, intervals: [100] }).toBeGreaterThan(500);
  await button(page, 'Start recording').click();
  await expect(page.getByText('Get ready to show your soccer skills!')).toBeVisible();
  await expect(page.getByText('Recording now!')).toBeVisible();
  await expect(page.getByRole('timer').getByText('24s')).toBeVisible();
  await button(page, 'Stop recording').click();
  await expect(page.getByText('Recording Complete')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/^[67]\.\d seconds\s· 640 × 360$/)).toBeVisible();
}

/** Saves an analysis of a real kick some days ago in the account of the page's player. */
async function saveEarlierKick(page: Page, days: number): Promise<void> {
  const analysisData = { landmarkData: landmarksOf('kick-720p-h264'), createdAt: new Date(Date.now() - days * 86_400_000).toISOString() };
  const headers = { authorization: `Bearer ${(await sessionOf(page)).access_token}` };
  const answer = await page.request.post('/api/analysis/db/save-results', { headers, data: { analysisId: randomUUID(), analysisData } });
  expect(answer.status()).toBe(200);
}

// recording.browser.test.tsx films and skeleton-while-recording.browser.test.tsx draws what the model sees of a camera; analysis-videos.spec.ts finds it on a second device, where
// compare-attempts.browser.test.tsx compares and device-and-account-history.browser.test.tsx deletes; camera-touch-count.spec.ts has the camera and the model.
test('a kick that is filmed, sent and left is found on a second device, compared there and deleted on both', longRunOnly, async ({ page, browser }) => {
  test.setTimeout(300_000);
  const player = newPlayer();
  slowEngineClock(page);
  await letMove(page);
  await openAnalysis(page, player);
  for (const days of [2, 1]) await saveEarlierKick(page, days);
  await (await callsOfPage(page)).change({ age: 15 });
  await page.reload();
  await pickSkill(page, 'Shooting');
  await film(page);
  await changeWhereKept(page);
  await page.getByRole('radio', { name: 'In my account, with my video', exact: true }).click();
  const sent = ['upload-complete', 'submit-landmarks'].map((step) =>
    page.waitForResponse((answer) => answer.url().endsWith(`/api/analysis/${step}`) && answer.ok(), { timeout: 180_000 }),
  );
  await button(page, 'Analyze My Form').click();
  await expect(button(page, filmNext)).toBeVisible({ timeout: 120_000 });
  // A busy machine films so few pictures a second that there is no score; what was seen is told all the same.
  const seen = (await page.getByText(/^Found you in/).first().textContent()) ?? '';
  // Nobody waits for the server's review.
  await Promise.all(sent);
  await page.close();

  const context = await anotherDevice(browser, { ...(page.viewportSize() && { viewport: page.viewportSize() }) });
  const second = await context.newPage();
  await signIn(second, player);
  await openTab(second, 'analysis');
  const rows = second.getByRole('button', { name: /^Open Shooting/ });
  await expect(rows).toHaveCount(3);
  await expect(second.getByText(/^In your account, video deleted after/)).toBeVisible({ timeout: 30_000 });
  await rows.first().click();
  const review = second.getByRole('region', { name: 'Earlier analysis' });
  await expect(review.getByRole('heading', { name: 'Your shooting review' })).toBeVisible();
  await expect(review.getByText(seen, { exact: true }).first()).toBeVisible();
  await expect(review.getByText(/^Measured in a new way/)).toHaveCount(0);
  await expectAccessible(second, 'a review out of the account');

  await rows.nth(1).click();
  await openReviewSection(review, 'Beside your last one');
  await review.getByRole('button', { name: 'Compare with last time' }).click();
  const position = second.getByRole('slider', { name: 'Position in both attempts' });
  await expect(position).toHaveAttribute('aria-valuetext', 'Foot meets ball');
  await position.press('ArrowRight');
  await expect(position).toHaveAttribute('aria-valuetext', '0.03 s after');
  await expect(second.getByRole('table', { name: 'What was measured' })).toBeVisible();
  await expectAccessible(second, 'two attempts compared');

  await openTab(second, 'progress');
  await expect(second.getByRole('region', { name: 'Your skills on video' }).getByText(/in [23] attempts$/)).toBeVisible();

  await openTab(second, 'analysis');
  await second.getByRole('button', { name: /^Delete Shooting/ }).first().click();
  await expect(second.getByText(/go from your account and from all your devices/)).toBeVisible();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows).toHaveCount(2);
  const again = await page.context().newPage();
  await again.goto('/#analysis');
  await expect(again.getByRole('button', { name: /^Open Shooting/ })).toHaveCount(2);
});

// recording.browser.test.tsx has it too, camera-touch-count.spec.ts a camera that is let go.
test('the camera is let go as soon as the tab is left', longRunOnly, async ({ page }) => {
  await openAnalysis(page);
  await button(page, 'Record a video').click();
  await expect(page.getByText('Stand so that your whole body fits in.')).toBeVisible();
  const live = await page.evaluateHandle(() => document.querySelector('video')?.srcObject as MediaStream);
  expect(await live.evaluate((stream) => stream.getTracks().map(({ readyState }) => readyState))).toEqual(['live']);
  await openTab(page, 'dashboard');
  await expect
    .poll(() => live.evaluate((stream) => stream.getTracks().map(({ readyState }) => readyState)))
    .toEqual(['ended']);
});

// In `npm test` real clips are taken, refused, trimmed and made smaller in open-cut-and-compress-clip.browser.test.tsx, and containers are told in pose-engine.spec.ts.
test('clips of every container are taken, too large ones made smaller, too long ones trimmed, and what is no clip refused', longRunOnly, async ({ page }) => {
  await openAnalysis(page);
  const cut = (seconds: string): string[] => ['-ss', '2', '-t', seconds];

  await test.step('clips of every container are taken, chosen or dropped', async () => {
    const vp8 = ['-an', '-c:v', 'libvpx', '-deadline', 'good', '-cpu-used', '5', '-b:v', '2M'];
    const dropped = madeFrom(KICK, [...cut('1'), ...fast], 'mp4');
    await page.route('**/clip-to-drop', (route) => route.fulfill({ body: dropped }));
    await page.getByRole('heading', { name: 'Film one skill' }).evaluate(async (stage) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([await (await fetch('/clip-to-drop')).blob()], 'dropped.mp4'));
      stage.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    });
    await expect(page.getByText('1.0 s · 1280 × 720')).toBeVisible();
    await choose(page, 'kick.mov', madeFrom(KICK, [...cut('0.5'), ...fast], 'mov'));
    await expect(page.getByText('0.5 s · 1280 × 720')).toBeVisible();
    await choose(page, 'no-name', madeFrom(KICK, [...cut('0.8'), ...vp8], 'webm'));
    await expect(page.getByText('0.8 s · 1280 × 720')).toBeVisible();
  });

  await test.step('a clip over 10 MB is made smaller before it is analysed', async () => {
    // Few pictures, each as rich in detail as they come.
    const rich = ['-t', '0.6', '-vf', 'scale=1440:810,noise=alls=40:allf=t', '-qp', '14'];
    const large = madeFrom(KICK, [...fast, ...rich], 'mp4');
    expect(large.length).toBeGreaterThan(10 * 1024 * 1024);
    await choose(page, 'large.mp4', large);
    await expect(page.getByRole('progressbar', { name: 'Making your clip smaller' })).toBeVisible();
    await expect(page.getByText('0.6 s · 1280 × 720')).toBeVisible({ timeout: 45_000 });
  });

  await test.step('a clip that is too long is trimmed, also when it cannot be sought in', async () => {
    const long = madeFrom(KICK, ['-an', '-c', 'copy'], 'mp4', ['-stream_loop', '3']);
    await choose(page, 'long.mp4', long);
    await expect(page.getByText('Video too long (20.7s). Max: 15s')).toBeVisible();
    await expect(button(page, 'Video Too Long')).toBeDisabled();
    // The end is moved to the first second, then the start takes it along.
    await page.getByRole('slider', { name: 'End' }).press('Home');
    for (let press = 0; press < 10; press += 1) await page.getByRole('slider', { name: 'Start' }).press('ArrowRight');
    await expect(page.getByText('1.0 s kept')).toBeVisible();
    await button(page, 'Use this part').click();
    await expect(page.getByText(/^1\.\d s\s· 1280 × 720$/)).toBeVisible({ timeout: 60_000 });
  });

  const refused = (message: string) => expect(page.getByRole('alert').getByText(message).first()).toBeVisible({ timeout: 20_000 });
  await test.step('what is no clip is refused with the reason', async () => {
    await choose(page, 'list.mp4', Buffer.from('a shopping list'));
    await refused('Invalid file type. Please use MP4, MOV, WebM, or OGG.');
    await choose(page, 'empty.mp4', Buffer.alloc(0));
    await refused('Invalid video blob - cannot proceed with upload');
    await choose(page, 'huge.mp4', Buffer.concat([media(KICK), Buffer.alloc(50 * 1024 * 1024)]));
    await refused('File too large. Maximum size is 50MB.');
    await choose(page, 'sound.mp4', madeFrom(KICK, ['-vn', '-c:a', 'copy'], 'mp4'));
    await refused('This file has sound but no picture.');
    await choose(page, 'cut-off.mp4', media(KICK).subarray(0, 2_000));
    await refused('Error loading video: Video failed to load');
    await choose(page, 'list.mp4', Buffer.from('a shopping list'));
    await refused('Invalid file type. Please use MP4, MOV, WebM, or OGG.');
    await choose(page, 'old.mp4', madeFrom(KICK, ['-an', '-t', '1', '-c:v', 'mpeg4'], 'mp4'));
    await refused('Error loading video: Video failed to load');
  });
});
