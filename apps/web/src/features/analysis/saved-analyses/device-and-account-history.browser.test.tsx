import { ApiError } from '@touchline/contracts/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { outcomeOf } from '../results/testing/engine-outcomes.ts';
import { filmOf } from '../results/testing/synthetic-clip.ts';
import { openSection } from '../results/testing/open-section.ts';
import { addAnalysis, showHistory, testStore } from '../results/testing/show-results-and-history.tsx';
import type { Sending } from '../sending/sending-types.ts';
import { deviceCopies } from '../store/account-analysis-cache.ts';
import { detailOf, testAccount, unreachable } from '../testing/test-account.tsx';
import { clipState } from '../testing/sample-clip-upload-state.ts';
import { serverResults } from '../testing/second-opinion-results.ts';

const text = (words: string | RegExp) => page.getByText(words);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const rows = () => button(/^Open /);
const area = () => page.getByRole('region', { name: 'Earlier analysis' });
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const shot = outcomeOf();
const turns = outcomeOf({ type: 'turns' });
const stored = { state: 'stored', bytes: 1000, type: 'video/mp4', keep: false, expires_at: '2100-01-01T12:00:00.000Z' } as const;

describe('the history of device and account', () => {
  it('has one row each, newest first, and says where each is', async () => {
    const store = testStore();
    const both = await addAnalysis(store, shot, { sharing: 'account' });
    await addAnalysis(store, outcomeOf({ type: 'passing' }));
    const account = testAccount([
      detailOf(shot, { id: both }),
      detailOf(turns, { created_at: hoursAgo(2), clip: { ...stored, keep: true } }),
      detailOf(turns, { created_at: hoursAgo(3), clip: stored }),
    ]);
    showHistory(store, 'player-1', account);
    await expect.poll(() => rows().elements().length).toBe(4);
    expect(rows().nth(0).element().textContent).toMatch(/^Passing.*On this device\d/);
    expect(rows().nth(1).element().textContent).toMatch(/^Shooting.*On this device and in your account/);
    expect(rows().nth(2).element().textContent).toMatch(/^Turns2h ago.*In your account, video kept until January 1, 2100/);
    expect(rows().nth(3).element().textContent).toMatch(/^Turns3h ago.*In your account, video deleted after January 1, 2100/);
  });

  it('shows the same of one on the device and of one in the account: skill, when, score and letter, and why there is none', async () => {
    const store = testStore();
    const unseen = outcomeOf({ frames: (all) => all.map((frame) => ({ ...frame, pose: null })) });
    await addAnalysis(store, unseen);
    await addAnalysis(store, shot);
    const account = testAccount([detailOf(shot, { created_at: hoursAgo(1) }), detailOf(unseen, { created_at: hoursAgo(2) })]);
    showHistory(store, 'player-1', account);
    await expect.poll(() => rows().elements().length).toBe(4);
    const told = rows()
      .elements()
      .map((row) => (row.textContent ?? '').replace(/Just now|\dh ago/, 'when').replace(/(On this device|In your account)/, 'where'));
    expect(told[2]).toBe(told[0]);
    expect(told[0]).toMatch(/^ShootingwhenWent well: .*where\d+[A-F]/);
    expect(told[3]).toBe(told[1]);
    expect(told[1]).toMatch(/^ShootingwhenWe could not see a player in this video\.whereNo score$/);
  });

  it('shows ten, then fifty more at a time, page by page', async () => {
    const account = testAccount(Array.from({ length: 73 }, (_, index) => detailOf(turns, { created_at: hoursAgo(index + 1) })));
    showHistory(testStore(), 'player-1', account);
    await expect.poll(() => rows().elements().length).toBe(10);
    await button('Show more').click();
    await expect.poll(() => rows().elements().length).toBe(60);
    await button('Show more').click();
    await expect.poll(() => rows().elements().length).toBe(73);
    await expect.element(button('Show more')).not.toBeInTheDocument();
    expect(account.asked.filter(({ name }) => name === 'listAnalyses')).toHaveLength(3);
  });

  it('says how far each is, and reads the list anew when a review has ended', async () => {
    const store = testStore();
    await addAnalysis(store, outcomeOf({ type: 'passing' }), { sharing: 'account' });
    const under = detailOf(shot, { status: 'processing', created_at: hoursAgo(1) });
    const account = testAccount([under, detailOf(turns, { status: 'pending', summary: '', highlights: null, summary_score: null, created_at: hoursAgo(2) })]);
    account.progress.set(under.id, 40);
    showHistory(store, 'player-1', account);
    await expect.element(text('Waiting to be sent to your account')).toBeVisible();
    await expect.element(text('Nothing of it has arrived in your account yet')).toBeVisible();
    await expect.element(page.getByRole('progressbar', { name: 'Being reviewed' })).toHaveAttribute('aria-valuenow', '40');
    account.stored.set(under.id, { ...under, status: 'completed' });
    await expect.poll(() => page.getByRole('progressbar').elements().length).toBe(0);
  });

  it('says of a review whose video alone has arrived that it is only that, in the list and opened', async () => {
    const store = testStore();
    const clip = { state: 'stored', keep: false, expires_at: hoursAgo(-20) } as const;
    const begun = detailOf(turns, { status: 'pending', summary: '', highlights: null, summary_score: null, created_at: hoursAgo(2) });
    showHistory(store, 'player-1', testAccount([{ ...begun, results: null, mediapipe_data: null, clip: { ...begun.clip, ...clip } }]));
    await expect.element(text('Only its video has arrived in your account')).toBeVisible();
    expect(text(/^Nothing of it/).elements()).toEqual([]);
    await page.getByRole('button', { name: /^Open/ }).click();
    await expect.element(text(/^Its review is still on the device that made it, or it failed there\./)).toBeVisible();
    expect(text(/^Nothing of it/).elements()).toEqual([]);
  });

  it('says of what waits to be sent how often it was tried, why it did not arrive, and how far its video is', async () => {
    const store = testStore();
    const id = await addAnalysis(store, shot, { sharing: 'clip' });
    const clip = clipState({ progress: 0.42 });
    const sending = {
      subscribe: () => () => undefined,
      status: (which: string) => (which === id ? { status: 'queued', attempts: 2, lastError: 'Touchline was busy.' } : { status: 'unknown' }),
      clipState: (which: string) => (which === id ? clip : null),
    } as unknown as Sending;
    showHistory(store, 'player-1', testAccount([detailOf(turns, { created_at: hoursAgo(1) })]), sending);
    await expect.element(text('Waiting to be sent to your account. Tried 2 times. Touchline was busy.')).toBeVisible();
    await expect.element(text('Your video is on its way: 42%')).toBeVisible();
    expect(text(/^Your video/).elements()).toHaveLength(1);
  });

  it('of which one failed gives the server’s words, and tries again there or from this device', async () => {
    const store = testStore();
    const mine = await addAnalysis(store, shot, { sharing: 'account' });
    await store.applyResult('player-1', mine, { status: 'failed', failure: 'Out of luck' });
    const theirs = detailOf(turns, { status: 'failed', error: 'The review took too long', created_at: hoursAgo(1) });
    const account = testAccount([theirs]);
    showHistory(store, 'player-1', account);
    await expect.element(text('Out of luck')).toBeVisible();
    await expect.element(text('The review took too long')).toBeVisible();
    await button('Try again').last().click();
    await expect.poll(() => account.stored.get(theirs.id)?.status).toBe('processing');
    await expect.element(text('The review took too long')).not.toBeInTheDocument();
    await button('Try again').click();
    await expect.poll(async () => (await store.find('player-1', mine))?.analysis.status).toBe('waiting');
  });

  it('that the account does not tell shows the device’s own, and why', async () => {
    const store = testStore();
    await addAnalysis(store, shot);
    const account = testAccount([detailOf(turns)]);
    account.failing.set('listAnalyses', unreachable());
    showHistory(store, 'player-1', account);
    await expect.poll(() => rows().elements().length).toBe(1);
    await expect.element(text(/^Unable to refresh analysis history\. /)).toBeVisible();
    account.failing.clear();
    await button('Refresh History').click();
    await expect.poll(() => rows().elements().length).toBe(2);
    await expect.element(text(/^Unable to refresh analysis history\. /)).not.toBeInTheDocument();
  });

  it('with nothing to show says why it cannot be read', async () => {
    const account = testAccount();
    account.failing.set('listAnalyses', { data: { history: [] } });
    showHistory(testStore(), 'player-1', account);
    await expect.element(text('Error loading history. Please try again.')).toBeVisible();
    await expect.element(text('Invalid response format from server.')).toBeVisible();
  });

  it('asks for sign-in where the server does', async () => {
    const account = testAccount();
    account.failing.set('listAnalyses', new ApiError({ status: 401, code: 'not_signed_in', message: 'Please sign in' }));
    showHistory(testStore(), 'player-1', account);
    await expect.element(text('Please sign in to view your analysis history')).toBeVisible();
  });

  it('forgets what was deleted on another device, once the server has said so, and nothing else', async () => {
    const store = testStore();
    const results = serverResults('shooting');
    const deleted = await addAnalysis(store, shot, { sharing: 'account' });
    await store.applyResult('player-1', deleted, { status: 'complete', results });
    const lost = await addAnalysis(store, shot, { sharing: 'account' });
    await store.applyResult('player-1', lost, { status: 'complete', results });
    const own = await addAnalysis(store, shot);
    const account = testAccount();
    account.deleted.add(deleted);
    account.failing.set('listAnalyses', unreachable());
    showHistory(store, 'player-1', account);
    await expect.element(text(/^Unable to refresh/)).toBeVisible();
    expect(rows().elements()).toHaveLength(3);
    account.failing.clear();
    await button('Refresh History').click();
    await expect.poll(() => rows().elements().length).toBe(2);
    expect((await store.history('player-1')).map(({ id }) => id)).toEqual([own, lost]);
  });
});

describe('an analysis that only the account has', () => {
  it('opens as any other: loading, measured again, with its skeleton and no pictures', async () => {
    const account = testAccount([detailOf(shot)]);
    showHistory(testStore(), 'player-1', account);
    await rows().click();
    await expect.element(area().getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', `${shot.review.overallScore}`);
    await expect.element(area()).toHaveFocus();
    await expect.element(area().getByText('In your account', { exact: true })).toBeVisible();
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
    expect(links()).toBe(2);
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

describe('deleting', () => {
  it('says what goes, and takes it out of the account and off the device', async () => {
    const store = testStore();
    const id = await addAnalysis(store, shot, { sharing: 'account' });
    const account = testAccount([detailOf(shot, { id })]);
    showHistory(store, 'player-1', account);
    await expect.element(text('On this device and in your account')).toBeVisible();
    await button(/^Delete Shooting/).click();
    const question = page.getByRole('alertdialog');
    await expect.element(question.getByText(/go from your account and from all your devices/)).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(text('No analyses yet')).toBeVisible();
    expect(account.stored.size).toBe(0);
    expect(await store.count('player-1')).toBe(0);
  });

  it('of one on this device alone asks no server', async () => {
    const store = testStore();
    await addAnalysis(store, shot);
    const account = testAccount();
    showHistory(store, 'player-1', account);
    await button(/^Delete Shooting/).click();
    const question = page.getByRole('alertdialog');
    await expect.element(question.getByText(/go from this device\.$/)).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(text('No analyses yet')).toBeVisible();
    expect(account.asked.map(({ name }) => name)).not.toContain('deleteAnalysis');
  });

  it('of one that never reached the account deletes it here', async () => {
    const store = testStore();
    await addAnalysis(store, shot, { sharing: 'account' });
    const account = testAccount();
    showHistory(store, 'player-1', account);
    await button(/^Delete Shooting/).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(text('No analyses yet')).toBeVisible();
    expect(account.asked.map(({ name }) => name)).toContain('deleteAnalysis');
    expect(await store.count('player-1')).toBe(0);
  });

  it('without a connection says that it needs one, and deletes nothing', async () => {
    const store = testStore();
    const id = await addAnalysis(store, shot, { sharing: 'account' });
    const account = testAccount([detailOf(shot, { id })]);
    account.failing.set('deleteAnalysis', unreachable());
    showHistory(store, 'player-1', account);
    await button(/^Delete Shooting/).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(text(/^You need a connection to delete what is in your account/).first()).toBeVisible();
    expect(await store.count('player-1')).toBe(1);
    expect(account.stored.size).toBe(1);
  });
});
