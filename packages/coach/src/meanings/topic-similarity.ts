import { coachLanguages, type CoachLanguage } from '@touchline/domain';
import { coachTopicExampleQuestionsOf } from '@touchline/messages/coach-topic-example-questions';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { drillIn } from '../intents/find-drill-and-skill.ts';
import { nearestOf } from '../text/correct-spelling.ts';
import { isEveryday, isPhraseWord, phrasesByIntent, spelledWords } from '../text/recognise-words.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import type { Lexicon } from './lexicon.ts';
import { PostingListsBuilder } from './posting-lists.ts';
import { learnedTopics, type Learned } from './topic-choice.ts';
import { englishWords } from './word-families-en.ts';
import { germanWords } from './word-families-de.ts';

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
function featuresOf(words: readonly string[], { headsOf, framesOf }: Lexicon): Map<string, number> {
  const features = new Map<string, number>();
  const heads = words.flatMap(headsOf);
  heads.forEach((head, at) => {
    features.set(head, 1);
    const next = heads[at + 1];
    if (next !== undefined && next !== head) features.set([head, next].toSorted().join('+'), PAIR_WEIGHT);
  });
  if (drillIn(words) !== null) features.set('drillx', 1);
  for (const frame of framesOf(words.join(' '))) features.set(frame, FRAME_WEIGHT);
  return features;
}

/** How the words of the languages are read that topics are asked for in. */
const lexicons: Readonly<Partial<Record<CoachLanguage, Lexicon>>> = { en: englishWords, de: germanWords };

/**
 * How telling a feature is by how few of the topics and intents hold it. It stands apart from `buildIndex`, whose phrases
 * a function made there would hold as long as itself.
 */
const rarityAmong = (classesOf: ReadonlyMap<string, ReadonlySet<string>>, count: number) => (name: string): number => Math.log((count + 1) / ((classesOf.get(name)?.size ?? 0.5) + 0.5));

function buildIndex(language: CoachLanguage, lexicon: Lexicon, questions: Readonly<Partial<Record<CoachTopic, string>>>) {
  const spelled = (text: string): string[] => spelledWords(text, language);
  const asked = Object.entries(questions).flatMap(([topic, ways]) => ways.split('|').map((way) => ({ topic: topic as CoachTopic, intent: null, words: spelled(way) })));
  const said = Object.entries(phrasesByIntent).flatMap(([intent, phrases]) => (intent.startsWith('follow_') ? [] : phrases[language].map((phrase) => ({ topic: null, intent, words: spelled(phrase) }))));
  const vocabulary = new Set([...asked, ...said].flatMap(({ words }) => words));
  const raw = [...asked, ...said].map(({ topic, intent, words }) => ({ topic, intent, features: featuresOf(words, lexicon) }));
  // In how many topics and intents a feature stands: ways of one topic say the same in other words.
  const classesOf = new Map<string, Set<string>>();
  for (const { topic, intent, features } of raw) {
    for (const name of features.keys()) classesOf.set(name, (classesOf.get(name) ?? new Set()).add(topic ?? `intent ${intent}`));
  }
  const count = new Set(raw.map(({ topic, intent }) => topic ?? intent)).size;
  const rarity = rarityAmong(classesOf, count);
  const ways: Way[] = [];
  /** Which ways hold a feature, and how much of theirs it is. */
  const postings = new PostingListsBuilder();
  for (const { topic, intent, features } of raw) {
    const weighed = [...features].map(([name, weight]) => [name, weight * rarity(name)] as const);
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
    for (const [name, weight] of weighed) postings.add(name, ways.length, weight / length);
    ways.push({ topic, intent });
  }
  return { language, lexicon, ways, vocabulary, classesOf, rarity, postings: postings.build() };
}
type Index = ReturnType<typeof buildIndex>;

const built = new Map<CoachLanguage, Index>();

/** The index of a language; undefined where no ways to ask in it are at hand. */
function indexOf(language: CoachLanguage): Index | undefined {
  const lexicon = lexicons[language];
  const questions = coachTopicExampleQuestionsOf[language];
  if (lexicon === undefined || questions === undefined) return undefined;
  const index = built.get(language) ?? buildIndex(language, lexicon, questions);
  built.set(language, index);
  return index;
}

/** Nearest words that were looked for; so many at most, for what players make up must not fill the memory. */
const found = new Map<string, string>();
const MOST_REMEMBERED = 5000;

/** Endings make many German words alike: two letters apart they are other words. */
const MOST_EDITS: Readonly<Partial<Record<CoachLanguage, number>>> = { en: 2, de: 1 };

function nearest(word: string, { language, vocabulary }: Index): string {
  const key = `${language}:${word}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const best = nearestOf(word, vocabulary, MOST_EDITS[language]);
  if (found.size < MOST_REMEMBERED) found.set(key, best);
  return best;
}

/** The words of a question as its topics are asked for: known misspellings and the nearest known word mended. */
function mended(text: string, index: Index): string[] {
  const { language, vocabulary, lexicon } = index;
  const isKnown = (word: string): boolean => vocabulary.has(word) || lexicon.isFamilyWord(word) || isEveryday(word, language) || isPhraseWord(word, language);
  return spelledWords(text, language).map((word) => (isKnown(word) ? word : nearest(word, index)));
}

/** What a question may mean: the topics, the likeliest first, and how like the phrases of each intent it is. */
export interface Meanings {
  readonly topics: readonly Meant[];
  readonly intents: ReadonlyMap<string, number>;
  /** What was learned to be asked for in such words, the likeliest first. */
  readonly learned: readonly Learned[];
  /** How many of its words belong to what players talk about. */
  readonly familiarWords: number;
  /** The word that says most of what it is about, as it was written, and the topics that have it; null where no word says any of it. */
  readonly subject: MeantSubject | null;
}

/** What a question is about, by its most telling word. */
interface MeantSubject {
  readonly word: string;
  readonly topics: ReadonlySet<CoachTopic>;
}

const isHead = (name: string): boolean => !name.includes('+') && !name.startsWith('?');

/** What a text may mean; null in a language that topics are not asked for in. */
export const meaningsOf = (text: string, language: CoachLanguage): Meanings | null => meaningsIn[language](text);

const meaningsIn = Object.fromEntries(coachLanguages.map((language) => [language, rememberedDuringAnswer((text) => findMeanings(text, language))])) as Readonly<Record<CoachLanguage, (text: string) => Meanings | null>>;

function findMeanings(text: string, language: CoachLanguage): Meanings | null {
  const index = indexOf(language);
  if (index === undefined) return null;
  const { ways, classesOf, rarity, postings, lexicon } = index;
  const words = mended(text, index);
  const weighed = [...featuresOf(words, lexicon)].map(([name, weight]): readonly [string, number] => {
    if (classesOf.has(name)) return [name, weight * rarity(name)];
    return [name, isHead(name) ? weight * rarity(name) * (isEveryday(name, language) ? EVERYDAY_WEIGHT : UNKNOWN_WEIGHT) : 0];
  });
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
  const likeness = new Float64Array(ways.length);
  for (const [name, weight] of weighed) {
    postings.eachOf(name, (at, other) => {
      likeness[at] = (likeness[at] ?? 0) + (weight / length) * other;
    });
  }
  const heads = weighed.filter(([name]) => isHead(name));
  const allHeads = heads.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  const told = (topic: CoachTopic): number => heads.reduce((sum, [name, weight]) => sum + (classesOf.get(name)?.has(topic) === true ? weight : 0), 0) / allHeads;
  const topics = new Map<CoachTopic, Meant>();
  const intents = new Map<string, number>();
  ways.forEach(({ topic, intent }, at) => {
    const value = likeness[at] ?? 0;
    if (value <= 0) return;
    if (topic !== null && value > (topics.get(topic)?.likeness ?? 0)) topics.set(topic, { topic, likeness: value, shared: 0 });
    if (intent !== null && value > (intents.get(intent) ?? 0)) intents.set(intent, value);
  });
  // A long question says some of it in words of one way to ask, and some in words of another.
  const tells = (name: string): number => (lexicon.isGeneric(name) ? 0.5 : (classesOf.get(name)?.size ?? 0) <= UNIQUE_UP_TO ? 2 : 1);
  const sharedOf = (topic: CoachTopic): number => heads.reduce((sum, [name]) => sum + (classesOf.get(name)?.has(topic) === true ? tells(name) : 0), 0);
  const spread = [...topics.values()].map((one) => ({ ...one, shared: sharedOf(one.topic), likeness: Math.max(one.likeness, (1 - TOLD_SHARE) * one.likeness + TOLD_SHARE * told(one.topic)) }));
  const familiarWords = words.filter((word) => lexicon.isFamilyWord(word) && lexicon.headsOf(word).length > 0).length;
  return { topics: spread.toSorted((a, b) => b.likeness - a.likeness), intents, learned: learnedTopics(text, language, lexicon), familiarWords, subject: subjectIn(text, words, index) };
}

/** A word that neither the ways to ask for what a text was read as have, nor the phrases of its intent. */
export interface UnexplainedWord {
  /** As it was written. */
  readonly word: string;
  /** How telling it is of all that the text says, 0 to 1. */
  readonly share: number;
  /** Whether it is a word that players talk about, which the coach may say too. */
  readonly isOfPlay: boolean;
}

/** The words of a text that its reading leaves unexplained, by what `explains` of the topics and intents that have a word; null in a language that topics are not asked for in. */
export function unexplainedWords(text: string, language: CoachLanguage, explains: (name: CoachTopic | `intent ${string}`) => boolean): readonly UnexplainedWord[] | null {
  const index = indexOf(language);
  if (index === undefined) return null;
  const { classesOf, rarity, lexicon } = index;
  const written = spelledWords(text, language);
  const heads = new Map(mended(text, index).flatMap((word, at) => lexicon.headsOf(word).map((head) => [head, { head, at, isOfPlay: lexicon.isFamilyWord(word) && isSubjectWord(word, language) }] as const)));
  const weighed = [...heads.values()].map((one) => ({ ...one, weight: rarity(one.head) * (classesOf.has(one.head) ? 1 : isEveryday(one.head, language) ? EVERYDAY_WEIGHT : UNKNOWN_WEIGHT) }));
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const isExplained = (head: string): boolean => lexicon.isGeneric(head) || [...(classesOf.get(head) ?? [])].some((name) => explains(name as CoachTopic | `intent ${string}`));
  return weighed.filter(({ head }) => !isExplained(head)).map(({ at, isOfPlay, weight }) => ({ word: asWritten(text, written[at] ?? '', language), share: weight / all, isOfPlay }));
}

/** Says that something is, is done or begins, and not of what. */
const NO_SUBJECT = /^(?:happen\w*|becom\w*|became|passier\w*|werd\w*|wird|ask\w*|frag\w*|stay\w*|bleib\w*|start\w*|begin\w*|try\w*|tried|let|keep\w*|put\w*|take\w*|give\w*|gib\w*|nehm\w*|like|mag|magst|best|new|neue?\w*|many|much|viele?|kost\w*|cost\w*|dad|mum|mom|parents?|papa|mama|vater|mutter|eltern|brother|sister|bruder|schwester|today|tomorrow|heute|morgen)$/;
/** Whether a word may be what a text is about, and no everyday word. */
const isSubjectWord = (word: string, language: CoachLanguage): boolean => !isEveryday(word, language) && !NO_SUBJECT.test(word);

/** The word of a question, mended as `words`, that the fewest topics have and that is no everyday word. */
function subjectIn(text: string, words: readonly string[], { language, lexicon, classesOf, rarity }: Index): MeantSubject | null {
  const written = spelledWords(text, language);
  const telling = words.flatMap((word, at) => lexicon.headsOf(word).flatMap((head) => (classesOf.has(head) && !lexicon.isGeneric(head) && !isEveryday(word, language) && !NO_SUBJECT.test(word) ? [{ head, at, rarity: rarity(head) }] : [])));
  const first = telling.toSorted((a, b) => b.rarity - a.rarity)[0];
  if (first === undefined) return null;
  const topics = new Set([...(classesOf.get(first.head) ?? [])].filter((name): name is CoachTopic => !name.startsWith('intent ')));
  return { word: asWritten(text, written[first.at] ?? '', language), topics };
}

/** A folded word of a text as it was written there. */
const asWritten = (text: string, folded: string, language: CoachLanguage): string => (text.match(/[\p{L}\d]+/gu) ?? []).find((token) => spelledWords(token, language).join(' ') === folded) ?? folded;
