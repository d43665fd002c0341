import { analysisTypes } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { seenFrom } from '../measures/compute-measures.ts';
import { rangesOf } from '../measure-ranges.ts';
import type { FormReview, View } from '../review-types.ts';
import { verdictOf } from './review-verdict.ts';

type Reviewed = Parameters<typeof verdictOf>[0];

/** A score of 93 from all that a camera there can see. */
function seen(type: Reviewed['type'], view: View, over: Partial<FormReview> = {}): Reviewed {
  const measures = rangesOf(type)
    .filter(({ sight }) => seenFrom[sight].includes(view))
    .map(({ id }) => ({ id }) as FormReview['measures'][number]);
  return { type, measures, overallScore: 93, notMeasured: [], ...over };
}

describe('a letter', () => {
  it.each(analysisTypes.filter((type) => type !== 'general'))('is there for %s filmed from where it is best seen', (type) => {
    const views: readonly View[] = ['side', 'front'];
    expect(views.map((view) => verdictOf(seen(type, view)))).toContainEqual({ grade: 'A+', band: 'Excellent' });
  });

  it('is not: of a kick from the front, which hides half of it', () => {
    expect(verdictOf(seen('shooting', 'front'))).toBeNull();
  });

  it('is not: of general movement, which is no skill', () => {
    const all = rangesOf('general').map(({ id }) => ({ id }) as FormReview['measures'][number]);
    expect(verdictOf({ type: 'general', measures: all, overallScore: 100, notMeasured: [] })).toBeNull();
  });

  it('is not: without a score', () => {
    expect(verdictOf(seen('shooting', 'side', { overallScore: null }))).toBeNull();
  });

  it('does not miss what no camera of this speed can measure', () => {
    const withoutFast = rangesOf('shooting').filter(({ grade }) => grade !== 'C');
    const measures = withoutFast.map(({ id }) => ({ id }) as FormReview['measures'][number]);
    expect(verdictOf({ type: 'shooting', measures, overallScore: 60, notMeasured: ['lowFrameRate'] })).toEqual({
      grade: 'D',
      band: 'Fair',
    });
  });
});
