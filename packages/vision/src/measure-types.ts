import type { AnalysisType, DrillId } from '@touchline/domain';
import type { Grade, Measure, SubScoreName } from './review-types.ts';

/** The measures there are. Several types share one, with bands of their own. */
export const measureIds = [
  'supportKneeAtContact',
  'kickingKneeAtBackswing',
  'kickingKneeAtContact',
  'trunkLeanAtContact',
  'followThroughHigh',
  'followThroughLow',
  'plantFootStill',
  'kneeAlignmentAtContact',
  'stanceKnee',
  'runningLean',
  'headUp',
  'headSteady',
  'hipDrop',
  'hipsOverBase',
  'kneeAtTouch',
  'kneeSpread',
  'weakerFootShare',
  'trunkSway',
  'bentKnees',
  'staggeredFeet',
  'stanceWidth',
  'kneeFlexion',
  'footSpacing',
  'kneeAlignment',
  'twoFootedBase',
  'uprightPosture',
  'shouldersLevel',
  'kneeSymmetry',
] as const;
export type MeasureId = (typeof measureIds)[number];

export type Band = NonNullable<Measure['band']>;

/**
 * Which way a band is read. `between`: best in the middle. `atLeast`: as good from `best` up. `atMost`: as good from
 * `best` down. `yes`: one or nothing, without a band.
 */
export type Reading = 'between' | 'atLeast' | 'atMost' | 'yes';

/**
 * From where a measure can be seen. `side`: an angle or a length in the plane of the movement; the front hides it, and
 * an oblique view makes a guess of it. `front`: a width. `any`: both show it.
 */
export type Sight = 'side' | 'front' | 'any';

/** What the overall score is made of; technique is another cut through the same measures. */
export type ScorePart = Exclude<SubScoreName, 'technique'>;

/** What is said of a value on one side of the good range, and a drill of the catalogue that trains it. */
export interface Fault<Name extends string = string> {
  readonly name: Name;
  readonly drillId: DrillId;
}

/** One row of the table of ranges. */
export interface Range {
  readonly id: MeasureId;
  readonly types: readonly AnalysisType[];
  readonly unit: Measure['unit'];
  readonly reading: Reading;
  readonly band: Band | null;
  readonly grade: Grade;
  readonly part: ScorePart;
  /** MeasuredValue at a moment of the skill itself, so that it counts for technique as well. */
  readonly technique: boolean;
  readonly sight: Sight;
  /** What is said of values below the good range; null when that is no fault. */
  readonly below: Fault | null;
  /** What is said of values above the good range; null when that is no fault. */
  readonly above: Fault | null;
  /** The drill to go on with when the value is good. */
  readonly drillId: DrillId;
  /** Where the numbers come from: literature by way of the facts of the game, or a reckoning of our own. */
  readonly source: 'literature' | 'own';
}

/** A row of skills of one family alone. */
export type RangeOf<Type extends AnalysisType> = Range & { readonly types: readonly Type[] };

/** A band from its five numbers: min – good from – best – good to – max. */
export function band(min: number, goodFrom: number, best: number, goodTo: number, max: number): Band {
  return { min, goodFrom, best, goodTo, max };
}

export function fault<const Name extends string>(name: Name, drillId: DrillId): Fault<Name> {
  return { name, drillId };
}
