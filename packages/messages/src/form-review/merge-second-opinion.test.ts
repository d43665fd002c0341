import { arbitraryReview, recordedReview } from '@touchline/vision/reviews/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeSecondOpinion } from './merge-second-opinion.ts';
import type { ProviderReview } from './merge-second-opinion.ts';
import { writeReview } from './write-review.ts';

const kick = writeReview({ review: recordedReview('kick-720p-h264', 'shooting', { look: 'every frame' }), age: 15, earlier: [] });
const nobody = writeReview({ review: recordedReview('two-people-vp9', 'shooting', { look: 'every frame' }), age: 15, earlier: [] });

function provider(over: Partial<ProviderReview> = {}): ProviderReview {
  return {
    overallScore: 60,
    text: 'A brave <b>shot</b>.',
    strengths: ['A quick run-up.', 'Eyes on the ball.', 'A long last step.'],
    improvements: ['Follow the ball for longer.'],
    tips: [],
    confidence: 0.6,
    ...over,
  };
}

describe('a review without another reviewer', () => {
  it('is ours alone, and claims no second opinion', () => {
    const alone = mergeSecondOpinion(kick, null);
    expect(alone).toEqual({ ...kick, hasSecondOpinion: false, providerScore: null, isProviderScoreDefaulted: false, providerText: null });
    expect(alone.origin).toContain('the same as on your device: it is no second opinion');
    expect(alone.quality.missing).toEqual(['ai', 'videoQuality', 'videoIntelligence']);
  });
});

describe('a review with another reviewer', () => {
  it('does not hold the score of both against one that was measured, in its text', () => {
    const review = recordedReview('kick-720p-h264', 'shooting', { look: 'every frame' });
    const earlier = [{ review: { ...review, overallScore: 60 }, createdAt: 1, measuresVersion: kick.measuresVersion }];
    const local = writeReview({ review, age: 15, earlier });
    expect(local.text).toContain('38 better than last time.');
    const merged = mergeSecondOpinion(local, provider());
    expect(merged.text).not.toContain('last time');
    expect(merged.changes).toEqual(local.changes);
  });

  it('has 30 % of our score and 70 % of theirs, in its line too', () => {
    const merged = mergeSecondOpinion(kick, provider());
    expect(kick.overallScore).toBe(98);
    expect(merged.overallScore).toBe(71);
    expect(merged.summary).toBe(
      'Score: 71/100. Strengths: Standing foot still, Full follow-through. Areas to improve: Follow the ball for longer.\nCould not be seen: Standing knee at the ball, Kicking knee in the backswing, Kicking knee at the ball, Upper body at the ball',
    );
    expect(merged).toMatchObject({ hasSecondOpinion: true, isProviderScoreDefaulted: false });
    expect(merged.origin).not.toContain('no second opinion');
    expect(merged.text).toBe(
      kick.text.replace(
        'Your score is 98 out of 100.',
        'Your score is 71 out of 100: 98 was measured on your device, 60 is a second opinion.',
      ),
    );
  });

  it('has lists of five at most, ours first, and nothing with angle brackets', () => {
    const merged = mergeSecondOpinion(kick, provider({ strengths: ['One <script>.', 'Two.', 'Three.'] }));
    expect(merged.strengths).toEqual([...kick.strengths, 'One script.', 'Two.']);
    expect(merged.providerText).toBe('A brave bshot/b.');
    expect(JSON.stringify(merged)).not.toMatch(/[<>]/);
  });

  it('without a score stands for 70, which is said', () => {
    const merged = mergeSecondOpinion(kick, provider({ overallScore: null }));
    expect(merged).toMatchObject({ overallScore: Math.round(0.3 * 98 + 0.7 * 70), isProviderScoreDefaulted: true });
    expect(merged.origin).toContain('gave no score of its own, so 70 stands for it');
  });

  it('marks what they say as theirs, and counts them into the quality', () => {
    const merged = mergeSecondOpinion(kick, provider());
    expect(merged.insights.at(-1)).toEqual({
      insight_type: 'improvement',
      category: 'general',
      message: 'Follow the ball for longer.',
      priority: merged.insights.length - 1,
      confidence: 0.6,
      reason: null,
      measure: null,
    });
    expect(merged.sentences.filter(({ source }) => source.kind === 'provider').map(({ text }) => text)).toContain('A quick run-up.');
    expect(merged.quality.missing).toEqual(['videoQuality', 'videoIntelligence']);
    expect(merged.quality.inputs.ai).toBe(60);
  });

  it('gives no score and no band where we measured too little for them', () => {
    expect(mergeSecondOpinion(nobody, provider())).toMatchObject({ overallScore: null, band: null, summary: nobody.summary });
    // From the front half of a shot is hidden: the score stands, without a band.
    expect(kick.band).toBeNull();
    expect(mergeSecondOpinion(kick, provider()).band).toBeNull();
  });

  it('says nothing to a player who is too young for heading', () => {
    const review = recordedReview('kick-720p-h264', 'heading', { look: 'every frame' });
    const young = writeReview({ review, age: 10, earlier: [] });
    expect(mergeSecondOpinion(young, provider())).toEqual(mergeSecondOpinion(young, null));
  });
});

it('whatever both say, a merged review has its tips, its order and its limits', () => {
  const words = fc.array(fc.string(), { maxLength: 8 });
  const answer = fc.record({
    overallScore: fc.option(fc.integer({ min: -20, max: 200 })),
    text: fc.string(),
    strengths: words,
    improvements: words,
    tips: words,
    confidence: fc.option(fc.double({ min: -1, max: 2, noNaN: true })),
  });
  fc.assert(
    fc.property(arbitraryReview, fc.option(answer), (review, given) => {
      const local = writeReview({ review, age: 20, earlier: [] });
      const merged = mergeSecondOpinion(local, given);
      const most = given === null ? 3 : 5;
      for (const list of [merged.strengths, merged.improvements, merged.tips]) expect(list.length).toBeLessThanOrEqual(most);
      expect(merged.tips.length).toBeGreaterThan(0);
      expect(merged.insights.map(({ priority }) => priority)).toEqual(merged.insights.map((_, at) => at));
      expect(merged.insights.every(({ confidence }) => confidence >= 0 && confidence <= 1)).toBe(true);
      expect(merged.overallScore === null).toBe(local.overallScore === null);
      expect(merged.overallScore ?? 0).toBeGreaterThanOrEqual(0);
      expect(merged.overallScore ?? 0).toBeLessThanOrEqual(100);
      expect(merged.hasSecondOpinion).toBe(given !== null);
      expect(merged.quality.missing.includes('ai')).toBe(given === null);
      expect([merged.text, ...merged.strengths, ...merged.tips].join('')).not.toMatch(/[<>]/);
    }),
  );
});
