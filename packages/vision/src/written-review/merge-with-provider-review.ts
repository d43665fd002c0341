/** Spec 002 §9: 'Merged score is 30% local and 70% server'. */
const shares = { local: 0.3, provider: 0.7 } as const;
/** Spec 002 §5: a provider's missing overall score defaults to this. */
const DEFAULT_SCORE = 70;
/** Spec 002 §9: lists are capped at this when merged. */
const MOST_MERGED = 5;

/** A score of two reviews. */
export interface MergedScore {
  readonly overallScore: number | null;
  /** What stands for the provider's score in it, 0–100; null where there is no score. */
  readonly providerScore: number | null;
  /** The provider gave no score of its own, so the specification's default stands for it. */
  readonly isProviderScoreDefaulted: boolean;
}

/**
 * Our score and a provider's in one, whole. Where we measured too little for a score there is none, whatever a provider
 * says: it was told our measurements, and nothing more can be known from them.
 */
export function mergeScores(local: number | null, provider: { readonly overallScore: number | null }): MergedScore {
  if (local === null) return { overallScore: null, providerScore: null, isProviderScoreDefaulted: false };
  const providerScore = Math.round(Math.min(100, Math.max(0, provider.overallScore ?? DEFAULT_SCORE)));
  return {
    overallScore: Math.round(local * shares.local + providerScore * shares.provider),
    providerScore,
    isProviderScoreDefaulted: provider.overallScore === null,
  };
}

/** Ours first, then what a provider adds; nothing empty, nothing twice, five at most. */
export function mergeLists(local: readonly string[], provider: readonly string[]): readonly string[] {
  const heard = new Set<string>();
  const merged = [...local, ...provider].filter((text) => {
    const key = text.trim().toLowerCase();
    const isNew = key !== '' && !heard.has(key);
    heard.add(key);
    return isNew;
  });
  return merged.slice(0, MOST_MERGED);
}
