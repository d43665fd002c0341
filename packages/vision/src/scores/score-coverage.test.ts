import type { AnalysisType } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { rangesOf } from '../measure-ranges.ts';
import type { FormReview, View } from '../review-types.ts';
import { thinCoverage } from './score-coverage.ts';

/** A scored review of which these rows were measured. */
function reviewed(type: AnalysisType, view: View, ids: readonly string[], over: Partial<FormReview> = {}) {
  const measures = ids.map((id) => ({ id, score: 80 }) as FormReview['measures'][number]);
  return { type, view, measures, overallScore: 98, notMeasured: [], ...over } as const;
}
const fromTheFront = ['followThroughHigh', 'plantFootStill', 'headSteady', 'kneeAlignmentAtContact'];
const all = rangesOf('shooting').map(({ id }) => id);

describe('a score that rests on few of the things that a skill has', () => {
  it('from the front wants a side view for the rest', () => {
    expect(thinCoverage(reviewed('shooting', 'front', fromTheFront))).toEqual({ measured: 4, good: 4, of: 8, wants: 'side' });
  });

  it('from the side wants a front view where that is what is missing', () => {
    const seen = ['hipsOverBase', 'headSteady'];
    expect(thinCoverage(reviewed('goalkeeping', 'side', seen))).toEqual({ measured: 2, good: 2, of: 5, wants: 'front' });
  });

  it('counts what lies in its good range, of the skill’s own measures', () => {
    const review = reviewed('shooting', 'front', [...fromTheFront, 'ofAnotherVersion']);
    const measures = review.measures.map((measure) => (measure.id === 'headSteady' ? { ...measure, score: 79 } : measure));
    expect(thinCoverage({ ...review, measures })).toMatchObject({ measured: 4, good: 3 });
  });

  it('wants to see what was hidden, where the view was the right one', () => {
    const hidden = reviewed('shooting', 'side', ['headSteady', 'plantFootStill'], { notMeasured: ['hiddenJoint'] });
    expect(thinCoverage(hidden)).toEqual({ measured: 2, good: 2, of: 8, wants: 'sight' });
    expect(thinCoverage({ ...hidden, notMeasured: [] })?.wants).toBeNull();
  });
});

describe('nothing is said', () => {
  it('of a score that rests on two thirds of the weight or more', () => {
    expect(thinCoverage(reviewed('shooting', 'side', all.slice(0, 7)))).toBeNull();
  });

  it('where there is no score', () => {
    expect(thinCoverage(reviewed('shooting', 'front', ['headSteady'], { overallScore: null }))).toBeNull();
  });

  it('of measures that another version knew', () => {
    expect(thinCoverage(reviewed('turns', 'side', ['ofAnotherVersion', 'hipDrop']))).toMatchObject({ measured: 1, of: 2 });
  });
});
