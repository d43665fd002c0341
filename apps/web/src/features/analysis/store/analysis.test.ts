import type { FormReview } from '@touchline/vision';
import { describe, expect, it } from 'vitest';
import { readStored, withResult, type Analysis, type AnalysisStatus } from './analysis.ts';

const review = { type: 'juggling', overallScore: 60 } as FormReview;
const later = { type: 'juggling', overallScore: 80 } as FormReview;
const analysis = (status: AnalysisStatus): Analysis =>
  ({ id: 'a', type: 'juggling', status, review, corrected: 12, stills: ['picture'], clip: 'clip', frames: ['frame'] }) as unknown as Analysis;

describe('a result', () => {
  it.each<AnalysisStatus>(['local', 'waiting', 'processing', 'failed', 'complete'])(
    'that is a review replaces the review of one that is %s, and nothing that the player or the device made',
    (status) => {
      expect(withResult(analysis(status), { status: 'complete', review: later })).toEqual({
        ...analysis(status),
        status: 'complete',
        review: later,
      });
    },
  );

  it.each<[AnalysisStatus, 'waiting' | 'processing' | 'failed', AnalysisStatus]>([
    ['local', 'waiting', 'waiting'],
    ['waiting', 'processing', 'processing'],
    ['processing', 'waiting', 'processing'],
    ['processing', 'failed', 'failed'],
    ['failed', 'processing', 'failed'],
    ['complete', 'failed', 'complete'],
    ['complete', 'waiting', 'complete'],
  ])('on %s: %s leaves it %s, with the review it has', (before, status, after) => {
    expect(withResult(analysis(before), { status })).toEqual(analysis(after));
  });

  it('that says nothing new, or is of another skill, changes nothing at all', () => {
    const waiting = analysis('waiting');
    expect(withResult(waiting, { status: 'waiting' })).toBe(waiting);
    expect(withResult(waiting, { status: 'complete', review: { ...later, type: 'turns' } })).toBe(waiting);
  });
});

it('what the first versions called completed was made on the device', () => {
  expect(readStored({ ...analysis('local'), status: 'completed' })).toEqual(analysis('local'));
  expect(readStored(analysis('processing')).status).toBe('processing');
});
