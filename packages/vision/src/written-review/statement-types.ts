import type { AnalysisType } from '@touchline/domain';
import type { Finding, Measure, NotMeasured, View } from '../review-types.ts';
import type { Coverage } from '../scores/score-coverage.ts';
import type { ScoreBand } from '../scores/score-to-grade.ts';

/** What a sentence rests on. There is none without. */
export type StatementSource =
  | ({ readonly kind: 'measure'; readonly measure: string } & Pick<Measure, 'value' | 'unit' | 'grade' | 'time'>)
  /** A score, by the measures it is made of. */
  | { readonly kind: 'score'; readonly score: number; readonly measures: readonly string[] }
  | { readonly kind: 'count'; readonly of: 'frames' | 'touches' | 'measures'; readonly count: number }
  | { readonly kind: 'notMeasured'; readonly reason: NotMeasured }
  /** Earlier attempts, by when they were made. */
  | { readonly kind: 'attempts'; readonly createdAt: readonly number[]; readonly measure: string | null }
  /** Advice to everybody who trains the skill: nothing that was seen, and never worded as if it were. */
  | { readonly kind: 'skill'; readonly type: AnalysisType };

interface OfFinding {
  readonly finding: Finding;
  readonly unit: Measure['unit'];
}

interface OfReason {
  readonly reason: NotMeasured;
}

/** Everything that can be said, and the numbers in it. */
export interface Sayings {
  /** The band is null where too little of the skill was measured for one. */
  readonly score: { readonly type: AnalysisType; readonly score: number; readonly band: ScoreBand | null };
  readonly coverage: { readonly coverage: Coverage };
  readonly noStrengths: object;
  readonly seen: OfFinding;
  readonly why: OfFinding;
  readonly cue: OfFinding;
  /** Why something was not measured. */
  readonly what: OfReason;
  readonly film: OfReason;
  readonly foundIn: { readonly found: number; readonly seen: number };
  readonly touches: { readonly count: number; readonly left: number; readonly right: number };
  readonly tip: { readonly tip: string };
  /** A measure and its value, as the reason for something. */
  readonly measured: { readonly measure: Measure };
  /** A good range; open where an end is null. */
  readonly reading: { readonly unit: Measure['unit']; readonly from: number | null; readonly to: number | null };
  readonly guess: object;
  readonly askew: object;
  readonly general: object;
  readonly scoreChange: { readonly before: number; readonly now: number };
  readonly best: { readonly attempts: number };
  readonly measureChange: MeasureChange;
  readonly otherView: { readonly before: View; readonly now: View };
  readonly otherVersion: object;
  readonly olderVersion: object;
  readonly noScoreBefore: object;
  /** That nothing was measured a second time. */
  readonly origin: { readonly measures: number };
}

/** One sentence or two of one source, in ids and numbers; `messages` has the words. */
export type StatementOf<Say extends keyof Sayings> = {
  [Each in Say]: { readonly say: Each; readonly source: StatementSource } & Sayings[Each];
}[Say];
export type Statement = StatementOf<keyof Sayings>;

/** What stands in one piece: an entry of a list, a paragraph. */
export type Line = readonly Statement[];

/** A measure that moved by more than one phone may get wrong. */
export interface MeasureChange {
  readonly measure: string;
  readonly unit: Measure['unit'];
  /** The middle of the earlier values. */
  readonly before: number;
  readonly now: number;
  /** Towards the best value of its band, or away from it. */
  readonly direction: 'better' | 'worse';
  /** It is in its good range now. */
  readonly isGood: boolean;
}

/** The source of everything that is said of one measure. */
export function measureSource({ id, value, unit, grade, time }: Measure): StatementSource {
  return { kind: 'measure', measure: id, value, unit, grade, time };
}
