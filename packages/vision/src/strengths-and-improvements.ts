import type { RangedMeasure } from './measures/compute-measures.ts';
import type { Fault, Range } from './measure-types.ts';
import type { Finding, View } from './review-types.ts';

/** At most this many strengths and this many improvements (spec 002 §9, 'Lists are capped at 3 locally'). */
const MOST = 3;
/** From this score a measure is in its good range: a strength. */
export const GOOD_SCORE = 80;
/** An angle from one phone is this many degrees off now and then: a fault has to be clearer (facts: tolerance). */
const TOLERANCE = 10;
/**
 * Seen from 30 to 55 degrees askew, a bent knee looks up to 18 degrees straighter than it is (the horizontal lengths
 * shrink by the cosine): there a fault has to be clearer still.
 */
const OBLIQUE_TOLERANCE = 20;
/** In units other than degrees a fault has to be half-way from good to the limit; askew, at the limit. */
const CLEAR_FAULT = 60;
const CLEAR_OBLIQUE_FAULT = 40;

/** The name of what is said of a value in its good range. */
const PRAISE = 'good';

function findingOf({ measure, range }: RangedMeasure, name: string, drillId: string): Finding {
  const { value, time, joint } = measure;
  return { id: `${range.id}.${name}`, measure: range.id, value, time, joint, drillId };
}

function isAskew(view: View | null, { sight }: Range): boolean {
  return view === 'oblique' && sight === 'side';
}

/** By how many degrees an angle has to differ before one phone can tell. */
export function clearDegrees(view: View | null, range: Range): number {
  return isAskew(view, range) ? OBLIQUE_TOLERANCE : TOLERANCE;
}

/** Whether a value is so far from good that it can be said: beyond what one phone may get wrong. */
function isClear({ measure, range }: RangedMeasure, view: View): boolean {
  if (range.unit === 'yesNo') return measure.value === 0;
  if (range.unit === 'degrees' && range.band !== null) {
    const tolerance = clearDegrees(view, range);
    return measure.value < range.band.goodFrom - tolerance || measure.value > range.band.goodTo + tolerance;
  }
  return measure.score < (isAskew(view, range) ? CLEAR_OBLIQUE_FAULT : CLEAR_FAULT);
}

function sideOf(value: number, { band, below, above }: Range): Fault | null {
  return band !== null && value > band.best ? above : below;
}

/** What is said of one measure to be better next time; null when it is good enough or not clear enough. */
function faultOf(entry: RangedMeasure, view: View): Finding | null {
  const fault = sideOf(entry.measure.value, entry.range);
  return fault && isClear(entry, view) ? findingOf(entry, fault.name, fault.drillId) : null;
}

/** What the player did well, and what to work on: three of each at most, the clearest first. */
export function findingsOf(
  measured: readonly RangedMeasure[],
  view: View,
): { strengths: readonly Finding[]; improvements: readonly Finding[] } {
  // By tenths: two that are as good as one another always come in the same order, whatever the last digit says.
  const tenths = ({ measure }: RangedMeasure): number => Math.round(measure.score * 10);
  const byScore = measured.toSorted((a, b) => tenths(a) - tenths(b));
  const strengths = byScore
    .toReversed()
    .filter(({ measure }) => measure.score >= GOOD_SCORE)
    .map((entry) => findingOf(entry, PRAISE, entry.range.drillId));
  const improvements = byScore.map((entry) => faultOf(entry, view)).filter((finding) => finding !== null);
  return { strengths: strengths.slice(0, MOST), improvements: improvements.slice(0, MOST) };
}
