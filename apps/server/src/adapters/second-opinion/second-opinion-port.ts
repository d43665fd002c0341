import type { FormReview, ReviewInput } from '@touchline/vision';
import type { ModelFailureKind } from '../ai-model/index.ts';

/** Who is looked at, without an age: under 13, 13 to 17, 18 and over. */
export type ReviewAgeGroup = 'unknown' | 'child' | 'teen' | 'adult';

/** What a second opinion is made of. Of all this only numbers and words of our own lists are sent. */
export type ReviewMaterial = {
  /** Whose budget the call is taken from; never sent. */
  readonly playerId: string;
  readonly ageGroup: ReviewAgeGroup;
  readonly review: FormReview;
  /** Clip and frames that the review was made of. */
  readonly input: Pick<ReviewInput, 'clip' | 'frames'>;
  /**
   * Key frames as JPEGs, the best first, faces blurred by the device. Whoever calls has made sure that the player
   * shares them and that a grown-up agreed where that is needed. They are left out unless `pictures` is true.
   */
  readonly pictures: readonly Uint8Array[];
};

export type Opinion = {
  /** 0–100; null where the provider gave none. */
  readonly score: number | null;
  /** Null where nothing of it may be shown. */
  readonly summary: string | null;
  /** Five of each at most. */
  readonly strengths: readonly string[];
  readonly improvements: readonly string[];
  readonly tips: readonly string[];
  /** 0–1, as the provider sees it. */
  readonly confidence: number;
};

/**
 * Why there is none. `nothing_measured`: the review has nothing to go by, so nobody is asked. `over_budget`: the calls of
 * the player or of all are used up. `resting`: the provider failed and is left alone. `aborted`: the caller has left.
 * `unfit`: nothing of what was written may be shown. Everything else is how the provider failed.
 */
export type NoOpinion = 'nothing_measured' | 'over_budget' | 'resting' | 'aborted' | 'unfit' | ModelFailureKind;

export type OpinionResult = { readonly ok: true; readonly opinion: Opinion } | { readonly ok: false; readonly reason: NoOpinion };

/** An AI outside that looks at a review once more. */
export type SecondOpinion = {
  /** Who is asked, in words that a grown-up knows. */
  readonly name: string;
  /** Whether key frames go there too. */
  readonly pictures: boolean;
  /** Rejects only where our own database fails. */
  readonly ask: (material: ReviewMaterial, signal: AbortSignal) => Promise<OpinionResult>;
};
