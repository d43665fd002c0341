import { ageGroup } from '@touchline/domain';
import { MEASURES_VERSION } from '../measures-version.ts';
import { tooYoungFor } from '../review-preconditions.ts';
import { rangesOf } from '../measure-ranges.ts';
import type { FormReview } from '../review-types.ts';
import type { ScoreBand } from '../scores/score-to-grade.ts';
import { verdictOf } from '../scores/review-verdict.ts';
import { noScores } from '../scores/overall-and-sub-scores.ts';
import { tipsOf } from '../select-tips.ts';
import { compareAttempts } from './compare-attempts.ts';
import type { EarlierAttempt, ReviewChanges } from './compare-attempts.ts';
import { insightsOf } from './insights.ts';
import type { Insight } from './insights.ts';
import { improvementLines, originLine, strengthLines, textOf, tipLines } from './select-statements.ts';
import { qualityScore } from './quality-score.ts';
import type { QualityScore } from './quality-score.ts';
import type { Line } from './statement-types.ts';

export interface WrittenReviewInput {
  readonly review: FormReview;
  /** Years; null when unknown. */
  readonly age: number | null;
  /** Attempts before this one, in any order; the last three of the same skill are looked at. */
  readonly earlier: readonly EarlierAttempt[];
}

/** What a written review says, in ids and numbers: every statement with its source. */
export interface ReviewOutline {
  readonly measuresVersion: number;
  /** The review that is written about: the given one, or one that refuses what the player is too young for. */
  readonly review: FormReview;
  /** Null where the score has none, or there is no score. */
  readonly band: ScoreBand | null;
  /** A paragraph for a child. */
  readonly text: Line;
  /** Three at most, as are the next two. */
  readonly strengths: readonly Line[];
  readonly improvements: readonly Line[];
  readonly tips: readonly Line[];
  /** In order of priority. */
  readonly insights: readonly Insight[];
  readonly changes: ReviewChanges;
  readonly changeLines: readonly Line[];
  /** That it is the device's own measurement. */
  readonly origin: Line;
  readonly quality: QualityScore;
}

/** A review of what a player is too young for says so, and nothing else. */
function allowed(review: FormReview, age: number | null): FormReview {
  if (!tooYoungFor(review.type, age)) return review;
  return {
    ...review,
    measures: [],
    strengths: [],
    improvements: [],
    tips: tipsOf(review.type, ['headingAge']),
    subScores: noScores,
    overallScore: null,
    notMeasured: ['headingAge'],
  };
}

/** How good the ground of a review is: how often the player was seen, and how much of the skill was measured. */
function qualityOf({ type, frames, measures }: FormReview): QualityScore {
  return qualityScore({
    vision: frames.seen === 0 ? null : (frames.withPlayer / frames.seen) * 100,
    completeness: (measures.length / rangesOf(type).length) * 100,
  });
}

/** Chooses what is said of a review, to whom and in which order. Pure: the same input gives the same outline. */
export function outlineReview({ review: given, age, earlier }: WrittenReviewInput): ReviewOutline {
  const review = allowed(given, age);
  const isTooYoung = review !== given;
  const { changes, lines: changeLines } = compareAttempts(review, isTooYoung ? [] : earlier);
  const tips = tipLines(review);
  return {
    measuresVersion: MEASURES_VERSION,
    review,
    band: verdictOf(review)?.band ?? null,
    text: textOf(review, ageGroup(age), changeLines),
    strengths: strengthLines(review),
    improvements: improvementLines(review),
    tips,
    insights: insightsOf(review, changeLines),
    changes,
    changeLines,
    origin: originLine(review),
    quality: qualityOf(review),
  };
}
