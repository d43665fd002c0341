import { readdirSync } from 'node:fs';
import { wordsOf } from '../text/recognise-words.ts';
import { readData } from './players.ts';

/** The words of each dangerous message of all sets, held out ones included, and of each turn of a talk that is to be heard. */
export function dangerousMessagesOfAllSets(): readonly (readonly string[])[] {
  const sets = readdirSync(new URL('../../data/', import.meta.url)).filter((name) => /^safety.*\.json$/.test(name));
  const dangers = sets.flatMap((name) => readData(name) as readonly { readonly text: string; readonly expected: string }[]).filter(({ expected }) => expected !== 'allow');
  const turns = (readData('turns-in-talks.json') as { readonly cases: readonly { readonly text: string; readonly expected: string }[] }).cases.filter(({ expected }) => expected === 'heard');
  return [...dangers, ...turns].map(({ text }) => wordsOf(text));
}
