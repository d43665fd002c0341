import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { GlossedLanguage } from '../src/english-reading/glossary.ts';

/** The languages that ways to ask are learned in. */
export type Trained = 'en' | 'de';

/**
 * SHA-256 of what mainly decides on the weights of a language: a test fails where one of these has changed without them. The
 * open questions, the ways to ask and the phrases of the intents are read too, and change them little.
 */
export function hashOfTopicSources(language: Trained): string {
  const hash = createHash('sha256');
  const sources = [`topic-phrases/${language}.json`, '../src/meanings/topic-features.ts', `../src/meanings/word-families-${language}.ts`];
  for (const source of sources) hash.update(readFileSync(new URL(source, import.meta.url)));
  return hash.digest('hex');
}

export const glossedLanguages: readonly GlossedLanguage[] = ['es', 'fr', 'pt'];

/** SHA-256 of what decides on the weights of turns: a test fails where one of these has changed without them. */
export function hashOfTurnSources(): string {
  const hash = createHash('sha256');
  const sources = [...['en', ...glossedLanguages].map((language) => `turn-phrases/${language}.json`), ...glossedLanguages.map((language) => `../src/data/glossary-${language}.json`), '../src/english-reading/learned-turn.ts'];
  for (const source of sources) hash.update(readFileSync(new URL(source, import.meta.url)));
  return hash.digest('hex');
}
