import { readFileSync } from 'node:fs';

/** The open sets of cases that safety is trained on. */
export const trainedSets: readonly string[] = ['safety', 'safety-open-2', 'safety-open-3', 'safety-open-4', 'safety-open-7', 'safety-open-8', 'safety-open-9', 'safety-open-10', 'safety-open-15'];

/** A sentence and what safety should do with it. */
export interface SafetyCase {
  readonly text: string;
  readonly language: string;
  readonly expected: string;
  readonly held: boolean;
}

/** The cases of these sets that are not held out. */
export const openCases = (): readonly SafetyCase[] =>
  trainedSets.flatMap((name) => JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8')) as readonly SafetyCase[]).filter(({ held }) => !held);
