import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { GlossedLanguage } from '../src/english-reading/glossary.ts';
import type { TurnLanguage } from '../src/english-reading/learned-turn.ts';
import { trainedSets, typedByChildren } from './safety-training-cases.ts';

/** The languages that ways to ask are learned in. */
export type Trained = 'en' | 'de';

/**
 * SHA-256 of what mainly decides on the weights of a language: a test fails where one of these has changed without them. The
 * open questions, the ways to ask and the phrases of the intents are read too, and change them little.
 */
export function hashOfTopicSources(language: Trained): string {
  return hashOf(`topic-phrases/${language}.json`, '../src/meanings/topic-features.ts', `../src/meanings/word-families-${language}.ts`);
}

/** SHA-256 of files, in their order; their addresses are from this folder. */
function hashOf(...sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(new URL(source, import.meta.url)));
  return hash.digest('hex');
}

export const glossedLanguages: readonly GlossedLanguage[] = ['es', 'fr', 'pt'];

/** The languages that turns are learned in. */
export const turnLanguages: readonly TurnLanguage[] = ['en', 'de'];

/** The phrases of a folder that a model of a language learns from, and what puts those of the other languages into English. */
const phraseFiles = (folder: string, language: TurnLanguage): readonly string[] => [
  `${folder}/${language}.json`,
  ...(language === 'en' ? glossedLanguages.flatMap((one) => [`${folder}/${one}.json`, `../src/data/glossary-${one}.json`]) : []),
];

/** SHA-256 of what decides on the weights of asks of the app in a language, turns being among them: a test fails where one of these has changed without them. */
export function hashOfAppAskSources(language: TurnLanguage): string {
  return hashOf(...phraseFiles('app-ask-phrases', language), ...phraseFiles('turn-phrases', language), '../src/english-reading/learned-turn.ts', '../src/app-talk/things-of-app.ts');
}

/** SHA-256 of what decides on the weights of turns in a language: a test fails where one of these has changed without them. */
export function hashOfTurnSources(language: TurnLanguage): string {
  return hashOf(...phraseFiles('turn-phrases', language), '../src/english-reading/learned-turn.ts', ...(language === 'en' ? ['../src/english-reading/turn-forms.ts'] : []));
}

/** SHA-256 of what mainly decides on moods and speakers: a test fails where one of these has changed without the weights. */
export const hashOfMoodSources = (): string => hashOf('moods.json', '../src/mood/mood-features.ts', '../src/mood/mood-words.ts');

/** SHA-256 of what mainly decides on which short turns are harmless: a test fails where one of these has changed without the weights. */
export const hashOfShortTurnSources = (): string => hashOf('short-turns.json', '../src/safety/short-turn-features.ts', '../src/safety/danger-features.ts', '../src/safety/concept-lexicon.ts');

/** SHA-256 of what mainly decides on what children chat about: a test fails where one of these has changed without the weights. */
export const hashOfChatSources = (): string => hashOf('chat-turns.json', '../src/chat/chat-features.ts', '../src/chat/chat-words.ts', '../src/mood/mood-features.ts', '../src/mood/mood-words.ts');

/** SHA-256 of what mainly decides on which turns go on with a crisis: a test fails where one of these has changed without the weights. */
export const hashOfBehindCrisisSources = (): string => hashOf('../data/turns-behind-crisis-open.json', '../src/safety/short-turn-features.ts', '../src/safety/danger-features.ts', '../src/safety/concept-lexicon.ts');

/**
 * SHA-256 of what mainly decides on the weights of the second opinion: a test fails where one of these has changed without
 * them. The questions of the topics are drawn from too, and change them little.
 */
export const hashOfDangerSources = (): string => hashOfSetsAndSources(trainedSets);

/** The same of the weights for what children type. */
export const hashOfChildrenDangerSources = (): string => hashOfSetsAndSources([...trainedSets, ...typedByChildren]);

const hashOfSetsAndSources = (sets: readonly string[]): string =>
  hashOf(
    ...sets.map((name) => `../data/${name}.json`),
    '../data/questions.json',
    '../src/data/phrases.json',
    'sentences.txt',
    'stories.json',
    '../src/safety/concept-lexicon.ts',
    '../src/safety/danger-features.ts',
    '../src/text/undo-disguised-spelling.ts',
    '../src/safety/harmless-phrases.ts',
  );
