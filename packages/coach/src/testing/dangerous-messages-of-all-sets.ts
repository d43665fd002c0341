import { wordsOf } from '../text/recognise-words.ts';
import { readData } from './players.ts';

/** The words of each dangerous message of all sets, held out ones included, and of each turn of a talk that is to be heard. */
export function dangerousMessagesOfAllSets(): readonly (readonly string[])[] {
  const sets = ['safety', 'safety-open-2', 'safety-open-3', 'safety-open-4', 'safety-open-5', 'safety-open-7', 'safety-open-8', 'safety-open-9', 'safety-open-10', 'safety-held-2', 'safety-held-3', 'safety-held-4', 'safety-held-6', 'safety-held-10', 'safety-held-11', 'safety-held-12', 'safety-held-13', 'safety-held-14'];
  const dangers = sets.flatMap((name) => readData(`${name}.json`) as readonly { readonly text: string; readonly expected: string }[]).filter(({ expected }) => expected !== 'allow');
  const turns = (readData('turns-in-talks.json') as { readonly cases: readonly { readonly text: string; readonly expected: string }[] }).cases.filter(({ expected }) => expected === 'heard');
  return [...dangers, ...turns].map(({ text }) => wordsOf(text));
}
