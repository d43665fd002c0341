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

/** Spec 002 §9, 'Frame success rate', in percent. */
const successFrom = { success: 70, warning: 50 } as const;

/** The grade of a score of 0–100. */
export function gradeOf(score: number): ScoreGrade {
  return letters.find(([from]) => score >= from)?.[1] ?? 'F';
}

/** The band of a score of 0–100. */
export function bandOf(score: number): ScoreBand {
  return bands.find(([from]) => score >= from)?.[1] ?? 'Needs Improvement';
}

/** How many of the frames showed the player: whole percent, rounded down so that 69.9 % is not yet success. */
export function frameSuccess(frames: { readonly seen: number; readonly withPlayer: number }): {
  readonly percent: number;
  readonly level: 'success' | 'warning' | 'error';
} {
  const percent = frames.seen === 0 ? 0 : Math.floor((frames.withPlayer / frames.seen) * 100);
  if (percent >= successFrom.success) return { percent, level: 'success' };
  return { percent, level: percent >= successFrom.warning ? 'warning' : 'error' };
}
