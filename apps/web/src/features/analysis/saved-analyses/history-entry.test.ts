import type { AnalysisHistoryItem } from '@touchline/contracts';
import { verdictOf, type FormReview } from '@touchline/vision';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../results/testing/engine-outcomes.ts';
import type { Analysis } from '../store/saved-analysis.ts';
import { entryFailure, entryGrade, entryScore, entryStatus, entrySummary, isShared, mergeHistory, type HistoryEntry } from './history-entry.ts';

const review = { overallScore: 60, strengths: [], improvements: [], notMeasured: [] } as unknown as FormReview;
const device = (id: string, createdAt: number, over: Partial<Analysis> = {}): Analysis =>
  ({ id, createdAt, type: 'shooting', status: 'local', sharing: 'device', review, results: null, failure: null, ...over }) as Analysis;
const account = (id: string, at: number, over: Partial<AnalysisHistoryItem> = {}): AnalysisHistoryItem => ({
  id,
  created_at: new Date(at).toISOString(),
  analysis_type: 'shooting',
  summary_score: 70,
  grade: 'C+',
  status: 'completed',
  summary: 'Score: 70/100. Strengths: Balance. Areas to improve: None identified',
  highlights: { strengths: ['supportKneeAtContact'], improvements: [], notMeasured: [] },
  sharing: 'account',
  error: null,
  measures_version: '1',
  clip: { state: 'none', bytes: null, type: null, keep: false, expires_at: null },
  ...over,
});
const entry = (one: Analysis | null, other: AnalysisHistoryItem | null): HistoryEntry =>
  ({ id: 'a', createdAt: 1, type: 'shooting', device: one, account: other });

describe('the history of device and account', () => {
  it('has each analysis once, newest first', () => {
    const merged = mergeHistory([device('c', 3000), device('a', 1000)], [account('d', 4000), account('a', 999), account('b', 2000)]);
    expect(merged.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
    const all = mergeHistory([device('a', 1000)], [account('a', 999)]);
    expect(all).toMatchObject([{ id: 'a', createdAt: 1000, device: { id: 'a' }, account: { id: 'a' } }]);
  });

  it.each([
    [device('a', 1), null, 'local'],
    [device('a', 1, { status: 'waiting' }), null, 'waiting'],
    [device('a', 1, { status: 'waiting' }), account('a', 1, { status: 'processing' }), 'processing'],
    [device('a', 1, { status: 'processing' }), account('a', 1, { status: 'pending' }), 'processing'],
    [device('a', 1, { status: 'waiting' }), account('a', 1, { status: 'failed' }), 'waiting'],
    [device('a', 1, { status: 'failed' }), account('a', 1), 'complete'],
    [null, account('a', 1, { status: 'pending' }), 'waiting'],
    [null, account('a', 1, { status: 'failed' }), 'failed'],
  ] as const)('knows how far each is (%#)', (one, other, status) => {
    expect(entryStatus(entry(one, other))).toBe(status);
  });

  it('says why one failed in the server’s words, and only of one that did', () => {
    expect(entryFailure(entry(null, account('a', 1, { status: 'failed', error: 'Out of luck' })))).toBe('Out of luck');
    expect(entryFailure(entry(device('a', 1, { status: 'failed', failure: 'Too dark' }), null))).toBe('Too dark');
    expect(entryFailure(entry(device('a', 1, { status: 'waiting' }), account('a', 1, { status: 'failed', error: 'Out of luck' })))).toBeNull();
  });

  it('shows the score of the server where there is one', () => {
    expect(entryScore(entry(device('a', 1), null))).toBe(60);
    expect(entryScore(entry(device('a', 1), account('a', 1)))).toBe(70);
    expect(entryScore(entry(null, account('a', 1, { summary_score: null })))).toBeNull();
  });

  it('says in a child’s words what went well and what to work on, without the score that stands beside it', () => {
    const told = (highlights: AnalysisHistoryItem['highlights'], score: number | null = 70) =>
      entrySummary(entry(null, account('a', 1, { highlights, summary_score: score })));
    expect(entrySummary(entry(null, account('a', 1)))).toBe('Went well: Standing knee at the ball.');
    expect(told({ strengths: ['supportKneeAtContact'], improvements: ['kickingKneeAtBackswing'], notMeasured: [] })).toBe(
      'Went well: Standing knee at the ball. Work on: Kicking knee in the backswing.',
    );
    expect(told({ strengths: ['ofAnotherVersion'], improvements: [], notMeasured: [] })).toBeNull();
    expect(told({ strengths: [], improvements: [], notMeasured: ['ofAnotherVersion', 'noPose'] }, null)).toBe('We could not see a player in this video.');
    expect(told(null)).toBeNull();
    const found = { measure: 'supportKneeAtContact' } as FormReview['strengths'][number];
    expect(entrySummary(entry(device('a', 1, { review: { ...review, strengths: [found] } }), account('a', 1)))).toBe('Went well: Standing knee at the ball.');
    expect(entrySummary(entry(device('a', 1), null))).toBeNull();
  });

  it('has the letter that the score is shown with, on the device and in the account alike', () => {
    expect(entryGrade(entry(null, account('a', 1)))).toBe('C+');
    expect(entryGrade(entry(null, account('a', 1, { summary_score: null, grade: null })))).toBeNull();
    const seen = outcomeOf().review;
    expect(verdictOf(seen)).not.toBeNull();
    expect(entryGrade(entry(device('a', 1, { review: seen }), null))).toBe(verdictOf(seen)?.grade);
    expect(entryGrade(entry(device('a', 1, { review: { ...seen, measures: [] } }), null))).toBeNull();
  });

  it('knows what may be on a server', () => {
    expect(isShared({ device: device('a', 1), account: null })).toBe(false);
    expect(isShared({ device: device('a', 1, { sharing: 'account' }), account: null })).toBe(true);
    expect(isShared({ device: null, account: account('a', 1) })).toBe(true);
  });
});
