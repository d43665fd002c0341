import { expect, test } from 'vitest';
import { bandOf, gradeOf } from './score-to-grade.ts';

test.each([
  [100, 'A+', 'Excellent'],
  [90, 'A+', 'Excellent'],
  [89, 'A', 'Very Good'],
  [85, 'A', 'Very Good'],
  [84, 'B+', 'Very Good'],
  [80, 'B+', 'Very Good'],
  [79, 'B', 'Good'],
  [75, 'B', 'Good'],
  [74, 'C+', 'Good'],
  [70, 'C+', 'Good'],
  [69, 'C', 'Fair'],
  [65, 'C', 'Fair'],
  [64, 'D', 'Fair'],
  [60, 'D', 'Fair'],
  [59, 'F', 'Needs Improvement'],
  [0, 'F', 'Needs Improvement'],
])('a score of %s is graded %s and called %s', (score, grade, band) => {
  expect(gradeOf(score)).toBe(grade);
  expect(bandOf(score)).toBe(band);
});
