import { coachTopicQuestions } from '@touchline/messages/coach-topic-questions';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { drillIn } from '../intents/subject.ts';
import { isEveryday, isPhraseWord, nearestOf, phrasesByIntent, spelledWords } from '../text/language.ts';
import { framesOf, headOf, isFamilyWord, isGeneric } from './word-families.ts';

/** A topic and how nearly a question means the same as one of its ways to ask: 0 to 1. */
export interface Meant {
  readonly topic: CoachTopic;
  readonly likeness: number;
  /** How many heads they share that are not of every subject, one that no other topic has counting for two. */
  readonly shared: number;
}

const FRAME_WEIGHT = 0.45;
const PAIR_WEIGHT = 0.7;
/** A word that no way to ask has is as telling as a rare one, unless it is an everyday word. */
const UNKNOWN_WEIGHT = 0.75;
const EVERYDAY_WEIGHT = 0.3;
/** How much of the likeness is the share of the question's words that any way to ask has. */
const TOLD_SHARE = 0.4;
/** A head of so few topics tells one by itself. */
const UNIQUE_UP_TO = 2;

interface Way {
  /** None for a phrase of an intent, which says that no topic is meant. */
  readonly topic: CoachTopic | null;
  readonly intent: string | null;
}

/** What a text is about: heads of word families, pairs of neighbours, and the kind of answer it wants. */
function featuresOf(words: readonly string[]): Map<string, number> {
  const features = new Map<string, number>();
  const heads = words.map(headOf).filter((head) => head !== null);
  heads.forEach((head, at) => {
    features.set(head, 1);
    const next = heads[at + 1];
    if (next !== undefined && next !== head) features.set([head, next].toSorted().join('+'), PAIR_WEIGHT);
  });
  if (drillIn(words) !== null) features.set('drillx', 1);
  for (const frame of framesOf(words.join(' '))) features.set(frame, FRAME_WEIGHT);
  return features;
}

function buildIndex() {
  const asked = Object.entries(coachTopicQuestions).flatMap(([topic, ways]) => ways.split('|').map((way) => ({ topic: topic as CoachTopic, intent: null, words: spelledWords(way) })));
  const said = Object.entries(phrasesByIntent).flatMap(([intent, { en }]) => (intent.startsWith('follow_') ? [] : en.map((phrase) => ({ topic: null, intent, words: spelledWords(phrase) }))));
  const vocabulary = new Set([...asked, ...said].flatMap(({ words }) => words));
  const raw = [...asked, ...said].map(({ topic, intent, words }) => ({ topic, intent, features: featuresOf(words) }));
  // In how many topics and intents a feature stands: ways of one topic say the same in other words.
  const classesOf = new Map<string, Set<string>>();
  for (const { topic, intent, features } of raw) {
    for (const name of features.keys()) classesOf.set(name, (classesOf.get(name) ?? new Set()).add(topic ?? `intent ${intent}`));
  }
  const count = new Set(raw.map(({ topic, intent }) => topic ?? intent)).size;
  const rarity = (name: string): number => Math.log((count + 1) / ((classesOf.get(name)?.size ?? 0.5) + 0.5));
  const ways: Way[] = [];
  /** Which ways hold a feature, and how much of theirs it is. */
  const postings = new Map<string, (readonly [number, number])[]>();
  for (const { topic, intent, features } of raw) {
    const weighed = [...features].map(([name, weight]) => [name, weight * rarity(name)] as const);
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
    for (const [name, weight] of weighed) {
      const list = postings.get(name) ?? [];
      list.push([ways.length, weight / length]);
      postings.set(name, list);
    }
    ways.push({ topic, intent });
  }
  return { ways, vocabulary, classesOf, rarity, postings };
}

let built: ReturnType<typeof buildIndex> | undefined;
const index = (): ReturnType<typeof buildIndex> => (built ??= buildIndex());

/** Nearest words that were looked for; so many at most, for what players make up must not fill the memory. */
const found = new Map<string, string>();
const MOST_REMEMBERED = 5000;

function nearest(word: string, vocabulary: ReadonlySet<string>): string {
  const known = found.get(word);
  if (known !== undefined) return known;
  const best = nearestOf(word, vocabulary);
  if (found.size < MOST_REMEMBERED) found.set(word, best);
  return best;
}

/** The words of a question as its topics are asked for: known misspellings and the nearest known word mended. */
function mended(text: string): string[] {
  const { vocabulary } = index();
  return spelledWords(text).map((word) => (vocabulary.has(word) || isFamilyWord(word) || isEveryday(word) || isPhraseWord(word) ? word : nearest(word, vocabulary)));
}

/** What a question may mean: the topics, the likeliest first, and how like the phrases of each intent it is. */
export interface Meanings {
  readonly topics: readonly Meant[];
  readonly intents: ReadonlyMap<string, number>;
}

const isHead = (name: string): boolean => !name.includes('+') && !name.startsWith('?');

export function meaningsOf(text: string): Meanings {
  const { ways, classesOf, rarity, postings } = index();
  const weighed = [...featuresOf(mended(text))].map(([name, weight]): readonly [string, number] => {
    if (classesOf.has(name)) return [name, weight * rarity(name)];
    return [name, isHead(name) ? weight * rarity(name) * (isEveryday(name) ? EVERYDAY_WEIGHT : UNKNOWN_WEIGHT) : 0];
  });
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
  const likeness = new Float64Array(ways.length);
  for (const [name, weight] of weighed) {
    for (const [at, other] of postings.get(name) ?? []) {
      likeness[at] = (likeness[at] ?? 0) + (weight / length) * other;
    }
  }
  const heads = weighed.filter(([name]) => isHead(name));
  const allHeads = heads.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  const told = (topic: CoachTopic): number => heads.reduce((sum, [name, weight]) => sum + (classesOf.get(name)?.has(topic) === true ? weight : 0), 0) / allHeads;
  const topics = new Map<CoachTopic, Meant>();
  const intents = new Map<string, number>();
  ways.forEach(({ topic, intent }, at) => {
    const value = likeness[at] ?? 0;
    if (topic !== null && value > (topics.get(topic)?.likeness ?? 0)) topics.set(topic, { topic, likeness: value, shared: 0 });
    if (intent !== null && value > (intents.get(intent) ?? 0)) intents.set(intent, value);
  });
  // A long question says some of it in words of one way to ask, and some in words of another.
  const tells = (name: string): number => (isGeneric(name) ? 0.5 : (classesOf.get(name)?.size ?? 0) <= UNIQUE_UP_TO ? 2 : 1);
  const sharedOf = (topic: CoachTopic): number => heads.reduce((sum, [name]) => sum + (classesOf.get(name)?.has(topic) === true ? tells(name) : 0), 0);
  const spread = [...topics.values()].map((one) => ({ ...one, shared: sharedOf(one.topic), likeness: Math.max(one.likeness, (1 - TOLD_SHARE) * one.likeness + TOLD_SHARE * told(one.topic)) }));
  return { topics: spread.toSorted((a, b) => b.likeness - a.likeness), intents };
}

/** The first way to ask for a topic, as it is offered. */
export const questionOf = (topic: CoachTopic): string => coachTopicQuestions[topic]?.split('|')[0] ?? '';

/** How many words of a text belong to what players talk about. */
export const familiarWords = (text: string): number => mended(text).filter((word) => headOf(word) !== null && isFamilyWord(word)).length;

const literally = (text: string): string => spelledWords(text).join(' ');
let offered: ReadonlyMap<string, CoachTopic> | undefined;

/** The topic whose offered question was typed or tapped as it stands. */
export function offeredTopic(text: string): CoachTopic | undefined {
  offered ??= new Map(Object.keys(coachTopicQuestions).map((topic) => [literally(questionOf(topic as CoachTopic)), topic as CoachTopic]));
  return offered.get(literally(text));
}
