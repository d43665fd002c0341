import type { Finding, FormReview, KeyMoment } from '@touchline/vision';
import { describe, expect, it } from 'vitest';
import { keyPictureTimes } from './key-picture-times.ts';

const finding = (time: number | null): Finding => ({
  id: 'x',
  measure: 'x',
  value: 0,
  time,
  joint: null,
  drillId: 'toe_taps',
});
const touch = (time: number): KeyMoment => ({ name: 'touch', time });

function timesOf(improvements: (number | null)[], strengths: (number | null)[], moments: number[]): readonly number[] {
  const review: Partial<FormReview> = {
    improvements: improvements.map(finding),
    strengths: strengths.map(finding),
    moments: moments.map(touch),
  };
  return keyPictureTimes(review as FormReview, 4);
}

describe('the times of the key pictures', () => {
  it('are those of the findings and of the moments, in order', () => {
    expect(timesOf([2], [1], [3])).toEqual([1, 2, 3]);
  });

  it('skip a moment within 0.1 s of one taken, but no finding: its picture is its proof', () => {
    expect(timesOf([2], [2.05], [2.09, 2.14, 2.3])).toEqual([2, 2.05, 2.3]);
  });

  it('are ten at most, findings first', () => {
    const moments = Array.from({ length: 20 }, (_, index) => index / 2);
    const times = timesOf([9.9], [9.7], moments);
    expect(times).toHaveLength(10);
    expect(times.slice(-2)).toEqual([9.7, 9.9]);
  });

  it('are the middle of the clip where nothing was found', () => {
    expect(timesOf([null], [], [])).toEqual([2]);
  });
});
