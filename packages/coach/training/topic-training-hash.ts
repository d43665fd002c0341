import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { GlossedLanguage } from '../src/english-reading/glossary.ts';
import type { TurnLanguage } from '../src/english-reading/learned-turn.ts';

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

/** The languages that turns are learned in. */
export const turnLanguages: readonly TurnLanguage[] = ['en', 'de'];

/** SHA-256 of what decides on the weights of asks of the app in a language: a test fails where one of these has changed without them. */
export function hashOfAppAskSources(language: TurnLanguage): string {
  const hash = createHash('sha256');
  const languages = language === 'en' ? ['en', ...glossedLanguages] : [language];
  const glossaries = language === 'en' ? glossedLanguages.map((one) => `../src/data/glossary-${one}.json`) : [];
  const sources = [...languages.map((one) => `app-ask-phrases/${one}.json`), ...glossaries, '../src/english-reading/learned-turn.ts'];
  for (const source of sources) hash.update(readFileSync(new URL(source, import.meta.url)));
  return hash.digest('hex');
}

/** SHA-256 of what decides on the weights of turns in a language: a test fails where one of these has changed without them. */
export function hashOfTurnSources(language: TurnLanguage): string {
  const hash = createHash('sha256');
  const glossed = language === 'en' ? glossedLanguages.flatMap((one) => [`turn-phrases/${one}.json`, `../src/data/glossary-${one}.json`]) : [];
  const sources = [`turn-phrases/${language}.json`, ...glossed, '../src/english-reading/learned-turn.ts', ...(language === 'en' ? ['../src/english-reading/turn-forms.ts'] : [])];
  for (const source of sources) hash.update(readFileSync(new URL(source, import.meta.url)));
  return hash.digest('hex');
}
