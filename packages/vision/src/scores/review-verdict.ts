import type { FormReview } from '../review-types.ts';
import { isWellCovered } from './score-coverage.ts';
import { bandOf, gradeOf, type ScoreBand, type ScoreGrade } from './score-to-grade.ts';

/** The letter and the words of a score. */
export interface Verdict {
  readonly grade: ScoreGrade;
  readonly band: ScoreBand;
}

/**
 * The letter of a review's score. Null without a score, where it rests on too little of what the skill has to measure,
 * and for general movement, which is posture and no skill.
 */
export function verdictOf(review: Pick<FormReview, 'type' | 'measures' | 'overallScore' | 'notMeasured'>): Verdict | null {
  const { overallScore: score, type } = review;
  if (score === null || type === 'general' || !isWellCovered(review)) return null;
  return { grade: gradeOf(score), band: bandOf(score) };
}
