import type { ProgressTone } from '../../../ui/progress/Progress.tsx';

/** A score's colour changes at these marks (spec 002 §9). */
const tones: readonly (readonly [from: number, tone: ProgressTone])[] = [
  [90, 'flood'],
  [75, 'grass'],
  [60, 'note'],
  [40, 'warn'],
];

/** The colour of a score of 0–100: gold, green, blue, orange, red. */
export function scoreTone(score: number): ProgressTone {
  return tones.find(([from]) => score >= from)?.[1] ?? 'stop';
}
