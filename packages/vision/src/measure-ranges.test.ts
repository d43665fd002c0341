import { analysisTypes } from '@touchline/domain';
import type { AnalysisType } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { measureIds } from './measure-types.ts';
import type { MeasureId } from './measure-types.ts';
import { ranges, rangesOf } from './measure-ranges.ts';
import { goodFootSpacing } from './ranges/stance-ranges.ts';

function rowOf(type: AnalysisType, id: MeasureId) {
  const row = rangesOf(type).find((range) => range.id === id);
  if (!row) throw new Error(`${type} has no ${id}`);
  const { band } = row;
  return { row, numbers: band && [band.min, band.goodFrom, band.best, band.goodTo, band.max] };
}

describe('the table of ranges', () => {
  it.each([
    ['shooting', 'supportKneeAtContact', [115, 128, 138, 150, 165], 'A'],
    ['shooting', 'kickingKneeAtBackswing', [50, 60, 80, 100, 115], 'A'],
    ['shooting', 'kickingKneeAtContact', [135, 145, 160, 175, 180], 'C'],
    ['shooting', 'trunkLeanAtContact', [-25, -10, 5, 15, 25], 'B'],
    ['shooting', 'followThroughHigh', null, 'A'],
    ['passing', 'supportKneeAtContact', [120, 135, 145, 160, 172], 'A'],
    ['crossAndFinish', 'supportKneeAtContact', [120, 135, 145, 160, 172], 'A'],
    ['setpiece', 'supportKneeAtContact', [120, 135, 145, 160, 172], 'A'],
    ['passing', 'trunkLeanAtContact', [-5, 0, 8, 20, 30], 'B'],
    ['passing', 'followThroughLow', null, 'B'],
    ['dribbling', 'stanceKnee', [110, 125, 140, 155, 168], 'A'],
    ['dribbling', 'runningLean', [0, 8, 15, 25, 35], 'B'],
    ['turns', 'hipDrop', [4, 8, 16, 25, 35], 'A'],
    ['juggling', 'kneeAtTouch', [95, 110, 130, 155, 170], 'A'],
    ['defending', 'bentKnees', [95, 110, 130, 150, 162], 'A'],
    ['goalkeeping', 'stanceWidth', [55, 70, 75, 80, 100], 'A'],
    ['goalkeeping', 'kneeFlexion', [30, 45, 60, 75, 90], 'A'],
  ] as const)('has for %s the %s of the literature', (type, id, numbers, grade) => {
    const { row, numbers: written } = rowOf(type, id);
    expect(written).toEqual(numbers);
    expect(row).toMatchObject({ grade, source: 'literature' });
  });

  it('asks for the head up in 30 to 40 % of the frames, 30 % weaker-foot touches, and at most 12 % sway', () => {
    expect(rowOf('dribbling', 'headUp').row).toMatchObject({ reading: 'atLeast', band: { goodFrom: 0.3, best: 0.4 } });
    expect(rowOf('juggling', 'weakerFootShare').row).toMatchObject({ reading: 'atLeast', band: { goodFrom: 0.3 } });
    expect(rowOf('juggling', 'trunkSway').row).toMatchObject({ reading: 'atMost', band: { goodTo: 12, max: 30 } });
  });

  it('reads good foot spacing as parts of the player, not of the picture', () => {
    expect(goodFootSpacing).toEqual({ from: 0.1, to: 0.4 });
    const { band } = rowOf('general', 'footSpacing').row;
    expect(band?.goodFrom).toBeCloseTo(20.4, 1);
    expect(band?.goodTo).toBeCloseTo(81.6, 1);
  });

  it.each(analysisTypes)('has two measures or more for %s from the side', (type) => {
    expect(rangesOf(type).filter(({ sight }) => sight !== 'front').length).toBeGreaterThanOrEqual(2);
  });

  it('scores heading by posture, balance and the two-footed base only', () => {
    expect(rangesOf('heading').map(({ id }) => id)).toEqual([
      'footSpacing',
      'twoFootedBase',
      'uprightPosture',
      'shouldersLevel',
      'hipsOverBase',
      'headSteady',
    ]);
  });

  it('has bands whose numbers rise', () => {
    for (const { band } of ranges) {
      const numbers = band ? [band.min, band.goodFrom, band.best, band.goodTo, band.max] : [];
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    }
  });

  it('uses every measure there is, and each once in a type', () => {
    expect(new Set(ranges.map(({ id }) => id))).toEqual(new Set(measureIds));
    for (const type of analysisTypes) {
      const ids = rangesOf(type).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
