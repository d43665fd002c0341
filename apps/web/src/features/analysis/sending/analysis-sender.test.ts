import { describe, expect, it, vi } from 'vitest';
import { clipState } from '../testing/sample-clip-upload-state.ts';
import type { SendingStage } from './initiate-and-upload.ts';
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

describe('a place on the server', () => {
  it('is asked for without the clip where only body points are shared', async () => {
    const { sending, asked, sendClip } = page([]);
    expect(await sending.begin(made('account'), watch().watch)).toEqual({ name: 'ready' });
    expect(asked).toMatchObject([{ name: 'initiateAnalysis', body: { analysisId: 'a', analysisType: 'shooting', sharing: 'account' } }]);
    expect(sendClip).not.toHaveBeenCalled();
  });

  it.each<[string, Error, string]>([
    ['cannot be reached', offline, 'later'],
    ['is busy', refusal(503), 'later'],
    ['counts too many', refusal(429), 'later'],
    ['says no', refusal(400, 'validation_failed', 'Not so'), 'refused'],
  ])('is for later, or none, where the server %s', async (_what, error, name) => {
    const { sending } = page([], { initiateAnalysis: [error] });
    expect(await sending.begin(made('account'), watch().watch)).toMatchObject({ name });
  });

  it('for a clip whose server does not answer says when it is asked again, and nothing of making sure', async () => {
    const { sending, sendClip } = page([]);
    const seen = watch();
    const states: unknown[] = [];
    sendClip.mockImplementation(async (_payload, { onProgress, onWait }) => {
      onProgress(0.5);
      onWait(2_000);
      states.push(sending.clipState('a'));
      onProgress(0.5);
      states.push(sending.clipState('a'));
      return 'sent';
    });
    await sending.begin(made('clip'), seen.watch);
    expect(seen.waits).toContain(2_000);
    expect(seen.stages).not.toContain('verifying');
    expect(states).toEqual([
      clipState({ progress: 0.5, retryAt: 2_000 }),
      clipState({ progress: 0.5 }),
    ]);
  });

  it('for a clip that took too long waits for its next try, and says so', async () => {
    const { sending, sendClip } = page([]);
    sendClip.mockRejectedValue(refusal(0, 'timeout', 'Upload timeout'));
    expect(await sending.begin(made('clip'), watch().watch)).toEqual({ name: 'later' });
    expect(sending.clipState('a')).toMatchObject({ refusal: null, lastError: 'timeout' });
  });

  it('for a clip that a busy server did not take says so, and speaks of no connection', async () => {
    const { sending, sendClip } = page([]);
    sendClip.mockRejectedValue(refusal(503, 'unavailable', 'Too much to do right now'));
    expect(await sending.begin(made('clip'), watch().watch)).toEqual({ name: 'later' });
    expect(sending.clipState('a')).toMatchObject({ lastError: 'busy', lastWords: 'Too much to do right now' });
  });

  it('for a clip of a player who has to sign in again waits for that', async () => {
    const { sending, sendClip } = page([]);
    sendClip.mockRejectedValue(refusal(401, 'not_signed_in'));
    expect(await sending.begin(made('clip'), watch().watch)).toEqual({ name: 'later' });
    expect(sending.clipState('a')).toMatchObject({ refusal: null, lastError: 'signIn' });
  });

  it('for a clip is had once the clip has arrived, and the bar follows it', async () => {
    const { sending, sendClip } = page([]);
    sendClip.mockImplementation(async (_payload, { onProgress }) => {
      onProgress(0.5);
      onProgress(0.95);
      return 'sent';
    });
    const seen = watch();
    expect(await sending.begin(made('clip'), seen.watch)).toEqual({ name: 'ready' });
    expect(seen.stages).toEqual(expect.arrayContaining(['preparing', 'uploading', 'verifying']));
    expect(sending.clipState('a')).toBeNull();
  });

  it('without a connection waits on the device, with the clip, and is refused with the server’s words', async () => {
    const { sending, sendClip, clips } = page([analysis('a', 'clip')]);
    sendClip.mockRejectedValueOnce(offline);
    expect(await sending.begin(made('clip'), watch().watch)).toEqual({ name: 'later' });
    expect(sending.clipState('a')).toEqual(clipState({ lastError: 'unreachable' }));
    await clips.sendDue();
    expect(sending.clipState('a')).toBeNull();
    sendClip.mockRejectedValueOnce(refusal(403, 'clip_consent_needed', 'Ask a grown-up'));
    expect(await sending.begin(made('clip'), watch().watch)).toEqual({ name: 'refused', failure: 'Ask a grown-up' });
  });

  it('is not waited for by who does not want to: the clip goes on', async () => {
    const { sending, sendClip } = page([]);
    let arrive = (_sent: 'sent'): void => undefined;
    sendClip.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    const { left, watch: watching } = watch();
    const begun = sending.begin(made('clip'), watching);
    await expect.poll(() => sendClip).toHaveBeenCalled();
    left.abort();
    expect(await begun).toEqual({ name: 'later' });
    expect(sending.clipState('a')).not.toBeNull();
    arrive('sent');
    await expect.poll(() => sending.clipState('a')).toBeNull();
  });
});

describe('what was measured', () => {
  it('is submitted to its place, and its results are merged', async () => {
    const { sending, names, asked, at, news } = page([analysis('a', 'account', { processingDuration: 4321 })]);
    expect(await sending.finish('a', { name: 'ready' }, watch().watch)).toBe('complete');
    expect(names()).toEqual(['submitLandmarks', 'readResults']);
    const statistics = { totalFrames: 1, keyFrameCount: 0, averageConfidence: 0, processingDuration: 4321 };
    expect(asked[0]?.body).toMatchObject({ analysisId: 'a', motionData: {}, keyFrames: [], statistics });
    expect(asked[1]?.headers).toMatchObject({ 'x-analysis-id': 'a', 'x-polling-attempt': '1' });
    expect(at('a')).toMatchObject({ status: 'complete', results });
    // Who waits for it on screen needs no telling.
    expect(news).toEqual([]);
  });

  it('takes pictures along where the player sends the video too, and only then', async () => {
    const pictures = [{ frameNumber: 0, timestamp: 1, imageData: 'a picture' }];
    for (const [sharing, keyFrames] of [['clip', [{ imageData: 'a picture' }]], ['account', []]] as const) {
      const { sending, asked } = page([analysis('a', sharing)], {}, pictures);
      await sending.finish('a', { name: 'ready' }, watch().watch);
      expect(asked[0]).toMatchObject({ name: 'submitLandmarks', body: { keyFrames } });
    }
  });

  it('without a place is saved by the queue', async () => {
    const { sending, names, at } = page([analysis('a', 'account')]);
    expect(await sending.finish('a', { name: 'later' }, watch().watch)).toBe('complete');
    expect(names()).toEqual(['saveResults']);
    expect(at('a')?.status).toBe('complete');
  });

  it('in the place of another analysis says so', async () => {
    const { sending, asked } = page([analysis('b', 'account', { replaces: ['a'] })]);
    await sending.finish('b', { name: 'ready' }, watch().watch);
    expect(asked).toMatchObject([{ name: 'saveResults', body: { analysisId: 'b', analysisData: { replaces: 'a' } } }]);
  });

  it('that cannot be submitted waits in the queue with what it failed with, and arrives later, which is told', async () => {
    const { sending, saves, at, news } = page([analysis('a', 'account')], {
      submitLandmarks: [refusal(500, 'internal', 'HTTP 500')],
      saveResults: [refusal(503, 'busy', 'Busy'), { status: 'completed', data: { results } }],
    });
    expect(await sending.finish('a', { name: 'ready' }, watch().watch)).toBe('later');
    expect(sending.status('a')).toEqual({ status: 'queued', attempts: 1, lastError: 'Busy' });
    expect(saves.state().waiting[0]?.payload.originalError).toBe('HTTP 500');
    expect(at('a')?.status).toBe('waiting');
    await saves.retry();
    await expect.poll(() => at('a')?.status).toBe('complete');
    expect(sending.status('a')).toEqual({ status: 'unknown' });
    await expect.poll(() => news).toMatchObject([{ id: 'a', type: 'shooting', outcome: 'complete' }]);
  });

  it('is given up after five attempts, with the last words, and is tried again when the player asks', async () => {
    const { sending, saves, at, news, names, pass } = page([analysis('a', 'account')], {
      submitLandmarks: [refusal(500)],
      saveResults: [...Array<Error>(5).fill(refusal(500, 'internal', 'Out of luck')), { status: 'completed', data: { results } }],
    });
    await sending.finish('a', { name: 'ready' }, watch().watch);
    for (const seconds of [1, 2, 4, 8]) {
      expect(at('a')?.status).toBe('waiting');
      pass(seconds * 1_000 - 1);
      const before = names().length;
      await saves.sendDue();
      expect(names()).toHaveLength(before);
      pass(1);
      await saves.sendDue();
    }
    await expect.poll(() => at('a')).toMatchObject({ status: 'failed', failure: 'Out of luck' });
    expect(names().filter((name) => name === 'saveResults')).toHaveLength(5);
    expect(sending.status('a')).toEqual({ status: 'unknown' });
    await expect.poll(() => news).toMatchObject([{ outcome: 'failed', failure: 'Out of luck' }]);
    await sending.share('a', 'account');
    await expect.poll(() => at('a')).toMatchObject({ status: 'complete', failure: null });
  });

  it('of an analysis that the player has deleted on another device goes from this one too', async () => {
    const { sending, at } = page([analysis('a', 'account')], { saveResults: [refusal(404, 'analysis_deleted')] });
    await sending.finish('a', { name: 'later' }, watch().watch);
    expect(at('a')).toBeUndefined();
    expect(sending.status('a')).toEqual({ status: 'unknown' });
  });

  it('of an analysis that is deleted on another device while its review is waited for goes from this one too', async () => {
    const { sending, at, names } = page([analysis('a', 'account')], {
      readResults: [{ status: 'processing', results: null, error: null, progress: 10 }, refusal(404, 'analysis_deleted')],
    });
    await sending.finish('a', { name: 'ready' }, watch().watch);
    expect(at('a')).toBeUndefined();
    expect(names().filter((name) => name === 'readResults')).toHaveLength(2);
  });

  it('moves the stage of the review as far as the server has come in it', async () => {
    const answer = (status: string, progress: number) => ({ status, results: null, error: null, progress });
    const { sending } = page([analysis('a', 'clip')], {
      readResults: [answer('pending', 40), answer('processing', 75), answer('processing', 81), { status: 'complete', results, error: null, progress: 100 }],
    });
    const shares: number[] = [];
    const watching = { ...watch().watch, onProgress: (stage: SendingStage, share: number): void => void (stage === 'aiAnalysis' && shares.push(share)) };
    await sending.finish('a', { name: 'ready' }, watching);
    expect(shares).toEqual([0, 0, expect.closeTo(0.3, 6)]);
  });

  it('is not waited for by who leaves, and then is told', async () => {
    const { sending, news } = page([analysis('a', 'account')], {
      readResults: [{ status: 'processing', results: null, error: null, progress: 10 }, { status: 'complete', results, error: null, progress: 100 }],
    });
    const { left, watch: watching } = watch();
    const finished = sending.finish('a', { name: 'ready' }, watching);
    left.abort();
    expect(await finished).toBe('later');
    await expect.poll(() => news).toMatchObject([{ id: 'a', outcome: 'complete', hasOpinion: false }]);
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
