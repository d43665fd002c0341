import type { Understood } from './read-question.ts';

/** The turns of a talk from this one back, the latest first, and no more than `most`. */
export function turnsBefore(latest: Understood | null, most: number): readonly Understood[] {
  const turns: Understood[] = [];
  for (let turn = latest; turn !== null && turns.length < most; turn = turn.before) turns.push(turn);
  return turns;
}

/** The words of these turns in one line, the latest first. */
export const wordsOfTurnsBefore = (latest: Understood | null, most: number): string => turnsBefore(latest, most).map(({ words }) => words.join(' ')).join(' ');
