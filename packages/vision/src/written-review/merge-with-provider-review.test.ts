import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeLists, mergeScores } from './merge-with-provider-review.ts';

const score = fc.integer({ min: 0, max: 100 });

describe('the score of two reviews', () => {
  it('is 30 % ours and 70 % theirs', () => {
    expect(mergeScores(80, { overallScore: 60 })).toEqual({ overallScore: 66, providerScore: 60, isProviderScoreDefaulted: false });
  });

  it('has 70 for a provider without one, and says so', () => {
    expect(mergeScores(80, { overallScore: null })).toEqual({ overallScore: 73, providerScore: 70, isProviderScoreDefaulted: true });
  });

  it('is none where we have none, whatever a provider says', () => {
    fc.assert(
      fc.property(fc.option(score), (overallScore) => {
        expect(mergeScores(null, { overallScore })).toEqual({ overallScore: null, providerScore: null, isProviderScoreDefaulted: false });
      }),
    );
  });

  it('lies between the two, also where a provider leaves the scale', () => {
    fc.assert(
      fc.property(score, score, (ours, theirs) => {
        const merged = mergeScores(ours, { overallScore: theirs }).overallScore;
        expect(merged).toBeGreaterThanOrEqual(Math.min(ours, theirs));
        expect(merged).toBeLessThanOrEqual(Math.max(ours, theirs));
      }),
    );
    expect(mergeScores(100, { overallScore: 400 }).overallScore).toBe(100);
    expect(mergeScores(0, { overallScore: -5 }).overallScore).toBe(0);
  });
});

describe('a list of two reviews', () => {
  it('has ours first, nothing empty or twice, and five at most', () => {
    expect(mergeLists(['Head up.', 'Knees soft.'], ['head up. ', ' ', 'One.', 'Two.', 'Three.', 'Four.'])).toEqual([
      'Head up.',
      'Knees soft.',
      'One.',
      'Two.',
      'Three.',
    ]);
  });

  it('keeps all of ours, for we say three at most', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 3 }), fc.array(fc.string()), (ours, theirs) => {
        const merged = mergeLists(ours, theirs);
        expect(merged.slice(0, ours.length)).toEqual(ours);
        expect(merged.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});
