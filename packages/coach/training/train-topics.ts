// `node scripts/with-node.mjs node packages/coach/training/train-topics.ts`: trains what a question is about, for each language, on
// the phrases of `topic-phrases`, the ways to ask for the topics and the phrases of the intents, and writes the weights
// beside the words of the language. The same files give the same weights. The everyday questions are never read here.
import { readFileSync, writeFileSync } from 'node:fs';
import type { CoachIntent } from '@touchline/domain';
import { coachTopicQuestionsOf } from '@touchline/messages/coach-topic-questions';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { Lexicon } from '../src/meanings/lexicon.ts';
import { NOTHING, type TopicWeights } from '../src/meanings/topic-choice.ts';
import { topicFeatures } from '../src/meanings/topic-features.ts';
import { SIGN_COUNT, signOf, ZERO_SIGN } from '../src/meanings/weight-signs.ts';
import { germanWords } from '../src/meanings/word-families-de.ts';
import { englishWords } from '../src/meanings/word-families-en.ts';
import { languageOf, phrasesByIntent } from '../src/text/recognise-words.ts';
import { topicOf } from '../src/topics/find-topic.ts';
import { randomFrom } from './draw-sentences.ts';
import { inStory } from './stories.ts';
import { hashOfTopicSources, type Trained } from './topic-sources.ts';

const lexicons: Readonly<Record<Trained, Lexicon>> = { en: englishWords, de: germanWords };

const EPOCHS = 20;
const RATE = 1;
const DECAY = 1e-5;
/** A feature of one or two phrases is chance. */
const FEWEST_PHRASES = 3;
/** A class that is this unlikely is not moved by an example. */
const SLOPE_FROM = 0.002;
/** Of a class so many weights are kept, the largest. */
const WEIGHTS_OF_CLASS = 90;
/** What nothing here answers is no subject, and told by many words a little each. */
const WEIGHTS_OF_NOTHING = 2000;

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
    ...Object.entries(coachTopicQuestionsOf[language] ?? {}).flatMap(([topic, ways]) => of(topic, ways?.split('|') ?? [])),
    ...Object.entries(phrasesByIntent).flatMap(([intent, phrases]) => of(`=${intent}`, phrases[language])),
  ];
}

/** Softmax regression by stochastic gradient descent with Adagrad steps. */
function train(language: Trained): TopicWeights {
  const random = randomFrom(20_261_123);
  const told = examplesOf(language);
  const inStories = told.map(({ name, text }) => ({ name, text: inStory(text, language, random) }));
  const examples = [...told, ...inStories].map(({ name, text }) => ({ name, features: topicFeatures(text, language, lexicons[language]) }));
  const classes = [...new Set(examples.map(({ name }) => name))];
  const classAt = new Map(classes.map((name, at) => [name, at]));
  const phrasesOf = new Map<string, number>();
  for (const { features } of examples) for (const name of features.keys()) phrasesOf.set(name, (phrasesOf.get(name) ?? 0) + 1);
  const names = [...phrasesOf].filter(([, count]) => count >= FEWEST_PHRASES).map(([name]) => name);
  const featureAt = new Map(names.map((name, at) => [name, at]));
  const rarities = names.map((name) => Math.sqrt(Math.log((examples.length + 1) / ((phrasesOf.get(name) ?? 0) + 0.5))));
  const rows = examples.map(({ name, features }) => {
    const weighed = [...features].flatMap(([feature, weight]) => {
      const at = featureAt.get(feature);
      return at === undefined ? [] : [[at, weight * (rarities[at] ?? 0)] as const];
    });
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
    return { at: classAt.get(name) ?? 0, features: weighed.map(([feature, weight]) => [feature, weight / length] as const) };
  });
  const width = classes.length;
  const weights = new Float32Array(names.length * width);
  const squares = new Float32Array(weights.length).fill(1);
  const scores = new Float32Array(width);
  const order = rows.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) {
      const row = rows[at];
      if (row === undefined) continue;
      scores.fill(0);
      for (const [feature, value] of row.features) for (let one = 0; one < width; one += 1) scores[one] = (scores[one] ?? 0) + (weights[feature * width + one] ?? 0) * value;
      const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
      let sum = 0;
      for (let one = 0; one < width; one += 1) sum += scores[one] = Math.exp((scores[one] ?? 0) - highest);
      for (let one = 0; one < width; one += 1) scores[one] = (scores[one] ?? 0) / sum - (one === row.at ? 1 : 0);
      for (const [feature, value] of row.features) {
        for (let one = 0; one < width; one += 1) {
          const slope = scores[one] ?? 0;
          if (Math.abs(slope) < SLOPE_FROM) continue;
          const cell = feature * width + one;
          const step = slope * value + DECAY * (weights[cell] ?? 0);
          squares[cell] = (squares[cell] ?? 0) + step * step;
          weights[cell] = (weights[cell] ?? 0) - (RATE * step) / Math.sqrt(squares[cell] ?? 1);
        }
      }
    }
  }
  return written(classes, names, rarities, weights);
}

/** The weights that matter, as signs. There is no bias: all are as likely before a word is read. */
function written(classes: readonly string[], names: readonly string[], rarities: readonly number[], weights: Float32Array): TopicWeights {
  const width = classes.length;
  const kept = new Map<number, [number, number][]>();
  for (let one = 0; one < width; one += 1) {
    const own = names.map((_, feature): [number, number] => [feature, weights[feature * width + one] ?? 0]);
    const first = own.toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1])).slice(0, classes[one] === NOTHING ? WEIGHTS_OF_NOTHING : WEIGHTS_OF_CLASS);
    for (const [feature, weight] of first) kept.set(feature, [...(kept.get(feature) ?? []), [one, weight]]);
  }
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = largest / (SIGN_COUNT - 1 - ZERO_SIGN);
  const used = names.flatMap((name, at) => (kept.has(at) ? [{ name, at }] : [])).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const rarityStep = Math.max(...rarities) / (SIGN_COUNT - 1);
  return {
    classes: classes.join(' '),
    features: used.map(({ name }) => name).join(' '),
    rarities: used.map(({ at }) => signOf(Math.round((rarities[at] ?? 0) / rarityStep))).join(''),
    weights: used
      .map(({ at }) => (kept.get(at) ?? []).map(([one, weight]) => signOf(Math.floor(one / SIGN_COUNT)) + signOf(one % SIGN_COUNT) + signOf(ZERO_SIGN + Math.round(weight / step))).join(''))
      .join(' '),
    rarityStep: Math.round(rarityStep * 1e6) / 1e6,
    weightStep: Math.round(step * 1e6) / 1e6,
  };
}

for (const language of ['en', 'de'] as const) {
  const target = file(`../../messages/src/${language}/tables/coach-topic-weights.json`);
  writeFileSync(target, `${JSON.stringify({ trainedOn: hashOfTopicSources(language), ...train(language) })}\n`);
}
