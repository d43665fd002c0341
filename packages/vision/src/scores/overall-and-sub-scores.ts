import type { RangedMeasure } from '../measures/compute-measures.ts';
import type { ScorePart } from '../measure-types.ts';
import type { SubScoreName } from '../review-types.ts';
import { weightOf } from './measure-score.ts';

/** Spec 002 §9, 'Score weights'. */
export const partWeights: Readonly<Record<ScorePart, number>> = {
  posture: 0.25,
  balance: 0.25,
  legwork: 0.3,
  bodyPosition: 0.2,
};
const parts = Object.keys(partWeights) as ScorePart[];
/** With fewer measures there is no score. */
const ENOUGH_MEASURES = 2;

export type SubScores = Readonly<Record<SubScoreName, number | null>>;

/** Every part empty: too little was seen for a score. */
export const noScores: SubScores = { posture: null, balance: null, legwork: null, bodyPosition: null, technique: null };

/** Mean of values by weight; null of nothing. */
function weighted(entries: readonly { value: number; weight: number }[]): number | null {
  const weight = entries.reduce((sum, entry) => sum + entry.weight, 0);
  return weight === 0 ? null : entries.reduce((sum, entry) => sum + entry.value * entry.weight, 0) / weight;
}

/**
 * The sub-scores and the overall score, 0–100 in whole numbers. Overall: the parts that exist, by the weights of
 * spec 002 §9, made to add up to one. Technique: the measures taken at the moments of the skill, whatever their part. All null with
 * fewer than two measures.
 */
export function scoresOf(
  measured: readonly RangedMeasure[],
  frameRate: number,
): { subScores: SubScores; overallScore: number | null } {
  if (measured.length < ENOUGH_MEASURES) return { subScores: noScores, overallScore: null };
  const meanOf = (counts: (entry: RangedMeasure) => boolean) =>
    weighted(
      measured.filter(counts).map(({ measure }) => ({ value: measure.score, weight: weightOf(measure.grade, frameRate) })),
    );
  const byPart = parts.map((part) => ({ part, value: meanOf(({ range }) => range.part === part) }));
  const overall = weighted(
    byPart.flatMap(({ part, value }) => (value === null ? [] : [{ value, weight: partWeights[part] }])),
  );
  const rounded = (value: number | null) => (value === null ? null : Math.round(value));
  const subScores = { ...noScores, technique: rounded(meanOf(({ range }) => range.technique)) };
  for (const { part, value } of byPart) subScores[part] = rounded(value);
  return { subScores, overallScore: rounded(overall) };
}
