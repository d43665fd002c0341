import type { AnalysisResults } from '@touchline/contracts';
import type { Sharing } from '@touchline/domain';
import type { FormReview } from '@touchline/vision';
import { describe, expect, it } from 'vitest';
import { begun, hasUnsentCount, readStored, scoreOf, withResult, withSharing, type Analysis, type AnalysisStatus, type NewAnalysis } from './saved-analysis.ts';

const review = { type: 'juggling', overallScore: 60 } as FormReview;
const results = { analysisType: 'juggling', overallScore: 80 } as AnalysisResults;
const own = { id: 'a', type: 'juggling', review, corrected: 12, stills: ['picture'], clip: 'clip', frames: ['frame'] };
const analysis = (status: AnalysisStatus, sharing: Sharing = 'account'): Analysis =>
  ({ ...own, status, sharing, results: null, failure: status === 'failed' ? 'Analysis failed on server' : null }) as unknown as Analysis;

describe('a result', () => {
  it.each<AnalysisStatus>(['local', 'waiting', 'processing', 'failed', 'complete'])(
    'that is complete brings one that is %s the server’s results, and leaves the own review and what the player or the device made',
    (status) => {
      expect(withResult(analysis(status), { status: 'complete', results })).toEqual({
        ...analysis(status),
        status: 'complete',
        failure: null,
        results,
      });
    },
  );

  it.each<[AnalysisStatus, 'waiting' | 'processing', AnalysisStatus]>([
    ['local', 'waiting', 'waiting'],
    ['waiting', 'processing', 'processing'],
    ['processing', 'waiting', 'processing'],
    ['failed', 'processing', 'failed'],
    ['complete', 'waiting', 'complete'],
  ])('on %s: %s leaves it %s', (before, status, after) => {
    expect(withResult(analysis(before), { status })).toEqual(analysis(after));
  });

  it('that failed says why, in the server’s words, and takes no results away', () => {
    const failed = { status: 'failed', failure: 'Out of luck' } as const;
    expect(withResult(analysis('processing'), failed)).toEqual({ ...analysis('processing'), ...failed });
    const complete = { ...analysis('complete'), results };
    expect(withResult(complete, failed)).toBe(complete);
  });

  it('that says nothing new, or is of another skill, changes nothing at all', () => {
    const waiting = analysis('waiting');
    expect(withResult(waiting, { status: 'waiting' })).toBe(waiting);
    const failed = analysis('failed');
    expect(withResult(failed, { status: 'failed', failure: 'Analysis failed on server' })).toBe(failed);
    expect(withResult(waiting, { status: 'complete', results: { ...results, analysisType: 'turns' } })).toBe(waiting);
  });
});

it('the score is the device’s until the server’s is here', () => {
  expect(scoreOf(analysis('processing'))).toBe(60);
  expect(scoreOf({ ...analysis('complete'), results })).toBe(80);
  expect(scoreOf({ ...analysis('complete'), results: { ...results, overallScore: null } })).toBeNull();
});

describe('sharing', () => {
  it.each<[AnalysisStatus, Sharing, 'account' | 'clip', AnalysisStatus, Sharing]>([
    ['local', 'device', 'account', 'waiting', 'account'],
    ['complete', 'account', 'clip', 'complete', 'clip'],
    ['processing', 'account', 'clip', 'processing', 'clip'],
    ['failed', 'clip', 'account', 'waiting', 'clip'],
    ['failed', 'account', 'clip', 'waiting', 'clip'],
  ])('of one that is %s and %s, as %s, leaves it %s and %s', (status, sharing, wanted, after, as) => {
    expect(withSharing(analysis(status, sharing), wanted)).toEqual(analysis(after, as));
  });

  it.each<[AnalysisStatus, Sharing, 'account' | 'clip']>([
    ['processing', 'account', 'account'],
    ['complete', 'clip', 'account'],
  ])('of one that is %s and %s, as %s, is nothing new', (status, sharing, wanted) => {
    const one = analysis(status, sharing);
    expect(withSharing(one, wanted)).toBe(one);
  });

  it('decides whether a new one waits', () => {
    const made = (sharing: Sharing) => begun({ ...own, sharing } as unknown as NewAnalysis, 5);
    expect(made('device')).toMatchObject({ status: 'local', createdAt: 5, results: null, failure: null });
    expect(made('clip')).toMatchObject({ status: 'waiting', sharing: 'clip' });
  });
});

it.each<[AnalysisStatus, Sharing, Partial<Analysis>, boolean]>([
  ['complete', 'account', { corrected: 31 }, true],
  ['complete', 'account', { corrected: 31, countSent: 30 }, true],
  ['complete', 'account', { corrected: 31, countSent: 31 }, false],
  ['complete', 'account', { corrected: null }, false],
  ['waiting', 'account', { corrected: 31 }, false],
  ['local', 'device', { corrected: 31 }, false],
])('a count of one that is %s and %s with %o is still to be sent: %s', (status, sharing, over, isUnsent) => {
  const input = {} as NonNullable<Analysis['input']>;
  expect(hasUnsentCount({ ...analysis(status, sharing), input, ...over })).toBe(isUnsent);
});

it('what the first versions called completed was made on the device, and nothing of it left', () => {
  const { sharing: _sharing, results: _results, failure: _failure, ...row } = analysis('local');
  expect(readStored({ ...row, status: 'completed' })).toEqual(analysis('local', 'device'));
  expect(readStored(analysis('processing', 'clip'))).toEqual(analysis('processing', 'clip'));
});
