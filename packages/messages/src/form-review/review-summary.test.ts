import type { FormReview } from '@touchline/vision';
import { evidenceFor } from '@touchline/vision';
import { arbitraryReview } from '@touchline/vision/reviews/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summaryText } from './review-summary.ts';
import { measureWord } from './review-words.ts';

const all = evidenceFor('passing').map(({ range }) => range.id);
const measured = (ids: readonly string[]) => ids.map((id) => ({ id }) as FormReview['measures'][number]);
const review = (over: Partial<FormReview>) => ({
  type: 'passing' as const,
  measures: measured(all),
  overallScore: null,
  strengths: [],
  improvements: [],
  notMeasured: [],
  ...over,
});

describe('an analysis in one line', () => {
  it('has its score, what went well and what to work on', () => {
    expect(summaryText(review({ overallScore: 82 }))).toBe(
      'Score: 82/100. Strengths: None identified. Areas to improve: None identified',
    );
  });

  it('names to improve only what was measured, and in a line of its own what could not be seen', () => {
    const unseen = new Set(['kneeAlignmentAtContact', 'headSteady']);
    const some = measured(all.filter((id) => !unseen.has(id)));
    const improvements = [{ measure: 'plantFootStill' }] as unknown as FormReview['improvements'];
    for (const [named, to] of [[[], 'None identified'], [improvements, 'Standing foot still']] as const) {
      expect(summaryText(review({ overallScore: 82, measures: some, improvements: named, notMeasured: ['frontView'] }))).toBe(
        `Score: 82/100. Strengths: None identified. Areas to improve: ${to}\nCould not be seen: Steady head, Standing knee over the toes`,
      );
    }
  });

  it('of any review says of each measure of its skill whether it was seen, and to improve names only those that were', () => {
    fc.assert(
      fc.property(arbitraryReview, (any) => {
        const [line = '', unseen = ''] = summaryText(any).split('\n');
        const missing = evidenceFor(any.type).filter(({ range }) => !any.measures.some(({ id }) => id === range.id));
        const names = missing.map(({ range }) => measureWord(range.id) ?? '');
        expect(names.filter((name) => line.includes(name))).toEqual([]);
        expect(unseen).toBe(any.overallScore === null || names.length === 0 ? '' : `Could not be seen: ${names.join(', ')}`);
      }),
    );
  });

  it('says why it has no score', () => {
    expect(summaryText(review({ notMeasured: ['noKickSeen'] }))).toBe(
      'We could not make out a kick in this video: no leg swung through clearly enough to be sure. So there is no score.',
    );
    expect(summaryText(review({ notMeasured: ['tooFewMeasures', 'frontView'] }))).toBe(
      'We could measure too little for a fair score.',
    );
  });

  it('is not available where nothing is known, or only what another version knew', () => {
    expect(summaryText(review({}))).toBe('Summary not available');
    expect(summaryText(review({ notMeasured: ['ofAnotherVersion' as 'noPose'] }))).toBe('Summary not available');
  });
});
