import type { AnalysisHistoryItem } from '@touchline/contracts';
import { expect, it } from 'vitest';
import { playerFormReviews } from './player-form-reviews.ts';

type Saved = Parameters<typeof playerFormReviews>[0][number];
const finding = (measure: string) => ({ measure }) as Saved['review']['strengths'][number];

function savedOf(id: string, createdAt: number, overallScore: number | null, more: Partial<Saved> = {}): Saved {
  const review = { overallScore, strengths: [finding('balance')], improvements: [finding('plantDistance'), finding('trunkLean')], notMeasured: [] } as unknown as Saved['review'];
  return { id, createdAt, type: 'shooting', review, results: null, ...more };
}
function inAccount(id: string, createdAt: number, score: number | null, status: AnalysisHistoryItem['status'] = 'completed'): AnalysisHistoryItem {
  return { id, created_at: new Date(createdAt).toISOString(), analysis_type: 'juggling', status, summary_score: score, highlights: { strengths: ['count'], improvements: [], notMeasured: [] } } as unknown as AnalysisHistoryItem;
}

it('are those of the device with a score, newest first, with the measures that their row names', () => {
  expect(playerFormReviews([savedOf('a', 1, 60), savedOf('b', 2, 74), savedOf('c', 3, null)], [])).toEqual([
    { createdAt: 2, type: 'shooting', score: 74, strengths: ['balance'], improvements: expect.arrayContaining(['plantDistance']) },
    { createdAt: 1, type: 'shooting', score: 60, strengths: ['balance'], improvements: expect.arrayContaining(['plantDistance']) },
  ]);
});

it('are without those of somebody else, in the account too, and without what was made anew', () => {
  const saved = [savedOf('a', 5, 60, { isSomebodyElses: true }), savedOf('b', 4, 74, { replaces: ['old'] })];
  expect(playerFormReviews(saved, [inAccount('a', 5, 60), inAccount('old', 3, 50), inAccount('c', 6, 81)]).map(({ score }) => score)).toEqual([81, 74]);
});

it('are once what is in both, as the server’s score is once it is here, and no more than the server tells of', () => {
  const results = { overallScore: 77 } as Saved['results'];
  expect(playerFormReviews([savedOf('a', 1, 60, { results })], [inAccount('a', 1, 77), inAccount('b', 2, null), inAccount('c', 3, 40, 'processing')]).map(({ score }) => score)).toEqual([77]);
  expect(playerFormReviews(Array.from({ length: 30 }, (_, at) => savedOf(`a${at}`, at, 50)), [])).toHaveLength(20);
});
