import type { MeasureId, Range, Sight } from '../measure-types.ts';
import { rangesOf } from '../measure-ranges.ts';
import type { Grade, Measure, NotMeasured, View } from '../review-types.ts';
import { scoreOf, weightOf } from '../scores/measure-score.ts';
import {
  followThroughHigh,
  followThroughLow,
  kickingKneeAtBackswing,
  kickingKneeAtContact,
  kneeAlignmentAtContact,
  plantFootStill,
  supportKneeAtContact,
  trunkLeanAtContact,
} from './kick-measures.ts';
import { headUp, hipDrop, runningLean, stanceKnee } from './running-measures.ts';
import type { MeasurementInput } from './measurement-input.ts';
import {
  bentKnees,
  feetApart,
  kneeAlignment,
  kneeFlexion,
  kneeSymmetry,
  shouldersLevel,
  twoFootedBase,
  uprightPosture,
} from './stance-measures.ts';
import { headSteady, hipsOverBase, trunkSway } from './steadiness-measures.ts';
import type { Measurement } from './measurement.ts';
import { kneeAtTouch, kneeSpread, weakerFootShare } from './juggling-measures.ts';

const measurements: Readonly<Record<MeasureId, Measurement>> = {
  supportKneeAtContact,
  kickingKneeAtBackswing,
  kickingKneeAtContact,
  trunkLeanAtContact,
  followThroughHigh,
  followThroughLow,
  plantFootStill,
  kneeAlignmentAtContact,
  stanceKnee,
  runningLean,
  headUp,
  headSteady,
  hipDrop,
  hipsOverBase,
  kneeAtTouch,
  kneeSpread,
  weakerFootShare,
  trunkSway,
  bentKnees,
  staggeredFeet: feetApart,
  stanceWidth: feetApart,
  kneeFlexion,
  footSpacing: feetApart,
  kneeAlignment,
  twoFootedBase,
  uprightPosture,
  shouldersLevel,
  kneeSymmetry,
};

/** A measure with its row of the table of ranges. */
export interface RangedMeasure {
  readonly range: Range;
  readonly measure: Measure;
}

export interface Measured {
  readonly measured: readonly RangedMeasure[];
  readonly notMeasured: readonly NotMeasured[];
}

/** The views from which a row can be measured. */
export const seenFrom: Readonly<Record<Sight, readonly View[]>> = {
  side: ['side', 'oblique'],
  front: ['front'],
  any: ['side', 'oblique', 'front'],
};

/** Skills that are filmed from the front first; the side is a second clip, not a better one. */
const bestFromFront: ReadonlySet<MeasurementInput['type']> = new Set(['goalkeeping']);

/** What is measured in the plane of the movement is only a proxy when that plane is seen askew. */
function gradeFrom(view: View, range: Range): Grade {
  return view === 'oblique' && range.sight === 'side' && range.grade === 'A' ? 'B' : range.grade;
}

/** Why a row cannot be measured from this view or at this frame rate; null when it can, or when nobody misses it. */
function refusal(input: MeasurementInput, range: Range): NotMeasured | null {
  if (!seenFrom[range.sight].includes(input.view)) {
    if (range.sight === 'side') return bestFromFront.has(input.type) ? 'frontOnly' : 'frontView';
    // What a front view adds to other types is welcome, and not worth a second clip.
    return range.grade === 'A' ? 'sideView' : null;
  }
  return weightOf(range.grade, input.clip.frameRate) === 0 ? 'lowFrameRate' : null;
}

/** Takes every measure of the input's type that its view, frame rate and moments allow, and says what they did not. */
export function computeMeasures(input: MeasurementInput): Measured {
  const measured: RangedMeasure[] = [];
  const notMeasured = new Set<NotMeasured>();
  for (const range of rangesOf(input.type)) {
    const refused = refusal(input, range);
    if (refused) notMeasured.add(refused);
    if (refused || !seenFrom[range.sight].includes(input.view)) continue;
    const found = measurements[range.id](input);
    if (found === 'hidden') notMeasured.add('hiddenJoint');
    if (found === 'hidden' || found === null) continue;
    if (input.view === 'oblique' && range.sight === 'side') notMeasured.add('obliqueView');
    const { id, unit, band } = range;
    const grade = gradeFrom(input.view, range);
    measured.push({ range, measure: { id, unit, band, grade, score: scoreOf(found.value, range), ...found } });
  }
  return { measured, notMeasured: [...notMeasured] };
}
