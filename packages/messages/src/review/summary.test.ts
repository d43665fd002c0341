import type { FormReview } from '@touchline/vision';
import { describe, expect, it } from 'vitest';
import { summaryText } from './summary.ts';

const review = (over: Partial<FormReview>) => ({
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

  it('does not say of what could not be measured that there is nothing to improve', () => {
    expect(summaryText(review({ overallScore: 82, notMeasured: ['frontView'] }))).toBe(
      'Score: 82/100. Strengths: None identified. Areas to improve: Not everything could be measured',
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
