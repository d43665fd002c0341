import { ApiError } from '@touchline/contracts/client';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { outcomeOf } from '../results/testing/engine-outcomes.ts';
import { addAnalysis, showHistory, testStore } from '../results/testing/show-results-and-history.tsx';
import type { Sending } from '../sending/sending-types.ts';
import { detailOf, testAccount, unreachable } from '../testing/test-account.tsx';
import { clipState } from '../testing/sample-clip-upload-state.ts';
import { serverResults } from '../testing/second-opinion-results.ts';

const text = (words: string | RegExp) => page.getByText(words);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const rows = () => button(/^Open /);
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
