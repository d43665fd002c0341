import { describe, expect, it } from 'vitest';
import type { SendingStage } from './initiate-and-upload.ts';
import { analysis, page, refusal, results, watch } from './testing/sender-on-a-page.ts';

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
