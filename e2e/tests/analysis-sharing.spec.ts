import type { Locator, Page } from '@playwright/test';
import { linkIn } from '@touchline/server/testing';
import { anotherDevice } from '../support/another-device.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { changeWhereKept, prepareAnalysis, prepareClip } from '../support/prepare-analysis.ts';
import { callsOfPage } from '../support/api-player.ts';
import { kickCut } from '../support/test-clips.ts';
import { mailsTo } from '../support/outbox-mails.ts';
import { openReviewSection } from '../support/open-review-section.ts';
import { comeIn, newPlayer, openTab } from '../support/player.ts';
import { longRunOnly } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

const option = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });
const start = (page: Page): Promise<void> => page.getByRole('button', { name: 'Analyze My Form' }).click();
const note = (page: Page): Locator => page.getByRole('region', { name: 'Where this review is' });
const complete = (page: Page): Promise<void> => expect(page.getByText('Analysis complete!').first()).toBeVisible({ timeout: 120_000 });
const row = (page: Page): Locator => page.getByRole('button', { name: /^Open Shooting/ });

/** What a page sends and is answered, by method and path. */
function calls(page: Page): string[] {
  const all: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/analysis')) all.push(`${response.request().method()} ${pathname.replace(/[0-9a-f-]{36}/g, 'id')} ${response.status()}`);
  });
  return all;
}

// leaving-a-running-analysis.spec.ts has one that leaves the device at its player's wish alone, WhereKeptChooser.browser.test.tsx the choice, save-queue.browser.test.tsx the
// network that is gone and comes back, analysis-sender.test.ts that its arrival is told, save-analysis.test.ts of the server that it is nobody else's.
test('an analysis stays on the device until its player takes it into the account; it arrives wherever they are, and is nobody else’s there', longRunOnly, async ({ page, context, browser }) => {
  const sent = calls(page);
  await prepareAnalysis(page, 'Shooting', kickCut());
  await changeWhereKept(page);
  await expect(option(page, 'Only on this device')).toBeChecked();
  await expect(option(page, 'Only on this device')).toHaveAccessibleDescription(/^Your video stays on this device\./);
  await start(page);
  await complete(page);
  await openReviewSection(page, 'Where it is kept');
  await expect(note(page)).toContainText('Nobody else saw your video.');
  expect(sent.filter((call) => !call.startsWith('GET'))).toEqual([]);

  // The network is gone for a while, and the player goes on to something else.
  const saves = '**/api/analysis/db/save-results';
  await context.route(saves, (route) => route.abort('connectionreset'));
  await note(page).getByRole('button', { name: 'Keep it in my account' }).click();
  await expect(note(page)).toContainText('It goes to your account as soon as it can be reached.');
  await openTab(page, 'dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.unroute(saves);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Your shooting review is in your account').first()).toBeVisible({ timeout: 40_000 });
  expect(sent).toContain('POST /api/analysis/db/save-results 200');
  const place = page.getByRole('navigation').getByRole('link', { name: /^Form Analysis/ });
  await expect(place).toHaveAccessibleName('Form Analysis 1 new');
  await page.getByRole('button', { name: 'See it' }).click();
  await expect(place).toHaveAccessibleName('Form Analysis');
  await row(page).click();
  await openReviewSection(page, 'Where it is kept');
  await expect(note(page)).toContainText('In your account: your review and your skeleton, no video.');

  const stranger = await (await anotherDevice(browser)).newPage();
  await comeIn(stranger, newPlayer('Kai'));
  await openTab(stranger, 'analysis');
  await expect(stranger.getByText('No analyses yet')).toBeVisible();
});

// shared-analysis-progress.browser.test.tsx has the steps and the bar, analysis-sender.test.ts what is sent, save-analysis.test.ts of the server what it takes.
test('body points that are shared go out in the order of the pipeline, and the bar follows', longRunOnly, async ({ page }) => {
  const sent = calls(page);
  const submitted = page.waitForRequest('**/api/analysis/submit-landmarks', { timeout: 120_000 });
  await prepareAnalysis(page, 'Shooting', kickCut());
  await changeWhereKept(page);
  await option(page, 'In my account, no video').click();
  // The start stays in sight over what is scrolled beneath it: looked at where it covers nothing.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page, 'choosing what is shared');
  await start(page);
  await complete(page);
  await openReviewSection(page, 'Where it is kept');
  await expect(note(page)).toContainText('In your account: your review and your skeleton, no video.');
  const steps = sent.filter((call) => /initiate|submit|results|PUT/.test(call));
  expect(steps.slice(0, 3)).toEqual([
    'POST /api/analysis/initiate 200',
    'POST /api/analysis/submit-landmarks 200',
    'GET /api/analysis/results/id 200',
  ]);
  const { statistics } = (await submitted).postDataJSON() as { statistics: Record<string, number> };
  expect(Object.keys(statistics).toSorted()).toEqual(['averageConfidence', 'keyFrameCount', 'processingDuration', 'totalFrames']);
  expect(statistics['processingDuration']).toBeGreaterThan(0);
  // The choice is remembered on this device.
  await page.reload();
  await changeWhereKept(page);
  await expect(option(page, 'In my account, no video')).toBeChecked();
});

// analysis-sender.test.ts has it for body points and for a clip, and where the server cannot be reached.
test('an analysis whose page is closed before it was measured leaves nothing in the account', longRunOnly, async ({ page }) => {
  const sent = calls(page);
  await prepareAnalysis(page, 'Shooting', kickCut());
  await changeWhereKept(page);
  await option(page, 'In my account, no video').click();
  page.on('dialog', (dialog) => void dialog.accept());
  await start(page);
  await expect.poll(() => sent).toContain('POST /api/analysis/initiate 200');
  await page.reload();
  await expect.poll(() => sent, { timeout: 30_000 }).toContain('DELETE /api/analysis/id 204');
  expect(sent.some((call) => call.includes('submit-landmarks'))).toBe(false);
  await expect(page.getByText('No analyses yet')).toBeVisible();
});

// upload-clip.test.ts and send-clip.test.ts have where it goes on, device-and-account-history.browser.test.tsx the history.
test('a clip that is cut in the middle goes on where it stopped, also after a reload, and its review is in the history', longRunOnly, async ({ page, context }) => {
  await comeIn(page, newPlayer());
  await (await callsOfPage(page)).change({ age: 15 });
  await page.reload();
  await prepareClip(page, 'Shooting', kickCut());
  await changeWhereKept(page);
  await option(page, 'In my account, with my video').click();
  await expect(option(page, 'In my account, with my video')).not.toHaveAccessibleDescription(/stays on this device/);
  const offsets: (string | null)[] = [];
  let isCut = true;
  await context.route('**/api/analysis/clips/**', async (route) => {
    const request = route.request();
    const offset = new URL(request.url()).searchParams.get('offset');
    if (request.method() === 'PUT') offsets.push(offset);
    if (isCut && request.method() === 'PUT' && offset !== '0') await route.abort('connectionreset');
    else await route.continue();
  });
  await start(page);
  await expect(page.getByText('Sending your video').first()).toBeVisible();
  await page.getByRole('button', { name: 'Do not wait for it' }).click();
  await complete(page);
  await expect(note(page)).toContainText(/Your video (is on its way|waits)/);

  // The phone is put away in the middle of it.
  isCut = false;
  await page.reload();
  await expect.poll(() => offsets.at(-1), { timeout: 60_000 }).toBe('1048576');
  expect(offsets.filter((offset) => offset === '0')).toHaveLength(1);
  await expect(row(page)).toBeVisible();
  await row(page).click();
  const video = page.getByText(/Your video is (kept until|deleted)/);
  await expect(video.first()).toBeVisible({ timeout: 30_000 });
});

// keep-clip-in-account.test.ts and analysis-sender.test.ts have it in words and queue, clip-service.test.ts the refusal.
test('a player who turns out to be a child while their video waits learns what it waits for, and keeps the review without it', longRunOnly, async ({ page, context }) => {
  await comeIn(page, newPlayer());
  const account = await callsOfPage(page);
  await account.change({ age: 15 });
  await page.reload();
  await prepareClip(page, 'Shooting', kickCut());
  await changeWhereKept(page);
  await option(page, 'In my account, with my video').click();
  const uploads = '**/api/analysis/clips/**';
  await context.route(uploads, (route) => route.abort('connectionreset'));
  await start(page);
  await page.getByRole('button', { name: 'Do not wait for it' }).click();
  await complete(page);
  await expect(note(page)).toContainText(/Your video (is on its way|waits)/);

  await account.change({ age: 12 });
  await context.unroute(uploads);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(note(page)).toContainText('A parent or guardian has to say yes first.', { timeout: 60_000 });
  await expect(note(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(note(page).getByRole('button', { name: 'Ask a grown-up' })).toBeVisible();
  // The message of before goes first: while several of them are folded, the way to close one is hidden.
  await expect(page.getByText('Analysis complete!')).toHaveCount(0, { timeout: 15_000 });
  await expectAccessible(page, 'a video that waits for a grown-up');
  await note(page).getByRole('button', { name: 'Keep it without the video' }).click();
  await page.getByRole('alertdialog', { name: 'Keep it without the video?' }).getByRole('button', { name: 'Keep it without the video' }).click();
  await expect(note(page)).toContainText('In your account: your review and your skeleton, no video.', { timeout: 30_000 });
  await expect(note(page)).not.toContainText('Your video could not be sent.');
});

// clip-service.test.ts and consent.test.ts of the server have who may send what after which answer, WhereKeptChooser.browser.test.tsx what a child may choose
// and ask, ConsentLinkPage.browser.test.tsx the page of the link; both look at theirs with axe.
test('a child’s video is sent only after a grown-up’s yes, and no longer once it is taken back', longRunOnly, async ({ page, browser, touchline }) => {
  const grownUp = `mum-${Date.now()}@example.org`;
  const mails = async (): Promise<string[]> => (await mailsTo(grownUp, touchline)).map(linkIn);
  await comeIn(page, newPlayer('Kim'));
  await openTab(page, 'analysis');
  const clip = option(page, 'In my account, with my video');
  await changeWhereKept(page);
  await expect(clip).toBeDisabled();
  await expect(page.getByText('A parent or guardian has to say yes first.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask a grown-up' }).click();
  const asking = page.getByRole('dialog', { name: 'A grown-up decides' });
  await asking.getByLabel('Email of your parent or guardian').fill(grownUp);
  await expectAccessible(page, 'asking a grown-up about videos');
  await asking.getByRole('button', { name: 'Ask them' }).click();
  await expect(asking.getByText(/^Your question for m…@example\.org is written, but no mail takes it there/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asking).toBeHidden();
  await expect(page.getByRole('button', { name: 'Has my grown-up answered?' })).toBeVisible();
  await expect.poll(mails).toHaveLength(1);

  const theirs = await (await anotherDevice(browser)).newPage();
  const [link = ''] = await mails();
  const { pathname, hash } = new URL(link);
  await theirs.goto(`${touchline.address}${pathname}${hash}`);
  await expect(theirs.getByRole('heading', { level: 1, name: 'A question for you' })).toBeVisible();
  await expectAccessible(theirs, 'a question for a grown-up');
  await theirs.getByRole('checkbox', { name: /18 or older/ }).check();
  await theirs.getByRole('button', { name: 'I agree' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'You have said yes' })).toBeVisible();

  await page.reload();
  await changeWhereKept(page);
  await expect(clip).toBeEnabled();
  await clip.click();
  await expect(clip).toBeChecked();

  await theirs.getByRole('button', { name: 'Take it back' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'It is taken back' })).toBeVisible();
  await page.reload();
  await changeWhereKept(page);
  await expect(clip).toBeDisabled();
  await expect(option(page, 'In my account, no video')).toBeChecked();
});
