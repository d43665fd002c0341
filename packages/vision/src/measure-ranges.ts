import { analysisTypes, type AnalysisType } from '@touchline/domain';
import type { Fault, Range } from './measure-types.ts';
import { jugglingRanges } from './ranges/juggling-ranges.ts';
import { kickRanges } from './ranges/kick-ranges.ts';
import { runningRanges } from './ranges/running-ranges.ts';
import { stanceRanges } from './ranges/stance-ranges.ts';

/** The rows of every skill stand in the file of its family. */
const familyOf = {
  shooting: kickRanges,
  passing: kickRanges,
  crossAndFinish: kickRanges,
  setpiece: kickRanges,
  dribbling: runningRanges,
  turns: runningRanges,
  juggling: jugglingRanges,
  defending: stanceRanges,
  goalkeeping: stanceRanges,
  heading: stanceRanges,
  general: stanceRanges,
} as const satisfies { readonly [Type in AnalysisType]: readonly Range[] };
type Row = (typeof familyOf)[AnalysisType][number];

/** Every band there is, with its grade and its use. Numbers marked `literature` are those of the facts page. */
export const ranges: readonly Range[] = [...new Set<Row>(analysisTypes.flatMap((type): readonly Row[] => familyOf[type]))];

type FaultIdOf<Named> = Named extends { id: infer Id extends string; below: infer Below; above: infer Above }
  ? `${Id}.${Extract<Below | Above, Fault>['name']}`
  : never;
/** Every fault that a row names, such as `supportKneeAtContact.tooStraight`. */
export type FaultId = FaultIdOf<Row>;

/** The rows of one type. */
export function rangesOf(type: AnalysisType): readonly Range[] {
  return ranges.filter((range) => range.types.includes(type));
}
