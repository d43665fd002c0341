import type { ProgressRange, ResultLabel } from '@touchline/domain';
import { m } from '@touchline/messages';
import { resultWord } from '../drills/index.ts';
import { figure } from './number-texts.ts';

export const rangeWord: Readonly<Record<ProgressRange, () => string>> = {
  '7days': m.progress_range_7days,
  '30days': m.progress_range_30days,
  '3months': m.progress_range_3months,
  all: m.progress_range_all,
};

/** What a result counts, of one or of many; nothing for a drill of before. */
export function resultUnit(label: ResultLabel | null, count?: number): string {
  return label === null ? '' : resultWord[label](count);
}

/** A result with what it counts: '25 touches'. */
export function resultText(result: number, label: ResultLabel | null): string {
  return `${figure(result)} ${resultUnit(label, result)}`.trim();
}
