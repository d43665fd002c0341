import { expect, test } from 'vitest';
import { bandOf, frameSuccess, gradeOf } from './score-to-grade.ts';

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

test.each([
  [{ seen: 10, withPlayer: 10 }, 100, 'success'],
  [{ seen: 100, withPlayer: 70 }, 70, 'success'],
  [{ seen: 1000, withPlayer: 699 }, 69, 'warning'],
  [{ seen: 100, withPlayer: 50 }, 50, 'warning'],
  [{ seen: 100, withPlayer: 49 }, 49, 'error'],
  [{ seen: 0, withPlayer: 0 }, 0, 'error'],
] as const)('%j shows the player in %s percent of the frames: %s', (frames, percent, level) => {
  expect(frameSuccess(frames)).toEqual({ percent, level });
});
