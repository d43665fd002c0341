import { isWithinNoise } from '@touchline/vision';
import { comparison } from '../current-language/form-review-general-text.ts';
import { fill } from '../fill-placeholders.ts';

/** A score beside that of the last attempt: better, below, or about the same within what two clips differ by anyway. */
export function scoreChangeWords(before: number, now: number): string {
  if (isWithinNoise(before, now)) return comparison.same;
  return fill(now > before ? comparison.up : comparison.down, { points: Math.abs(now - before) });
}
