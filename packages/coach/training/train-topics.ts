// `node scripts/with-node.mjs node packages/coach/training/train-topics.ts`: trains what a question is about, for each language or those named, on
// the phrases of `topic-phrases`, the ways to ask for the topics and the phrases of the intents, and writes the weights
// beside the words of the language. The same files give the same weights. The everyday questions are never read here.
import { readFileSync, writeFileSync } from 'node:fs';
import type { CoachIntent } from '@touchline/domain';
import { coachTopicExampleQuestionsOf } from '@touchline/messages/coach-topic-example-questions';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { Lexicon } from '../src/meanings/lexicon.ts';
import { topicFeatures } from '../src/meanings/topic-features.ts';
import type { TopicWeights } from '../src/meanings/trained-classes.ts';
import { germanWords } from '../src/meanings/word-families-de.ts';
import { englishWords } from '../src/meanings/word-families-en.ts';
import { languageOf, phrasesByIntent } from '../src/text/recognise-words.ts';
import { topicOf } from '../src/topics/find-topic.ts';
import { randomFrom } from './draw-sentences.ts';
import { trainClasses } from './softmax-training.ts';
import { wrapInStory } from './wrap-text-in-story.ts';
import { hashOfTopicSources, type Trained } from './training-hash.ts';

const lexicons: Readonly<Record<Trained, Lexicon>> = { en: englishWords, de: germanWords };

/** Of the median of all classes. */
const FEW = 0.7;
const file = (path: string): URL => new URL(path, import.meta.url);

interface Asked {
  readonly text: string;
  readonly turns?: readonly string[];
  readonly intent?: string;
  readonly topic?: string;
  readonly means?: readonly string[];
  readonly heldOut?: boolean;
  readonly set?: string;
}
/** Whose answer is put together of what is known of the player and the drills; the other intents are answered by topics mostly. */
const COMPOSED: ReadonlySet<string> = new Set(['analyse_practice', 'which_drill', 'plan_day', 'plan_week', 'little_time', 'no_wall', 'no_ball', 'rain', 'bored', 'too_hard', 'too_easy', 'my_numbers', 'records', 'last_practice', 'drill_technique', 'weak_foot', 'warm_up', 'greeting', 'thanks', 'joke', 'off_topic'] satisfies CoachIntent[]);

/** Parts of the sets that were put aside. */
const PUT_ASIDE: ReadonlySet<string> = new Set(['held', 'other-held', 'aside']);

const asked = (name: string): readonly Asked[] => (JSON.parse(readFileSync(file(`../data/${name}.json`), 'utf8')) as readonly Asked[]).filter(({ heldOut, set, turns = [] }) => heldOut !== true && !PUT_ASIDE.has(set ?? '') && turns.length === 0);

/** Open questions of the sets, with the reading whose answer is right; those that are held out are never read. */
const openQuestions = (): { readonly name: string; readonly text: string }[] => [
  ...['children-questions', 'fresh-questions'].flatMap((set) => asked(set).flatMap(({ text, intent, topic }) => (intent === undefined ? [] : [{ name: topic ?? `=${intent}`, text }]))),
  ...['app-questions', 'german-questions'].flatMap((set) => asked(set).flatMap(({ text, means: [first] = [] }) => (first === undefined ? [] : [{ name: topicOf(first as CoachTopic) === undefined ? `=${first}` : first, text }]))),
  ...asked('questions').flatMap(({ text, intent = '' }) => (COMPOSED.has(intent) ? [{ name: `=${intent}`, text }] : [])),
];

/** Texts with what each is about. */
function examplesOf(language: Trained): { readonly name: string; readonly text: string }[] {
  const written = JSON.parse(readFileSync(file(`topic-phrases/${language}.json`), 'utf8')) as Readonly<Record<string, readonly string[]>>;
  const of = (name: string, texts: readonly string[]) => texts.map((text) => ({ name, text }));
  return [
    ...openQuestions().filter(({ text }) => (languageOf(text) ?? 'en') === language),
    ...Object.entries(written).flatMap(([topic, texts]) => of(topic, texts)),
    ...Object.entries(coachTopicExampleQuestionsOf[language] ?? {}).flatMap(([topic, ways]) => of(topic, ways?.split('|') ?? [])),
    ...Object.entries(phrasesByIntent).flatMap(([intent, phrases]) => of(`=${intent}`, phrases[language])),
  ];
}

/** Examples of a class that has far fewer than most stand twice, so that what was written of the others does not outvote it. */
function evened<T extends { readonly name: string }>(told: readonly T[]): readonly T[] {
  const counts = new Map<string, number>();
  for (const { name } of told) counts.set(name, (counts.get(name) ?? 0) + 1);
  const median = [...counts.values()].toSorted((a, b) => a - b)[Math.floor(counts.size / 2)] ?? 0;
  return told.flatMap((one) => ((counts.get(one.name) ?? 0) < FEW * median ? [one, one] : [one]));
}

function train(language: Trained): TopicWeights {
  const random = randomFrom(20_261_123);
  const told = evened(examplesOf(language));
  const inStories = told.map(({ name, text }) => ({ name, text: wrapInStory(text, language, random) }));
  return trainClasses([...told, ...inStories].map(({ name, text }) => ({ name, features: topicFeatures(text, language, lexicons[language]) })), random);
}

const languages = (['en', 'de'] as const).filter((language) => process.argv.length < 3 || process.argv.includes(language));
for (const language of languages) {
  const target = file(`../../messages/src/${language}/tables/coach-topic-weights.json`);
  writeFileSync(target, `${JSON.stringify({ trainedOn: hashOfTopicSources(language), ...train(language) })}\n`);
}
