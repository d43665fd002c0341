import type { AnalysisResults } from '@touchline/contracts';
import { mergeSecondOpinion, type ProviderReview } from '@touchline/messages/merge-second-opinion';
import { writeReview } from '@touchline/messages/written-review';
import { buildReview, type FormReview, type ReviewInput } from '@touchline/vision';
import type { EarlierAttempt } from '@touchline/vision/written-review';
import type { AnalysisRow } from './repo.ts';

/** What is kept of a completed analysis beside its rows: as it is answered, and with which later ones are compared. */
export type StoredAnalysis = {
  readonly type: string;
  readonly score: number | null;
  readonly feedback: string;
  readonly results: AnalysisResults;
  readonly review: FormReview;
};

/** A second opinion that was asked for: null means that it did not come. */
export type Opinion = { readonly from: string; readonly review: ProviderReview | null };

export type Material = {
  readonly id: string;
  readonly input: ReviewInput;
  /** Years; null when unknown. */
  readonly age: number | null;
  readonly earlier: readonly EarlierAttempt[];
};

/**
 * The review of an input with its words, the same as a device makes of it, and what a second opinion adds. Without one
 * (`undefined`) nobody was asked.
 */
export function buildAnalysisResults({ id, input, age, earlier }: Material, opinion?: Opinion): StoredAnalysis {
  const review = storable(buildReview(input));
  const local = writeReview({ review, age, earlier });
  const merged = mergeSecondOpinion(local, opinion?.review ?? null);
  const feedback = [merged.text, merged.providerText].filter((text) => text !== null && text !== '').join('\n\n');
  const results: AnalysisResults = {
    analysisId: id,
    analysisType: input.type,
    overallScore: merged.overallScore,
    localScore: local.overallScore,
    providerScore: merged.hasSecondOpinion ? scoreOf(opinion?.review?.overallScore ?? null) : null,
    scoreIsDefault: merged.isProviderScoreDefaulted,
    band: merged.band,
    summary: merged.summary,
    feedback,
    strengths: [...merged.strengths],
    improvements: [...merged.improvements],
    tips: [...merged.tips],
    insights: merged.insights.map(({ insight_type, category, message, priority, confidence, reason }) => ({
      insight_type,
      category,
      message,
      priority,
      confidence,
      reason,
    })),
    changes: [...merged.changes.messages],
    quality: { score: merged.quality.score ?? 0, level: merged.quality.level ?? 'low', missing: [...merged.quality.missing] },
    reviewer: merged.hasSecondOpinion ? (opinion?.from ?? BUILT_IN) : BUILT_IN,
    providerFailed: opinion !== undefined && opinion.review === null,
    measuresVersion: String(merged.measuresVersion),
  };
  return { type: input.type, score: merged.overallScore, feedback, results, review };
}

const BUILT_IN = 'built-in';

const scoreOf = (score: number | null): number | null => (score === null ? null : Math.round(Math.min(100, Math.max(0, score))));

/** As JSON holds it: body points that no camera saw may lead to a number that is none, which is not measured then. */
function storable(review: FormReview): FormReview {
  return JSON.parse(JSON.stringify(review)) as FormReview;
}

/** Attempts of before, as they were measured then. */
export function earlierAttempts(rows: readonly Pick<AnalysisRow, 'createdAt' | 'analysisData' | 'measuresVersion'>[]): EarlierAttempt[] {
  return rows.flatMap(({ createdAt, analysisData, measuresVersion }) => {
    if (analysisData === null) return [];
    const { review } = analysisData as StoredAnalysis;
    return [{ createdAt: createdAt.getTime(), review, measuresVersion: measuresVersion === null ? null : Number(measuresVersion) }];
  });
}

/** How many attempts of before a review is compared with. */
export const EARLIER_ATTEMPTS = 3;
