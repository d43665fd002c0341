import { describe, expect, it, vi } from 'vitest';
import { analysis, deviceOf, made, offline, page, refusal, results, watch } from './testing/sender-on-a-page.ts';

const clip = new Blob(['clip'], { type: 'video/mp4' });

it('a count that the player corrects goes to the account with its analysis, once, and nothing is told of it', async () => {
  const { sending, asked, at, news } = page([analysis('a', 'clip', { status: 'complete', results, corrected: 31 })]);
  await sending.resume();
  await expect.poll(() => at('a')?.countSent).toBe(31);
  await sending.resume();
  expect(asked).toMatchObject([{ name: 'saveResults', body: { analysisId: 'a', analysisData: { metadata: { ownCount: 31 } } } }]);
  expect(at('a')).toMatchObject({ status: 'complete', sharing: 'clip' });
  expect(news).toEqual([]);
});

it('a count without a connection is sent once there is one', async () => {
  const { sending, saves, at, news } = page([analysis('a', 'account', { status: 'complete', results, corrected: 31 })], {
    saveResults: [offline, { status: 'completed', data: { results } }],
  });
  await sending.resume();
  await expect.poll(() => saves.state().waiting).toHaveLength(1);
  await saves.sendDue();
  await expect.poll(() => saves.state().waiting).toHaveLength(0);
  await sending.resume();
  await expect.poll(() => at('a')?.countSent).toBe(31);
  expect(news).toEqual([]);
});

describe('an analysis of another person in the clip', () => {
  it('takes the place of the former one also where the page was closed before that was asked for', async () => {
    const { sending, asked, at } = page([analysis('b', 'account', { replaces: ['a'] })]);
    await sending.resume();
    await expect.poll(() => at('b')?.status).toBe('complete');
    expect(asked).toMatchObject([{ name: 'saveResults', body: { analysisId: 'b', analysisData: { replaces: 'a' } } }]);
  });

  it('takes the place of all before it, of which none had been told', async () => {
    const { sending, asked, at } = page([analysis('c', 'account', { replaces: ['a', 'b'] })]);
    await sending.resume();
    await expect.poll(() => at('c')?.status).toBe('complete');
    expect(asked).toMatchObject([
      { name: 'saveResults', body: { analysisId: 'c', analysisData: { replaces: 'b' } } },
      { name: 'deleteAnalysis', params: { id: 'a' } },
    ]);
  });

  it('without a score takes nobody’s place', async () => {
    const none = { ...results, overallScore: null };
    const { sending, names, at } = page([analysis('c', 'account', { replaces: ['a', 'b'] })], { saveResults: [{ status: 'completed', data: { results: none } }] });
    await sending.resume();
    await expect.poll(() => at('c')?.status).toBe('complete');
    expect(names()).toEqual(['saveResults']);
  });

  it.each([
    ['with', [], results],
    ['without', ['former'], { ...results, overallScore: null }],
  ])('%s a score leaves waiting of what the former one still has to send: %j', async (_, left, found) => {
    const { sending, sendClip, clips } = page([analysis('former', 'account', { status: 'complete', results }), analysis('b', 'account', { replaces: ['former'] })], {
      saveResults: [{ status: 'completed', data: { results: found } }],
    });
    sendClip.mockRejectedValue(offline);
    await sending.keepClip('former', clip);
    expect(clips.state().waiting).toHaveLength(1);
    expect(await sending.finish('b', { name: 'later' }, watch().watch)).toBe('complete');
    expect(clips.state().waiting.map(({ key }) => key)).toEqual(left);
  });

  it('leaves neither video nor copy behind where the account refuses it because the analysis was deleted', async () => {
    const { sending, sendClip, clips, news, at } = page([analysis('a', 'account', { status: 'complete', results })]);
    sendClip.mockRejectedValueOnce(offline).mockRejectedValue(refusal(404, 'analysis_deleted'));
    await sending.keepClip('a', clip);
    await clips.sendDue();
    await expect.poll(() => clips.state().waiting).toEqual([]);
    await expect.poll(() => at('a')).toBeUndefined();
    expect(news).toEqual([]);
  });
});

describe('an earlier visit', () => {
  it('is gone on with: what waits is saved, what was submitted is asked for, what is only here stays', async () => {
    const rows = [analysis('a', 'account'), analysis('b', 'clip', { status: 'processing' }), analysis('c', 'device'), analysis('d', 'account', { status: 'failed' })];
    const { sending, at, names } = page(rows);
    await sending.resume();
    await expect.poll(() => [at('a')?.status, at('b')?.status]).toEqual(['complete', 'complete']);
    expect([at('c')?.status, at('d')?.status]).toEqual(['local', 'failed']);
    expect(names().toSorted()).toEqual(['readResults', 'saveResults']);
  });

  it('without a connection is gone on with another time', async () => {
    const { sending, at } = page([analysis('b', 'account', { status: 'processing' })], {
      readResults: [offline, offline, offline, { status: 'complete', results, error: null, progress: 100 }],
      triggerProcessing: [offline],
    });
    await sending.resume();
    await expect.poll(async () => (await sending.resume(), at('b')?.status)).toBe('complete');
  });

  it('that another tab is at work on is left to it', async () => {
    const { sending, names } = page([analysis('a', 'account')], { saveResults: [offline] });
    await Promise.all([sending.finish('a', { name: 'later' }, watch().watch), sending.resume(), sending.resume()]);
    expect(names()).toEqual(['saveResults']);
    await sending.resume();
    await expect.poll(() => sending.status('a').status).toBe('queued');
    expect(names()).toEqual(['saveResults']);
  });
});

describe('what is only on the device', () => {
  it('is taken into the account as it is, all at once; what is too old to be reviewed again stays', async () => {
    const { input: _input, ...old } = analysis('old', 'device');
    const { sending, at } = page([analysis('a', 'device'), analysis('b', 'device'), old, analysis('c', 'account', { status: 'complete' })]);
    expect((await sending.onlyHere()).map(({ id }) => id)).toEqual(['a', 'b']);
    await sending.shareAll();
    expect([at('a'), at('b')]).toMatchObject([{ sharing: 'account', status: 'complete' }, { sharing: 'account', status: 'complete' }]);
    expect(at('old')?.sharing).toBe('device');
  });
});

describe('an analysis that is not to be', () => {
  it('leaves neither the queues nor the server with anything', async () => {
    const { sending, saves, clips, sendClip, names } = page([analysis('a', 'clip')], { submitLandmarks: [offline] });
    sendClip.mockRejectedValue(offline);
    await sending.begin(made('clip'), watch().watch);
    await sending.finish('a', { name: 'later' }, watch().watch);
    expect([saves.state().waiting.length, clips.state().waiting.length]).toEqual([1, 1]);
    await sending.cancel('a');
    expect([saves.state().waiting.length, clips.state().waiting.length]).toEqual([0, 0]);
    expect(names().at(-1)).toBe('deleteAnalysis');
  });

  it('is deleted from the server although the storage of the device does not let it be forgotten', async () => {
    const { sending, clips, asked } = page([]);
    await sending.begin(made('clip'), watch().watch);
    vi.spyOn(clips, 'dismiss').mockRejectedValue(new DOMException('The storage does not answer', 'TimeoutError'));
    await sending.cancel('a');
    expect(asked).toMatchObject([{ name: 'deleteAnalysis', params: { id: 'a' } }]);
  });

  it('is asked for again by the same page where the server did not answer, and the list of the account is read anew', async () => {
    const device = deviceOf();
    const { sending, queries, names } = page([], { deleteAnalysis: [offline, undefined] }, [], device);
    const invalidated = vi.spyOn(queries, 'invalidateQueries');
    await sending.begin(made('clip'), watch().watch);
    await sending.cancel('a');
    expect(device.notes.all()).toEqual(['a']);
    expect(invalidated).not.toHaveBeenCalled();
    sending.callOffLeft();
    await expect.poll(() => device.notes.all()).toEqual([]);
    expect(names()).toEqual(['deleteAnalysis', 'deleteAnalysis']);
    await expect.poll(() => invalidated.mock.calls.length).toBeGreaterThan(0);
  });

  it.each(['account', 'clip'] as const)('because its page ended before it was measured is called off at the next start (%s)', async (sharing) => {
    const device = deviceOf();
    await page([], {}, [], device).sending.begin(made(sharing), watch().watch);
    const { sending, asked } = page([], {}, [], device);
    await sending.resume();
    await expect.poll(() => device.notes.all()).toEqual([]);
    expect(asked).toMatchObject([{ name: 'deleteAnalysis', params: { id: 'a' } }]);
  });

  it('is called off at a later start where the server could not be reached', async () => {
    const device = deviceOf();
    await page([], {}, [], device).sending.begin(made('account'), watch().watch);
    const { sending, names } = page([], { deleteAnalysis: [offline, undefined] }, [], device);
    await sending.resume();
    await expect.poll(() => names()).toEqual(['deleteAnalysis']);
    expect(device.notes.all()).toEqual(['a']);
    await expect.poll(async () => (await sending.resume(), device.notes.all())).toEqual([]);
    expect(names()).toEqual(['deleteAnalysis', 'deleteAnalysis']);
  });

  it('is none that this page is still measuring, that another tab is, or that was measured', async () => {
    const device = deviceOf();
    const own = page([], {}, [], device);
    await own.sending.begin(made('account'), watch().watch);
    await own.sending.resume();
    // The other tab holds the lock until it is done.
    const other = Promise.withResolvers<void>();
    const waiting = page([], {}, [], { ...device, lock: async (_name, task) => other.promise.then(task) });
    await waiting.sending.resume();
    expect(device.notes.all()).toEqual(['a']);
    await own.sending.finish('a', { name: 'ready' });
    expect(device.notes.all()).toEqual([]);
    other.resolve();
    device.notes.add('b');
    const stored = page([analysis('b', 'account', { status: 'complete', results })], {}, [], device);
    await stored.sending.resume();
    await expect.poll(() => device.notes.all()).toEqual([]);
    expect([own, waiting, stored].flatMap(({ names }) => names())).toEqual(['initiateAnalysis']);
  });
});
