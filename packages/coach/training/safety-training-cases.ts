import { readFileSync } from 'node:fs';

/** The open sets of cases that the second opinion of safety is trained on. */
export const trainedSets: readonly string[] = ['safety', 'safety-open-2', 'safety-open-3', 'safety-open-4', 'safety-open-7', 'safety-open-8', 'safety-open-9', 'safety-open-10'];

/** What children type, with their spellings: the opinion on their messages and what takes a short turn for harmless are trained on these sets as well. */
export const typedByChildren: readonly string[] = ['safety-open-15', 'safety-open-16', 'safety-open-17'];

/** A sentence and what safety should do with it. */
export interface SafetyCase {
  readonly text: string;
  readonly language: string;
  readonly expected: string;
  readonly held: boolean;
}

/** The cases of these sets that are not held out. */
export const openCases = (sets: readonly string[] = trainedSets): readonly SafetyCase[] =>
  sets.flatMap((name) => JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8')) as readonly SafetyCase[]).filter(({ held }) => !held);
