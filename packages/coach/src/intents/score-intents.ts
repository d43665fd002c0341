import { coachIntents, coachLanguages, type CoachIntent, type CoachLanguage } from '@touchline/domain';
import { PostingListsBuilder } from '../meanings/posting-lists.ts';
import { mendedWords } from '../text/correct-spelling.ts';
import { phrasesByIntent } from '../text/recognise-words.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import { withoutNames } from './find-drill-and-skill.ts';

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

/** How much a run of letters, a pair of words and a word say of a class. */
const weightOf = (feature: string): number => (feature.startsWith('c:') ? 0.3 : feature.startsWith('p:') ? 0.5 : 1);
const SMOOTHING = 0.1;
/** By cross-validation over the phrases: with less the likelihoods are too sure of themselves. */
const SPREAD = 4;

/**
 * What weighs features by how few of the phrases hold them, as a vector of length 1. It stands apart from `buildIndex`, whose
 * phrases a function made there would hold as long as itself.
 */
function vectorsAmong(documents: ReadonlyMap<string, number>, phraseCount: number): (features: ReadonlyMap<string, number>) => Vector {
  const rarityIn = (count: number): number => Math.log((phraseCount + 1) / (count + 0.5));
  const rarities = new Map([...documents].map(([name, count]) => [name, rarityIn(count)]));
  const ofUnknown = rarityIn(0.4);
  const rarity = (name: string): number => rarities.get(name) ?? ofUnknown;
  return (features) => {
    const weighed = [...features].map(([name, weight]) => [name, Math.sqrt(weight) * rarity(name)] as const);
    const length = Math.hypot(...weighed.map(([, weight]) => weight));
    return new Map(weighed.map(([name, weight]) => [name, weight / (length || 1)]));
  };
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
  const vectorOf = vectorsAmong(documents, raw.length);
  const phrases = raw.map(({ class: name, language }): Phrase => ({ class: name, language }));
  /** Which phrases hold a feature, so that only those are compared that share one. */
  const postings = new PostingListsBuilder();
  raw.forEach(({ features }, at) => {
    for (const [name, weight] of vectorOf(features)) postings.add(name, at, weight);
  });
  const countOf = new Map<string, Map<number, number>>();
  const totals = new Float64Array(classes.length);
  for (const { class: name, features } of raw) {
    const place = classes.indexOf(name);
    for (const feature of features.keys()) {
      const of = countOf.get(feature) ?? new Map<number, number>();
      of.set(place, (of.get(place) ?? 0) + 1);
      countOf.set(feature, of);
      totals[place] = (totals[place] ?? 0) + 1;
    }
  }
  /** In how many phrases of each class a feature stands, by the place of the class. */
  const counts = new PostingListsBuilder();
  for (const [feature, of] of countOf) for (const [place, count] of of) counts.add(feature, place, count);
  /** The log of a feature's share in a class that does not have it. */
  const absent = totals.map((total) => Math.log(SMOOTHING / (total + SMOOTHING * countOf.size)));
  return { phrases, postings: postings.build(), vectorOf, counts: counts.build(), absent };
}

let built: ReturnType<typeof buildIndex> | undefined;
const index = (): ReturnType<typeof buildIndex> => (built ??= buildIndex());

/** The likelihood of words and runs of letters under each class (naive Bayes), spread to 0 … 1. */
function byWords(features: ReadonlyMap<string, number>): Float64Array {
  const { counts, absent } = index();
  const logs = new Float64Array(classes.length);
  let weights = 0;
  for (const feature of features.keys()) {
    const weight = weightOf(feature);
    let isKnown = false;
    counts.eachOf(feature, (place, count) => {
      isKnown = true;
      logs[place] = (logs[place] ?? 0) + weight * Math.log((count + SMOOTHING) / SMOOTHING);
    });
    if (isKnown) weights += weight;
  }
  const all = logs.map((log, place) => log + weights * (absent[place] ?? 0));
  const best = Math.max(...all);
  const shares = all.map((log) => Math.exp((log - best) / SPREAD));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/** Every class with its score, the best first. */
export const matchWords = (words: readonly string[], language: CoachLanguage): readonly Match[] => matchIn(language, words);

const matchIn = rememberedDuringAnswer((language, words): readonly Match[] => {
  const { phrases, postings, vectorOf } = index();
  const features = featuresOf(withoutNames(words));
  const likeness = new Float64Array(phrases.length);
  for (const [name, weight] of vectorOf(features)) {
    postings.eachOf(name, (at, other) => {
      likeness[at] = (likeness[at] ?? 0) + weight * other;
    });
  }
  const nearest = new Map<Class, [number, number, number]>();
  phrases.forEach((phrase, at) => {
    const whole = likeness[at] ?? 0;
    if (whole === 0) return;
    const value = phrase.language === language ? whole : whole * 0.9;
    const best = nearest.get(phrase.class) ?? [0, 0, 0];
    if (value > best[0]) nearest.set(phrase.class, [value, best[0], best[1]]);
    else if (value > best[1]) nearest.set(phrase.class, [best[0], value, best[1]]);
    else if (value > best[2]) nearest.set(phrase.class, [best[0], best[1], value]);
  });
  const likely = byWords(features);
  return classes
    .map((name, place) => {
      const [first, second, third] = nearest.get(name) ?? [0, 0, 0];
      return { class: name, score: 0.55 * first + 0.15 * second + 0.1 * third + 0.35 * (likely[place] ?? 0) };
    })
    .toSorted((a, b) => b.score - a.score);
});
