import { describe, expect, it } from 'vitest';
import { findingsOf } from './strengths-and-improvements.ts';
import { ranges } from './measure-ranges.ts';
import type { RangedMeasure } from './measures/compute-measures.ts';
import type { View } from './review-types.ts';

const knee = ranges.find(({ id }) => id === 'supportKneeAtContact');

/** What is said of a standing knee of so many degrees; from 128 to 150 is good. */
function saidOf(value: number, view: View): readonly string[] {
  if (knee === undefined) throw new Error('no such range');
  const measure = { id: knee.id, value, time: 1, joint: null, score: 0 } as unknown as RangedMeasure['measure'];
  return findingsOf([{ measure, range: knee }], view).improvements.map(({ id }) => id);
}

describe('a fault', () => {
  it.each<[View, number, boolean]>([
    ['side', 159, false],
    ['side', 161, true],
    ['side', 119, false],
    ['side', 117, true],
    ['oblique', 165, false],
    ['oblique', 169, false],
    ['oblique', 171, true],
    ['oblique', 109, false],
    ['oblique', 107, true],
  ])('seen from the %s at %i degrees is said: %s', (view, value, isSaid) => {
    expect(saidOf(value, view)).toHaveLength(isSaid ? 1 : 0);
  });
});
