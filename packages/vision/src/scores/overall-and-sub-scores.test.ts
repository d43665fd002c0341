import { describe, expect, it } from 'vitest';
import type { RangedMeasure } from '../measures/compute-measures.ts';
import { ranges } from '../measure-ranges.ts';
import type { ScorePart } from '../measure-types.ts';
import type { Grade } from '../review-types.ts';
import { scoresOf } from './overall-and-sub-scores.ts';

function scored(part: ScorePart, score: number, grade: Grade = 'A', technique = false): RangedMeasure {
  const [any] = ranges;
  if (!any) throw new Error('the table is empty');
  const { id, unit, band } = any;
  return {
    range: { ...any, part, technique, grade },
    measure: { id, unit, band, grade, score, value: 0, time: null, joint: null },
  };
}

describe('the overall score', () => {
  it('weighs posture 0.25, balance 0.25, legwork 0.3 and body position 0.2', () => {
    const all = [scored('posture', 100), scored('balance', 80), scored('legwork', 60), scored('bodyPosition', 40)];
    expect(scoresOf(all, 30).overallScore).toBe(Math.round(25 + 20 + 18 + 8));
  });

  it('weighs over the parts that exist', () => {
    const { overallScore, subScores } = scoresOf([scored('balance', 100), scored('legwork', 45)], 30);
    expect(overallScore).toBe(Math.round((0.25 * 100 + 0.3 * 45) / 0.55));
    expect(subScores).toEqual({ posture: null, balance: 100, legwork: 45, bodyPosition: null, technique: null });
  });

  it('counts a proxy half within its part', () => {
    expect(scoresOf([scored('legwork', 100), scored('legwork', 40, 'B')], 30).subScores.legwork).toBe(80);
  });

  it('leaves technique to the measures of the skill itself, and out of the sum', () => {
    const { subScores, overallScore } = scoresOf(
      [scored('legwork', 50, 'A', true), scored('legwork', 100), scored('balance', 75)],
      30,
    );
    expect(subScores).toMatchObject({ technique: 50, legwork: 75, balance: 75 });
    expect(overallScore).toBe(75);
  });

  it('is none with fewer than two measures, and so are the parts', () => {
    const none = { posture: null, balance: null, legwork: null, bodyPosition: null, technique: null };
    expect(scoresOf([scored('legwork', 100)], 30)).toEqual({ overallScore: null, subScores: none });
    expect(scoresOf([], 30)).toEqual({ overallScore: null, subScores: none });
  });
});
