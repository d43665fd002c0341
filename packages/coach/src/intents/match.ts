import { coachIntents, coachLanguages, type CoachIntent, type CoachLanguage } from '@touchline/domain';
import { mendedWords, phrasesByIntent } from '../text/language.ts';
import { withoutNames } from './subject.ts';

/** What goes on with what was said before. */
export const followUps = [
  'follow_left_foot',
  'follow_shorter',
  'follow_easier',
  'follow_harder',
  'follow_why',
  'follow_more',
  'follow_yes',
] as const;
/** What only a cue tells, and no phrases: another drill than that one, how that one goes, and whether a result is good. */
type ToldByCue = 'follow_other' | 'follow_how' | 'follow_good';
export type FollowUp = (typeof followUps)[number] | ToldByCue;
export type Class = CoachIntent | (typeof followUps)[number];

export interface Match {
  readonly class: Class;
  /** 0 to about 1; how alike the nearest phrases are, and what the words weigh. */
  readonly score: number;
}

type Vector = ReadonlyMap<string, number>;
interface Phrase {
  readonly class: Class;
  readonly language: CoachLanguage;
  readonly vector: Vector;
}

const classes: readonly Class[] = [...coachIntents, ...followUps];

/** Words, pairs of words, and the runs of two to four letters of each word: the last forgive what spelling does not. */
function featuresOf(words: readonly string[]): Map<string, number> {
  const features = new Map<string, number>();
  const add = (name: string, weight: number): void => void features.set(name, (features.get(name) ?? 0) + weight);
  words.forEach((word, at) => {
    add(`w:${word}`, 2);
    const next = words[at + 1];
    if (next !== undefined) add(`p:${word} ${next}`, 1.4);
    const framed = ` ${word} `;
    for (let size = 3; size <= 4; size += 1) {
      for (let from = 0; from + size <= framed.length; from += 1) add(`c:${framed.slice(from, from + size)}`, 0.45);
    }
  });
  return features;
}

function buildIndex() {
  const raw = classes.flatMap((name) =>
    coachLanguages.flatMap((language) =>
      (phrasesByIntent[name]?.[language] ?? []).map((text) => ({
        class: name,
        language,
        features: featuresOf(withoutNames(mendedWords(text, language))),
      })),
    ),
  );
  const documents = new Map<string, number>();
  for (const { features } of raw) for (const name of features.keys()) documents.set(name, (documents.get(name) ?? 0) + 1);
  const rarity = (name: string): number => Math.log((raw.length + 1) / ((documents.get(name) ?? 0.4) + 0.5));
  const vectorOf = (features: ReadonlyMap<string, number>): Vector => {
    const weighed = [...features].map(([name, weight]) => [name, Math.sqrt(weight) * rarity(name)] as const);
    const length = Math.hypot(...weighed.map(([, weight]) => weight));
    return new Map(weighed.map(([name, weight]) => [name, weight / (length || 1)]));
  };
  const phrases: readonly Phrase[] = raw.map(({ features, ...rest }) => ({ ...rest, vector: vectorOf(features) }));
  /** Which phrases hold a feature, so that only those are compared that share one. */
  const postings = new Map<string, [number, number][]>();
  phrases.forEach(({ vector }, at) => {
    for (const [name, weight] of vector) {
      const list = postings.get(name);
      if (list === undefined) postings.set(name, [[at, weight]]);
      else list.push([at, weight]);
    }
  });
  /** How much a word speaks for a class: its share of the word's phrases, smoothed. */
  const wordCounts = new Map<string, Map<Class, number>>();
  const totals = new Map<Class, number>();
  for (const { class: name, features } of raw) {
    for (const feature of features.keys()) {
      if (feature.startsWith('c:')) continue;
      const counts = wordCounts.get(feature) ?? new Map<Class, number>();
      counts.set(name, (counts.get(name) ?? 0) + 1);
      wordCounts.set(feature, counts);
      totals.set(name, (totals.get(name) ?? 0) + 1);
    }
  }
  return { phrases, postings, vectorOf, wordCounts, totals };
}

let built: ReturnType<typeof buildIndex> | undefined;
const index = (): ReturnType<typeof buildIndex> => (built ??= buildIndex());

/** Log-likelihood of the words under each class, spread to 0 … 1. */
function byWords(features: ReadonlyMap<string, number>): Map<Class, number> {
  const { wordCounts, totals } = index();
  const known = [...features.keys()].filter((name) => wordCounts.has(name));
  const logs = classes.map((name) => {
    const total = totals.get(name) ?? 1;
    return known.reduce((sum, feature) => sum + Math.log(((wordCounts.get(feature)?.get(name) ?? 0) + 0.25) / (total + 400)) * (feature.startsWith('p:') ? 0.5 : 1), 0);
  });
  const best = Math.max(...logs);
  const shares = logs.map((log) => Math.exp((log - best) / 2));
  const sum = shares.reduce((a, b) => a + b, 0);
  return new Map(classes.map((name, at) => [name, (shares[at] ?? 0) / sum]));
}

/** Every class with its score, the best first. */
export function matchWords(words: readonly string[], language: CoachLanguage): Match[] {
  const { phrases, postings, vectorOf } = index();
  const features = featuresOf(withoutNames(words));
  const likeness = new Map<number, number>();
  for (const [name, weight] of vectorOf(features)) {
    for (const [at, other] of postings.get(name) ?? []) likeness.set(at, (likeness.get(at) ?? 0) + weight * other);
  }
  const nearest = new Map<Class, number[]>();
  for (const [at, value] of likeness) {
    const phrase = phrases[at];
    if (phrase === undefined) continue;
    const list = nearest.get(phrase.class) ?? [];
    list.push(phrase.language === language ? value : value * 0.9);
    nearest.set(phrase.class, list);
  }
  const likely = byWords(features);
  return classes
    .map((name) => {
      const [first = 0, second = 0, third = 0] = (nearest.get(name) ?? []).toSorted((a, b) => b - a);
      return { class: name, score: 0.55 * first + 0.15 * second + 0.1 * third + 0.35 * (likely.get(name) ?? 0) };
    })
    .toSorted((a, b) => b.score - a.score);
}
