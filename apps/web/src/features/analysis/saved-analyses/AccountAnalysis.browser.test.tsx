import { ApiError } from '@touchline/contracts/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { outcomeOf } from '../results/testing/engine-outcomes.ts';
import { filmOf } from '../results/testing/synthetic-clip.ts';
import { openSection } from '../results/testing/open-section.ts';
import { showHistory, testStore } from '../results/testing/show-results-and-history.tsx';
import { deviceCopies } from '../store/account-analysis-cache.ts';
import { detailOf, testAccount, unreachable } from '../testing/test-account.tsx';
import { serverResults } from '../testing/second-opinion-results.ts';

const text = (words: string | RegExp) => page.getByText(words);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const rows = () => button(/^Open /);
const area = () => page.getByRole('region', { name: 'Earlier analysis' });
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const shot = outcomeOf();
const turns = outcomeOf({ type: 'turns' });
const stored = { state: 'stored', bytes: 1000, type: 'video/mp4', keep: false, expires_at: '2100-01-01T12:00:00.000Z' } as const;

describe('an analysis that only the account has', () => {
  it('opens as any other: loading, measured again, with its skeleton and no pictures', async () => {
    const account = testAccount([detailOf(shot)]);
    showHistory(testStore(), 'player-1', account);
    await rows().click();
    await expect.element(area().getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', `${shot.review.overallScore}`);
    await expect.element(area()).toHaveFocus();
    await expect.element(area().getByText('In your account', { exact: true })).toBeInTheDocument();
    await expect.element(area().getByText(/^This review and your skeleton are in your account/)).toBeVisible();
    await expect.element(area().getByText(/Nobody else saw/)).not.toBeInTheDocument();
    await openSection('Save and share');
    await expect.element(area().getByText('These pictures are on the device that made this review.')).toBeVisible();
    await expect.element(area().getByText('The video is not here, so this is your skeleton at the key moments.')).toBeVisible();
    await expect.element(area().getByText(/^The video was not kept/)).not.toBeInTheDocument();
    await area().getByRole('button', { name: /^Follow-through/ }).click();
    await expect.element(area().getByText('Picture: Follow-through')).toBeVisible();
    await expect.element(area().getByText(/^Measured in a new way since/)).not.toBeInTheDocument();
  });

  it.each([
    ['uploading', /^This review and your skeleton are in your account\. Your video has not arrived there\.$/],
    ['none', /^This review and your skeleton are in your account\. Your video has not arrived there\.$/],
    ['stored', /^You sent your skeleton and your video to your account/],
    ['deleted', /^You sent your skeleton and your video to your account/],
  ] as const)('of which the video was to be sent says whether it was: %s', async (state, said) => {
    const clip = { state, bytes: null, type: null, keep: false, expires_at: null };
    showHistory(testStore(), crypto.randomUUID(), testAccount([detailOf(shot, { sharing: 'clip', clip })]));
    await rows().click();
    await expect.element(area().getByText(said)).toBeVisible();
  });

  it('that is read stays on this device', async () => {
    const playerId = crypto.randomUUID();
    const detail = detailOf(shot);
    showHistory(testStore(), playerId, testAccount([detail]));
    await rows().click();
    await expect.element(area().getByRole('meter', { name: 'Score' })).toBeVisible();
    await expect.poll(() => deviceCopies.find(playerId, detail.id)).toEqual(detail);
  });

  it('that was read before is there without a connection', async () => {
    const playerId = crypto.randomUUID();
    const detail = detailOf(shot);
    const account = testAccount([detail]);
    account.failing.set('readAnalysis', unreachable());
    await deviceCopies.keep(playerId, detail);
    showHistory(testStore(), playerId, account);
    await rows().click();
    await expect.element(area().getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', `${shot.review.overallScore}`);
  });

  it('that somebody else has read here is not shown without a connection', async () => {
    const detail = detailOf(shot);
    const account = testAccount([detail]);
    account.failing.set('readAnalysis', unreachable());
    await deviceCopies.keep('kai', detail);
    showHistory(testStore(), 'noa', account);
    await rows().click();
    await expect.element(area().getByText('Unable to Load Analysis')).toBeVisible();
  });

  it('that is deleted is forgotten here, too', async () => {
    const playerId = crypto.randomUUID();
    const detail = detailOf(shot);
    await deviceCopies.keep(playerId, detail);
    showHistory(testStore(), playerId, testAccount([detail]));
    await button(/^Delete Shooting/).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => deviceCopies.find(playerId, detail.id)).toBeUndefined();
  });

  it('of juggling shows what its player counted', async () => {
    const juggled = outcomeOf({ type: 'juggling' });
    showHistory(testStore(), 'player-1', testAccount([detailOf(juggled, { video_metadata: { ownCount: 31 } })]));
    await rows().click();
    await expect.element(area().getByRole('textbox', { name: 'Touches' })).toHaveValue('31');
  });

  it('says so where it was measured in another way then', async () => {
    const detail = detailOf(shot);
    const results = serverResults('shooting', { reviewer: 'built-in', localScore: 3, overallScore: 3, measuresVersion: '0' });
    showHistory(testStore(), 'player-1', testAccount([{ ...detail, results, measures_version: '0', summary_score: 3, overall_score: 3 }]));
    await rows().click();
    await expect.element(area().getByText(/^Measured in a new way since/)).toBeVisible();
  });

  it.each([
    ['Failed to load analysis details', new TypeError('broken')],
    ['Invalid response format from server.', { success: true, data: {} }],
    ['That went wrong on our side.', new ApiError({ status: 500, code: 'internal', message: 'That went wrong on our side.' })],
  ])('that cannot be loaded says so: %s', async (words, failure) => {
    const account = testAccount([detailOf(shot)]);
    account.failing.set('readAnalysis', failure);
    showHistory(testStore(), 'player-1', account);
    await rows().click();
    await expect.element(area().getByText('Unable to Load Analysis')).toBeVisible();
    await expect.element(area().getByText(words)).toBeVisible();
    await area().getByRole('button', { name: 'Refresh History' }).click();
    await expect.element(text('Unable to Load Analysis')).not.toBeInTheDocument();
  });

  it('whose body points have not arrived, or that failed before, says so', async () => {
    const account = testAccount([
      detailOf(shot, { status: 'pending', mediapipe_data: null, results: null, summary: '', highlights: null }),
      detailOf(turns, { status: 'failed', mediapipe_data: null, results: null, error: 'The clip was empty', created_at: hoursAgo(1) }),
    ]);
    showHistory(testStore(), 'player-1', account);
    await rows().first().click();
    await expect.element(area().getByText(/^The device that made it has not sent it yet/)).toBeVisible();
    await rows().last().click();
    await expect.element(area().getByText('The clip was empty')).toBeVisible();
  });

  it('plays the video that the account has kept, and takes a new link when one works no more', async () => {
    const clip = await filmOf(shot);
    const account = testAccount([detailOf(shot, { sharing: 'clip', clip: stored })]);
    const url = URL.createObjectURL(clip);
    account.failing.set('linkClip', { success: true, data: { url, type: clip.type, expires_at: '2100-01-01T00:00:00.000Z' } });
    showHistory(testStore(), 'player-1', account);
    await rows().click();
    await expect.element(area().getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
    const links = () => account.asked.filter(({ name }) => name === 'linkClip').length;
    expect(links()).toBe(1);
    const video = () => area().element().querySelector('video');
    const first = video();
    // A link that has grown old breaks what is played from it.
    const start = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => start + 16 * 60_000);
    onTestFinished(() => clock.mockRestore());
    first?.dispatchEvent(new Event('error'));
    await expect.poll(() => video() !== null && video() !== first).toBe(true);
    await expect.poll(links).toBe(2);
    // One that breaks at once is no matter of its age: the file is shown picture by picture.
    video()?.dispatchEvent(new Event('error'));
    await expect.poll(() => area().element().querySelector('video')).toBe(null);
    await expect.element(area().getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  });

  it('has its video kept or deleted as the player says', async () => {
    const detail = detailOf(shot, { sharing: 'clip', clip: stored });
    const account = testAccount([detail]);
    showHistory(testStore(), 'player-1', account);
    await rows().click();
    await expect.element(area().getByText('Your video is deleted after January 1, 2100, unless you keep it.')).toBeVisible();
    await button('Keep the video').click();
    // The buttons that go take no focus with them.
    await expect.element(area().getByText('Your video is kept until January 2, 2100. No other player sees it.')).toHaveFocus();
    account.failing.set('keepClip', unreachable());
    await area().getByRole('button', { name: 'Delete the video' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the video' }).click();
    await expect.element(text('You need a connection to change this.').first()).toBeVisible();
    account.failing.clear();
    await area().getByRole('button', { name: 'Delete the video' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the video' }).click();
    await expect.element(area().getByText('The video is deleted from your account.')).toHaveFocus();
    await expect.element(text('The video in your account')).not.toBeInTheDocument();
    expect(account.stored.get(detail.id)?.clip.state).toBe('deleted');
  });
});
