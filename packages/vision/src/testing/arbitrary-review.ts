import { analysisTypes } from '@touchline/domain';
import fc from 'fast-check';
import { findingsOf } from '../strengths-and-improvements.ts';
import { seenFrom } from '../measures/compute-measures.ts';
import { rangesOf } from '../measure-ranges.ts';
import type { Range } from '../measure-types.ts';
import type { FormReview, Measure, NotMeasured, View } from '../review-types.ts';
import { scoreOf } from '../scores/measure-score.ts';
import { scoresOf } from '../scores/overall-and-sub-scores.ts';
import { tipsOf } from '../select-tips.ts';

const views: readonly View[] = ['side', 'oblique', 'front'];
const reasons: readonly NotMeasured[] = ['frontView', 'obliqueView', 'sideView', 'hiddenJoint', 'lowFrameRate', 'playerLost'];

/** A value from somewhat below to somewhat above the band of a row. */
function valueIn({ unit, band }: Range, part: number): number {
  if (unit === 'yesNo' || band === null) return part < 0.5 ? 0 : 1;
  const room = (band.max - band.min) / 4;
  return band.min - room + part * (band.max - band.min + 2 * room);
}

/** Any review there may be: some measures of a type with any values, scored and judged as those of a clip are. */
export const arbitraryReview: fc.Arbitrary<FormReview> = fc
  .record({
    type: fc.constantFrom(...analysisTypes),
    view: fc.constantFrom(...views),
    parts: fc.array(fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 3 }), { minLength: 10, maxLength: 10 }),
    frameRate: fc.constantFrom(30, 60),
    frames: fc.tuple(fc.nat(60), fc.nat(60)),
    reasons: fc.uniqueArray(fc.constantFrom(...reasons)),
    touches: fc.nat(20),
  })
  .map(({ type, view, parts, frameRate, frames, reasons: named, touches }) => {
    const rows = rangesOf(type).filter(({ sight }) => seenFrom[sight].includes(view));
    const measured = rows.flatMap((range, at) => {
      const part = parts[at] ?? null;
      if (part === null) return [];
      const value = valueIn(range, part);
      const { id, unit, band, grade } = range;
      const measure: Measure = { id, unit, band, grade, value, score: scoreOf(value, range), time: at, joint: null };
      return [{ range, measure }];
    });
    const { subScores, overallScore } = scoresOf(measured, frameRate);
    const notMeasured = [...(overallScore === null ? (['tooFewMeasures'] as const) : []), ...named];
    const moments = Array.from({ length: touches }, (_, at) => ({ name: 'touch', time: at, leg: 'left', part: 'foot' }) as const);
    return {
      type,
      view,
      kickingLeg: null,
      moments: [],
      measures: measured.map(({ measure }) => measure),
      ...findingsOf(measured, view),
      tips: tipsOf(type, notMeasured),
      subScores,
      overallScore,
      notMeasured,
      juggling: type === 'juggling' ? { touches: moments, left: touches, right: 0, foot: touches, knee: 0 } : null,
      frames: { seen: Math.max(...frames), withPlayer: Math.min(...frames) },
      people: 1,
    };
  });
