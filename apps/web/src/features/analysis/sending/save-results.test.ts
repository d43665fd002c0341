import { ApiError, type Client } from '@touchline/contracts/client';
import { LandmarkData } from '@touchline/contracts';
import type { ReviewInput } from '@touchline/vision';
import { describe, expect, it } from 'vitest';
import type { Analysis } from '../store/saved-analysis.ts';
import { serverResults } from '../testing/second-opinion-results.ts';
import { savePayload, saveSender, type SavePayload } from './save-results.ts';

const pose = Array.from({ length: 33 }, () => ({ x: 0.5, y: 0.25, visibility: 0.9 }));
const input: ReviewInput = {
  version: 1,
  type: 'shooting',
  clip: { width: 640, height: 360, duration: 4, frameRate: 30 },
  refusal: null,
  view: 'side',
  legLength: 0.4,
  kickingLeg: 'right',
  moments: [{ name: 'contact', time: 2, leg: 'right' }],
  isCounted: false,
  frameCounts: { seen: 60, withPlayer: 58 },
  people: 1,
  frames: [{ time: 1, pose }, { time: 2, pose: null }],
};
const analysis = { id: 'a', type: 'shooting', createdAt: 0, input, shape: input.clip, mirrored: true, sharing: 'account' } as unknown as Analysis;
const attempt = { key: 'a', signal: new AbortController().signal, onProgress: () => undefined, onWait: () => undefined };

describe('what is saved of an analysis', () => {
  it('is what the server reviews, with when it was made, and nothing of who made it', () => {
    const payload = savePayload({ ...analysis, replaces: ['former'] }, 'HTTP 500');
    expect(LandmarkData.parse(payload?.analysisData.landmarkData)).toEqual(input);
    expect(payload).toMatchObject({
      analysisData: { createdAt: '1970-01-01T00:00:00.000Z', metadata: { mirrored: true, width: 640 }, sharing: 'account', replaces: 'former' },
      gcsData: null,
      originalError: 'HTTP 500',
    });
  });

  it('says how long this device took, where it knows', () => {
    expect(savePayload({ ...analysis, processingDuration: 4321 }, null)?.analysisData.statistics).toMatchObject({ totalFrames: input.frameCounts.seen, processingDuration: 4321 });
    expect(savePayload(analysis, null)?.analysisData.statistics).not.toHaveProperty('processingDuration');
  });

  it('is nothing where it stays on the device, or is too old to be reviewed again', () => {
    expect(savePayload({ ...analysis, sharing: 'device' }, null)).toBeNull();
    const { input: _input, ...old } = analysis;
    expect(savePayload(old, null)).toBeNull();
  });
});

describe('a save', () => {
  const results = serverResults('shooting');
  function sends(sharing: 'account' | 'clip', initiate: unknown = {}, former: Partial<Analysis> = {}) {
    const asked: string[] = [];
    const api = {
      call: async (name: string) => {
        asked.push(name);
        if (name === 'saveResults') return { status: 'completed', data: { results } };
        // None of the former ones was ever sent.
        if (name === 'deleteAnalysis') throw new ApiError({ status: 404, code: 'not_found', message: 'We could not find that.' });
        if (name === 'submitLandmarks') return { status: 'processing' };
        if (initiate instanceof Error) throw initiate;
        return initiate;
      },
    } as unknown as Client;
    const payload = savePayload({ ...analysis, ...former, sharing }, null) as SavePayload;
    return { asked, outcome: saveSender(api, 'player-1')(payload, attempt) };
  }

  it('brings the results', async () => {
    const { outcome, asked } = sends('account');
    await expect(outcome).resolves.toEqual({ status: 'completed', results });
    expect(asked).toEqual(['saveResults']);
  });

  it('of one with a clip is submitted for a second opinion, of which the results come later', async () => {
    const { outcome, asked } = sends('clip');
    await expect(outcome).resolves.toEqual({ status: 'processing', results: null });
    expect(asked).toEqual(['initiateAnalysis', 'submitLandmarks']);
  });

  it('of one with a clip goes on as body points without a grown-up’s yes', async () => {
    const { outcome, asked } = sends('clip', new ApiError({ status: 403, code: 'clip_consent_needed', message: 'No' }));
    await expect(outcome).resolves.toMatchObject({ status: 'completed' });
    expect(asked).toEqual(['initiateAnalysis', 'saveResults']);
    await expect(sends('clip', new ApiError({ status: 0, code: 'network', message: 'No' })).outcome).rejects.toMatchObject({ status: 0 });
  });

  it('in whose place others stood that were never sent is saved all the same', async () => {
    const { outcome, asked } = sends('account', {}, { replaces: ['x', 'b'] });
    await expect(outcome).resolves.toMatchObject({ status: 'completed' });
    expect(asked).toEqual(['saveResults', 'deleteAnalysis']);
  });
});
