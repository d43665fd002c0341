/** Spec 002 §9, 'Quality score weights'. */
const weights = { vision: 25, ai: 35, videoQuality: 15, videoIntelligence: 15, completeness: 10 } as const;
export type QualityInput = keyof typeof weights;
const inputs = Object.keys(weights) as QualityInput[];

/** From above which score the level is said (spec 002 §9). */
const levels = { high: 70, medium: 40 } as const;

/** How good the ground is that a review stands on; of the five inputs, those that exist. */
export interface QualityScore {
  /** 0–100, whole; null where there is no input at all. */
  readonly score: number | null;
  readonly level: 'high' | 'medium' | 'low' | null;
  /** The inputs that were there, 0–100 each. */
  readonly inputs: Readonly<Partial<Record<QualityInput, number>>>;
  /** Inputs that were not there. They count as nothing, not as zero. */
  readonly missing: readonly QualityInput[];
}

/** The weighted mean of the inputs that exist, each 0–100. */
export function qualityScore(given: Readonly<Partial<Record<QualityInput, number | null>>>): QualityScore {
  const present = inputs.flatMap((input) => {
    const value = given[input] ?? null;
    return value === null ? [] : [{ input, value }];
  });
  const missing = inputs.filter((input) => !present.some((entry) => entry.input === input));
  const there = Object.fromEntries(present.map(({ input, value }) => [input, value]));
  const weight = present.reduce((sum, { input }) => sum + weights[input], 0);
  if (weight === 0) return { score: null, level: null, inputs: there, missing };
  const score = Math.round(present.reduce((sum, { input, value }) => sum + value * weights[input], 0) / weight);
  return { score, level: score > levels.high ? 'high' : score > levels.medium ? 'medium' : 'low', inputs: there, missing };
}
