import { describe, expect, it } from 'vitest';
import type { FormReview, Grade, Measure } from '../review-types.ts';
import { confidenceIn } from './insight-confidence.ts';

function sureOf(grade: Grade, over: Partial<FormReview> = {}, id = 'supportKneeAtContact'): number {
  const review = { type: 'shooting', view: 'side', frames: { seen: 40, withPlayer: 40 }, ...over } as const;
  return confidenceIn(review, { id, grade } as Measure);
}

describe('how sure what is said of a measure is', () => {
  it('falls with the grade of the measure', () => {
    expect([sureOf('A'), sureOf('B'), sureOf('C')]).toEqual([0.9, 0.7, 0.5]);
  });

  it('falls where the player was found in fewer pictures', () => {
    const found = (withPlayer: number) => sureOf('A', { frames: { seen: 40, withPlayer } });
    expect([found(28), found(27), found(19)]).toEqual([0.9, 0.8, 0.7]);
  });

  it('falls at a slant for what lies in the plane of the movement, and for nothing else', () => {
    expect(sureOf('B', { view: 'oblique' })).toBe(0.6);
    expect(sureOf('B', { view: 'oblique' }, 'plantFootStill')).toBe(0.7);
  });
});
