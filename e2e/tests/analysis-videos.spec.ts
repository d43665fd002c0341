import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { landmarksOf, linkIn } from '@touchline/server/testing';
import { anotherDevice } from '../support/another-device.ts';
import { changeWhereKept, filmNext, prepareClip } from '../support/prepare-analysis.ts';
import { callsOfPage, sessionOf } from '../support/api-player.ts';
import { kickCut, madeFrom } from '../support/test-clips.ts';
import { mailsTo } from '../support/outbox-mails.ts';
import { openReviewSection } from '../support/open-review-section.ts';
import { comeIn, newPlayer, openTab, signIn, signOut } from '../support/player.ts';
import { longRunOnly } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';
import type { Lent } from '../support/touchline-pool.ts';

const row = (page: Page): Locator => page.getByRole('button', { name: /^Open Shooting/ });
const note = (page: Page): Locator => page.getByRole('region', { name: 'Where this review is' });
const withVideo = (page: Page): Locator => page.getByRole('radio', { name: 'In my account, with my video', exact: true });

/** Calls the API as the player of a page. */
async function call(page: Page, method: string, path: string, data?: object): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${(await sessionOf(page)).access_token}` };
  const answer = await page.request.fetch(`${new URL(page.url()).origin}/api/${path}`, { method, headers, ...(data && { data }) });
  if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** The files of a player's clips, complete or on their way. */
async function clipFiles({ dataDir }: Lent, playerId: string): Promise<string[]> {
  return readdir(join(dataDir, 'clips', 'clips', playerId)).catch(() => []);
}

/** Fails what a page asks of these addresses, as a network that is gone does. */
async function cutOff(page: Page, ...first: readonly RegExp[]) {
  let blocked = first;
  const tried = new Set<RegExp>();
  await page.route('**/api/analysis/**', async (route) => {
    const request = route.request();
    const asked = `${request.method()} ${new URL(request.url()).pathname}`;
    const met = blocked.find((one) => one.test(asked));
    if (met === undefined) return route.fallback();
    tried.add(met);
    return route.abort('internetdisconnected');
  });
  return {
    /** Whether each of these was tried since. */
    isMet: () => blocked.every((one) => tried.has(one)),
    /** The network comes back, but for these. */
    async only(...next: readonly RegExp[]) {
      blocked = next;
      tried.clear();
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
  };
}

/** Analyses the clip that is ready, all to be kept in the account, and waits for the device's own review. */
async function analyse(page: Page): Promise<void> {
  await changeWhereKept(page);
  await withVideo(page).click();
  await page.getByRole('button', { name: 'Analyze My Form' }).click();
  // Nobody has to wait for a video that does not go.
  const waiting = page.getByRole('button', { name: 'Do not wait for it' });
  const complete = page.getByText('Analysis complete!').first();
  // The button may go by itself in the moment in which it is pressed.
  await expect(async () => {
    if (await waiting.isVisible()) await waiting.click({ timeout: 1_000 });
    await expect(complete).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 180_000 });
}

test('a video that is to be kept is watched on a second device, and deleted there it is gone on both', async ({ page, browser }) => {
  const player = newPlayer();
  await comeIn(page, player);
  await (await callsOfPage(page)).change({ age: 15 });
  const analysisId = randomUUID();
  // All of it, so that its review fits, and small, as it is drawn twice.
  const kick = madeFrom('kick-720p-h264.mp4', ['-an', '-vf', 'scale=480:-2', '-c:v', 'libx264', '-preset', 'ultrafast'], 'mp4');
  const metadata = { size: kick.length, type: 'video/mp4' };
  const { signedURL } = await call(page, 'POST', 'analysis/initiate', { analysisId, analysisType: 'shooting', metadata });
  const sent = await page.request.put(String(signedURL), { data: kick, headers: { 'content-type': 'video/mp4' } });
  expect(sent.status()).toBe(200);
  await call(page, 'POST', 'analysis/upload-complete', { analysisId });
  await call(page, 'POST', 'analysis/submit-landmarks', { analysisId, landmarkData: landmarksOf('kick-720p-h264') });

  await openTab(page, 'analysis');
  await row(page).click();
  await expect(page.getByText(/^Your video is deleted after .*, unless you keep it\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep the video' }).click();
  await expect(page.getByText(/^Your video is kept until/)).toBeVisible();

  const context = await anotherDevice(browser, { ...(page.viewportSize() && { viewport: page.viewportSize() }) });
  const second = await context.newPage();
  await signIn(second, player);
  await openTab(second, 'analysis');
  await expect(second.getByText(/video kept until/)).toBeVisible();
  await row(second).click();
  await expect(second.getByText(/^Your video is kept until/)).toBeVisible();
  const position = second.getByRole('slider', { name: 'Position in the video' });
  await expect(position).toBeVisible({ timeout: 30_000 });
  const before = await position.getAttribute('aria-valuetext');
  await second.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(position).not.toHaveAttribute('aria-valuetext', before ?? '');

  await second.getByRole('button', { name: 'Delete the video' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Delete the video' }).click();
  await expect(second.getByText('The video is deleted from your account.')).toBeVisible();
  await page.reload();
  await expect(row(page)).toBeVisible();
  await expect(page.getByText(/video kept until/)).toHaveCount(0);
  await row(page).click();
  await expect(page.getByRole('heading', { name: 'Your shooting review' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete the video' })).toHaveCount(0);
});

// In `npm test` analysis-sharing.spec.ts has one whose yes is taken back, and keep-clip-in-account.test.ts one that waits for a yes.
test('a child’s video that waits is not sent once the yes is taken back, and its review goes to the account without it', longRunOnly, async ({
  page,
  touchline,
}) => {
  const grownUp = `mum-${randomUUID()}@example.org`;
  await comeIn(page, newPlayer('Kim'));
  await call(page, 'POST', 'consents/request', { purpose: 'clip', email: grownUp });
  await expect.poll(() => mailsTo(grownUp, touchline)).toHaveLength(1);
  const [mail] = await mailsTo(grownUp, touchline);
  const token = mail && new URLSearchParams(new URL(linkIn(mail)).hash.slice(1)).get('token');
  const answer = (said: object) => page.request.post('/api/consent-requests/answer', { data: { token, ...said } });
  expect((await answer({ answer: 'yes', responsible: true })).status()).toBe(200);

  await prepareClip(page, 'Shooting', kickCut());
  const network = await cutOff(page, /^PUT /);
  await analyse(page);
  await expect(note(page)).toContainText(/Your video (is on its way|waits)/);

  expect((await answer({ answer: 'revoke' })).status()).toBe(200);
  await network.only();
  await expect(note(page)).toContainText('Your video could not be sent. Your review does not need it.', { timeout: 60_000 });
  await expect(note(page)).toContainText('A parent or guardian has to say yes first.', { timeout: 60_000 });
  await expect(note(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(note(page)).toContainText('In your account: your review and your skeleton. Only you see them.', { timeout: 60_000 });
  expect(await clipFiles(touchline, (await sessionOf(page)).user.id)).toEqual([]);
  await expect(withVideo(page)).toHaveCount(0);
  await page.getByRole('button', { name: filmNext }).click();
  await changeWhereKept(page);
  await expect(withVideo(page)).toBeDisabled();
});

// analysis-sender.test.ts, send-clip.test.ts and upload-clip.test.ts have each step, save-queue.browser.test.tsx that it is sent by the next visit, only as its
// own player, and once the connection is back, AnalysisHistory.browser.test.tsx that nobody else sees it.
test('an analysis goes on from each step at which the network was cut, and only as its own player in a browser that two use', longRunOnly, async ({
  page,
  touchline,
}) => {
  const first = newPlayer();
  await comeIn(page, first);
  const { id } = (await sessionOf(page)).user;
  await (await callsOfPage(page)).change({ age: 15 });
  await page.reload();
  await prepareClip(page, 'Shooting', kickCut());
  const network = await cutOff(page, /^POST /);
  await analyse(page);
  await expect(note(page)).toContainText('It goes to your account as soon as it can be reached.');
  await expect(note(page)).toContainText('Your video waits for a connection.');

  // Somebody else with the same phone and a good connection.
  await signOut(page);
  await network.only();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && new URL(request.url()).pathname.startsWith('/api/analysis')) sent.push(request.url());
  });
  await comeIn(page, newPlayer('Kai'));
  await openTab(page, 'analysis');
  await expect(page.getByText('No analyses yet')).toBeVisible();
  await network.only();
  await page.getByRole('button', { name: 'Refresh History' }).click();
  await expect(page.getByText('No analyses yet')).toBeVisible();
  await openTab(page, 'profile');
  await expect(page.getByRole('button', { name: 'Sign Out' }).last()).toBeVisible();
  expect(sent).toEqual([]);
  expect(await clipFiles(touchline, id)).toEqual([]);
  await signOut(page);

  // Back again, and cut off at one step after the other; the video and the body points go side by side.
  await network.only(/^POST .*\/initiate$/);
  await signIn(page, first);
  await openTab(page, 'analysis');
  await expect(row(page)).toBeVisible();
  for (const next of [[/^PUT /, /^POST .*\/submit-landmarks$/], [/^POST .*\/upload-complete$/, /^GET .*\/results\//], []]) {
    await expect.poll(network.isMet, { timeout: 60_000 }).toBe(true);
    await network.only(...next);
  }
  await expect(page.getByText(/^On this device and in your account, video deleted after/)).toBeVisible({ timeout: 90_000 });
  expect(await clipFiles(touchline, id)).toHaveLength(1);
  await row(page).click();
  await openReviewSection(page, 'Where it is kept');
  await expect(note(page)).toContainText('In your account: your review, your skeleton and your video.');
});
