import { wholeSentences } from './complete-sentences-so-far.ts';

/** A piece of so few words has no line of its own: “Nice.” leads into what comes behind it. */
const FEWEST_WORDS = 3;

/** The day of a date as German writes it: no sentence ends there. */
const DAY_OF_DATE = /\b(?:am|vom|bis|zum|seit|dem|den) \d{1,2}\.$/;

/** The number of a step at the beginning of its line: what is to be done comes behind it. */
const NUMBER_OF_STEP = /\n\d{1,2}\.$/;

/** The sentences of a text as lines to read one by one; joined by a blank they are the text again. */
export function sentencesOfAnswer(text: string): string[] {
  const thoughts: string[] = [];
  let open = '';
  for (const sentence of wholeSentences(text, true)) {
    open = open === '' ? sentence : `${open} ${sentence}`;
    if (open.split(/\s+/).length < FEWEST_WORDS || DAY_OF_DATE.test(open) || NUMBER_OF_STEP.test(open)) continue;
    thoughts.push(open);
    open = '';
  }
  if (open === '') return thoughts;
  // Few words at the end belong to what they end.
  const last = thoughts.pop();
  return [...thoughts, last === undefined ? open : `${last} ${open}`];
}
