import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The open sets of cases that the second opinion is trained on. */
export const trainedSets: readonly string[] = ['safety', 'safety-open-2', 'safety-open-3', 'safety-open-4', 'safety-open-7', 'safety-open-8', 'safety-open-9', 'safety-open-10'];

const sources: readonly string[] = [
  ...trainedSets.map((name) => `../data/${name}.json`),
  '../data/questions.json',
  '../src/data/phrases.json',
  'sentences.txt',
  'stories.json',
  '../src/safety/concept-lexicon.ts',
  '../src/safety/danger-features.ts',
  '../src/text/normalise-text.ts',
  '../src/safety/harmless-phrases.ts',
];

/**
 * SHA-256 of what mainly decides on the weights of the second opinion: a test fails where one of these has changed without
 * them. The questions of the topics are drawn from too, and change them little.
 */
export function hashOfDangerSources(): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(new URL(source, import.meta.url)));
  return hash.digest('hex');
}
