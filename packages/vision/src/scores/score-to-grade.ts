/** Spec 002 §9, 'Score grades'. */
const letters = [
  [90, 'A+'],
  [85, 'A'],
  [80, 'B+'],
  [75, 'B'],
  [70, 'C+'],
  [65, 'C'],
  [60, 'D'],
] as const;
export type ScoreGrade = (typeof letters)[number][1] | 'F';

/** Spec 002 §9, 'Score bands'. */
const bands = [
  [90, 'Excellent'],
  [80, 'Very Good'],
  [70, 'Good'],
  [60, 'Fair'],
] as const;
export type ScoreBand = (typeof bands)[number][1] | 'Needs Improvement';

/** The grade of a score of 0–100. */
export function gradeOf(score: number): ScoreGrade {
  return letters.find(([from]) => score >= from)?.[1] ?? 'F';
}

/** The band of a score of 0–100. */
export function bandOf(score: number): ScoreBand {
  return bands.find(([from]) => score >= from)?.[1] ?? 'Needs Improvement';
}
