import type { Question, Understood } from '../intents/read-question.ts';

/** One thing that a question may be; null where it is not. `text` are its words as they are written. */
export type Reader = (question: Question, text: string) => Understood | null;

/** The first reading of a question that there is; null where there is none. */
export function firstMatchingReading(readers: readonly Reader[], question: Question): Understood | null {
  const text = question.raw.join(' ');
  for (const read of readers) {
    const understood = read(question, text);
    if (understood !== null) return understood;
  }
  return null;
}
