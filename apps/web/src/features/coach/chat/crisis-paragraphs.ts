import { wholeSentences } from '../talk/complete-sentences-so-far.ts';

export interface CrisisParagraph {
  readonly text: string;
  /** The telephone number that it names, as it is written there; null where it names none that may be called. */
  readonly number: string | null;
}

/** Who needs help reads little: no more sentences than these stand together. */
const SENTENCES = 2;

/** Words of help in short paragraphs, without a word changed. What names a number stands alone. */
export function crisisParagraphs(text: string, numbers: readonly string[]): readonly CrisisParagraph[] {
  const paragraphs: { sentences: string[]; number: string | null; isAlone: boolean }[] = [];
  for (const sentence of wholeSentences(text, true)) {
    const number = numbers.find((one) => digitGroups(sentence).includes(one)) ?? null;
    const isAlone = /\d/.test(sentence);
    const last = paragraphs.at(-1);
    if (last === undefined || isAlone || last.isAlone || last.sentences.length === SENTENCES) {
      paragraphs.push({ sentences: [sentence], number, isAlone });
    } else last.sentences.push(sentence);
  }
  return paragraphs.map(({ sentences, number }) => ({ text: sentences.join(' '), number }));
}

/** The numbers in a sentence, each with all its groups, so that 112 is not found within 0112 33. */
function digitGroups(sentence: string): readonly string[] {
  return sentence.match(/\d+(?:[ -]\d+)*/g) ?? [];
}
