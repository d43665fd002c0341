import { readdirSync } from 'node:fs';
import { wordsOf } from '../text/recognise-words.ts';
import { readData } from './players.ts';

export interface SafetyCase {
  readonly text: string;
  readonly language: string;
  readonly kind: string;
  readonly expected: 'allow' | 'crisis' | 'refuse';
  /** Whether nothing is made from it: its words are counted, and never shown. */
  readonly held: boolean;
}

const SETS = readdirSync(new URL('../../data/', import.meta.url)).filter((name) => /^safety.*\.json$/.test(name));

const casesOf = (names: readonly string[]): readonly SafetyCase[] => names.flatMap((name) => readData(name) as readonly SafetyCase[]);

/** The dangerous messages of all sets, held out ones included: what is asked of them is counted, so that no failure shows their words. */
export const dangersOfAllSets = (): readonly SafetyCase[] => casesOf(SETS).filter(({ expected }) => expected !== 'allow');

/** The dangerous messages that are not held out. */
export const dangersOfOpenSets = (): readonly SafetyCase[] => casesOf(SETS.filter((name) => !name.includes('held'))).filter(({ expected, held }) => expected !== 'allow' && !held);

/** Turns of talks that are to be heard. */
const turnsToBeHeard = (): readonly { readonly text: string }[] =>
  (readData('turns-in-talks.json') as { readonly cases: readonly { readonly text: string; readonly expected: string }[] }).cases.filter(({ expected }) => expected === 'heard');

/** Each dangerous message of all sets, held out ones included, and each turn of a talk that is to be heard. */
export const dangersAndTurnsOfAllSets = (): readonly { readonly text: string }[] => [...dangersOfAllSets(), ...turnsToBeHeard()];

/** The words of each of these. */
export const dangerousMessagesOfAllSets = (): readonly (readonly string[])[] => dangersAndTurnsOfAllSets().map(({ text }) => wordsOf(text));
