import { findingsOf } from './strengths-and-improvements.ts';
import { countOf } from './juggling/find-touches.ts';
import { computeMeasures } from './measures/compute-measures.ts';
import { isSlowedSwing } from './moments/slowed-swing.ts';
import type { FormReview, NotMeasured } from './review-types.ts';
import type { ReviewInput } from './review-input.ts';
import { noScores, scoresOf } from './scores/overall-and-sub-scores.ts';
import { frameSuccess } from './scores/frame-success.ts';
import { tipsOf } from './select-tips.ts';

/** A review that measures nothing, and says why. */
function refusedReview(input: ReviewInput, why: NotMeasured): FormReview {
  return {
    ...whatWasSeen(input),
    measures: [],
    strengths: [],
    improvements: [],
    tips: tipsOf(input.type, [why]),
    subScores: noScores,
    overallScore: null,
    notMeasured: [why],
  };
}

function whatWasSeen({ type, view, kickingLeg, moments, isCounted, frameCounts, people }: ReviewInput) {
  return { type, view, kickingLeg, moments, juggling: isCounted ? countOf(moments) : null, frames: frameCounts, people };
}

/**
 * Reviews one clip of one skill: what could be measured, scores, what went well, what to work on, and what was not
 * measured and why. Pure: the same input, also after being stored as JSON, gives the same review.
 */
export function buildReview(input: ReviewInput): FormReview {
  const { type, clip, frames, view, legLength, refusal } = input;
  if (refusal !== null) return refusedReview(input, refusal);
  if (view === null || legLength === null) return refusedReview(input, 'halfBody');

  const seen = whatWasSeen(input);
  const { measured, notMeasured } = computeMeasures({ ...seen, view, clip, frames, leg: legLength });
  const { subScores, overallScore } = scoresOf(measured, clip.frameRate);
  const reasons: NotMeasured[] = [
    ...(overallScore === null ? (['tooFewMeasures'] as const) : []),
    ...notMeasured,
    ...(isSlowedSwing(input.moments) ? (['slowedKick'] as const) : []),
    ...(frameSuccess(input.frameCounts).level === 'error' ? (['playerLost'] as const) : []),
  ];
  return {
    ...seen,
    measures: measured.map(({ measure }) => measure),
    ...findingsOf(measured, view),
    tips: tipsOf(type, reasons),
    subScores,
    overallScore,
    notMeasured: reasons,
  };
}
