import type { Composed } from './composed-answer.ts';
import { speaker, type Say } from './phrasing.ts';

/** Shorter texts may come again. */
const FEWEST_LETTERS = 25;
/** Most lines are said in two ways. */
const WAYS = 3;

/**
 * An answer in words that no line before holds, by another of its ways where the first was said; null where all were.
 * `isRepeatMeant` where the same question was asked again, or may be answered alike: then the first, where all were.
 */
export function notInSameWords(answerIn: (say: Say) => Composed, { seed, saidBefore, isRepeatMeant }: { readonly seed: number; readonly saidBefore: readonly string[]; readonly isRepeatMeant: boolean }): Composed | null {
  const first = answerIn(speaker(seed));
  const isSaid = ({ said }: Composed): boolean => {
    const text = said.join(' ').replace(/ ?\n ?/g, '\n');
    return text.length >= FEWEST_LETTERS && saidBefore.some((line) => line.includes(text));
  };
  if (!isSaid(first)) return first;
  for (let way = 1; way < WAYS; way += 1) {
    const other = answerIn(speaker(seed + way));
    if (!isSaid(other)) return other;
  }
  return isRepeatMeant ? first : null;
}
