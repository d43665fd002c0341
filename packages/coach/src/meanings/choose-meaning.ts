import type { CoachIntent, CoachLanguage } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { FEWEST_WORDS_OF_STORY } from '../text/fewest-words-of-told-story.ts';
import { topicOf } from '../topics/find-topic.ts';
import type { Topic } from '../topics/topic.ts';
import { literalTopic, questionOf } from './example-question-lookup.ts';
import { isLearned, type Learned } from './topic-choice.ts';
import type { Meanings, Meant } from './topic-similarity.ts';
import { hasWordsOf } from './topic-required-words.ts';

/** So like a way to ask, a question means that topic whatever else its words resemble. */
const SAME_FROM = 0.8;
/** Enough where the phrases of no intent, or of the topic's own, are as like. */
const ALIKE_FROM = 0.55;
/** Enough where nothing else is known of the question. */
const NEAR_FROM = 0.42;
const EQUAL_FROM = 0.9;
const INTENT_CLEAR_FROM = 0.9;
const INTENT_SURE_FROM = 0.6;
/** Small talk is like anything. */
const NO_RIVAL: ReadonlySet<string> = new Set(['off_topic', 'who_are_you', 'joke', 'greeting', 'thanks']);
/** A topic has to be so much more like the question than the phrases of other intents, and hardly less than those of its own. */
const AHEAD_OF_OTHERS = 0.05;
const BEHIND_OWN = 0.1;
/** Fewer shared words than this may be chance. */
const SHARED_FROM = 1.5;
/** In a talk, words of so few go on with it. */
const MOST_WORDS_GOING_ON = 4;
const INTENT_WEAK_BELOW = 0.5;
/** A pattern that was met gives way only to a topic that is meant by so much more. */
const AHEAD_OF_PATTERN = 0.35;
/** Where the pattern's own ways to ask are like the question too, less will do. */
const CLOSE_FROM = 0.7;
const AHEAD_OF_CLOSE = 0.08;

/** How likely what was learned has to be, 0 to 1: where nothing speaks against it, against the phrases of an intent, a pattern, and in a talk. */
const LEARNED_FROM = 0.35;
const LEARNED_AGAINST_INTENT_FROM = 0.6;
/** What is asked of a named drill is read by its subject and question word as well. */
const LEARNED_OF_DRILL_FROM = 0.85;
const LEARNED_AGAINST_PATTERN_FROM = 0.65;
/** Enough against a pattern that what was learned hardly thinks of: that is less likely than `UNLIKELY_BELOW`. */
const LEARNED_BEFORE_UNLIKELY_FROM = 0.5;
const UNLIKELY_BELOW = 0.03;
const LEARNED_AGAINST_PARTS_FROM = 0.85;
/** For a few words in a talk, and where fewer words than `LEARNED_SHARED_FROM` are those of a way to ask for it. */
const LEARNED_OF_LITTLE_FROM = 0.6;
const LEARNED_SHARED_FROM = 1;
/** Enough in a story that is not read as one: in a talk, or where a drill is named. */
const LEARNED_IN_STORY_FROM = 0.3;
/** Enough in a story against all else, and without the words that a topic requires. */
const CLEAR_IN_STORY_FROM = 0.33;
const CERTAIN_IN_STORY_FROM = 0.7;
/** From here on the likeliest topic is answered, with the next ones offered beside it. */
const GUESSED_IN_STORY_FROM = 0.15;
/** Of a story that is not clear, what is at least so likely is offered. */
const OFFERED_IN_STORY_FROM = 0.05;
/** From here on a question is one that nothing here answers, whatever a few of its words resemble. */
const NOTHING_FROM = 0.4;
/** So much of what was learned has to be of topics whose words are said. */
const FEWEST_LEFT = 0.35;
/** Stands for what was spoken of before. */
const REFERS_BACK = /\b(?:that|it|those|one|davon|damit)\b|\bthis\b(?! (?:week|month|year|app))|\bdas\b(?= *(?:$|[?.!]|ist|war|geht|hilft|bringt|mach))/i;
/** In a talk, so few words are often about what was said before. */
const MOST_WORDS_TOLD_IN_TALK = 6;

interface Known {
  /** The topic whose pattern was met. */
  readonly pattern: Topic | null;
  readonly intent: CoachIntent | undefined;
  readonly intentScore: number;
  readonly hurts: boolean;
  readonly namesDrill: boolean;
  /** Whether something was said before in this talk. */
  readonly inTalk: boolean;
}

const wordCount = (text: string): number => text.trim().split(/\s+/).length;
const isStory = (text: string): boolean => wordCount(text) >= FEWEST_WORDS_OF_STORY;
const isShortIn = (text: string, { inTalk }: Known): boolean => inTalk && wordCount(text) <= MOST_WORDS_GOING_ON;

/** Whether nothing here answers the question, by what was learned. A story has so many words of its own that this is not known of it. */
export const isUnanswerable = (text: string, { learned: [first] }: Meanings): boolean => !isStory(text) && literalTopic(text) === undefined && first?.isNothing === true && first.likelihood >= NOTHING_FROM;

/** How likely each is where a story is about something that is answered here. */
function answerable(learned: readonly Learned[]): readonly Learned[] {
  const nothing = learned.find(({ isNothing }) => isNothing)?.likelihood ?? 0;
  return learned.flatMap((one) => (one.isNothing ? [] : [{ ...one, likelihood: one.likelihood / (1 - nothing) }]));
}

/** What a story is about by what was learned. */
export interface StoryMeaning {
  /** Null where no topic is likely enough to be answered. */
  readonly topic: Topic | null;
  /** What is offered beside it, or in its place; empty where the topic is clear. */
  readonly offered: readonly CoachTopic[];
}

/** Reads a story; null for a shorter message, where something hurts that is not what it asks about, and where it likeliest asks for no topic. */
export function storyMeaning(text: string, { learned }: Meanings, hurts: boolean): StoryMeaning | null {
  const known = answerable(possibleOf(text, learned, CERTAIN_IN_STORY_FROM));
  const [first] = known;
  if (!isStory(text) || first?.topic == null) return null;
  const topic = topicOf(first.topic);
  if (hurts) return topic?.intent === 'injury' && first.likelihood >= CLEAR_IN_STORY_FROM ? { topic, offered: [] } : null;
  const answered = topic === undefined || first.likelihood < GUESSED_IN_STORY_FROM ? null : topic;
  if (answered !== null && first.likelihood >= CLEAR_IN_STORY_FROM) return { topic: answered, offered: [] };
  const likely = known.flatMap((one) => (one.topic !== null && one.topic !== answered?.topic && one.likelihood >= OFFERED_IN_STORY_FROM && questionOf(one.topic) !== '' ? [one.topic] : []));
  return answered === null && likely.length === 0 ? null : { topic: answered, offered: likely.slice(0, NEAREST) };
}

/** The topic that a question means; null where it is none, or where what is known otherwise is better. */
export function chooseMeaning(text: string, meanings: Meanings, known: Known): Topic | null {
  const literal = literalTopic(text);
  const asked = literal === undefined || (isShortIn(text, known) && !literal.isOffered) ? undefined : topicOf(literal.topic);
  return asked ?? learnedTopic(text, meanings, known) ?? likeTopic(text, meanings, known);
}

/**
 * What was learned without the topics whose words are not said: what stood behind such a one is as much likelier. Where
 * nearly all that was learned is of such topics, little is known of the rest. One as likely as `certainFrom` needs no words.
 */
function possibleOf(text: string, learned: readonly Learned[], certainFrom = Number.POSITIVE_INFINITY): readonly Learned[] {
  const lacksWords = ({ topic, likelihood }: Learned): boolean => topic !== null && likelihood < certainFrom && !hasWordsOf(topic, text);
  const possible = learned.filter((one) => !lacksWords(one));
  const left = 1 - learned.filter(lacksWords).reduce((sum, { likelihood }) => sum + likelihood, 0);
  return possible.map((one) => ({ ...one, likelihood: one.likelihood / Math.max(left, FEWEST_LEFT) }));
}

/** The topic that was learned to be asked for in such words, where that is likely enough against what else is known. */
function learnedTopic(text: string, { learned, topics }: Meanings, known: Known): Topic | null {
  const { pattern, hurts, namesDrill, intentScore, inTalk } = known;
  const possible = possibleOf(text, learned);
  const [first] = possible;
  const topic = first?.topic == null ? undefined : topicOf(first.topic);
  if (first === undefined || topic === undefined) return null;
  if ((namesDrill && !topic.withNamedDrill) || (hurts && topic.intent !== 'injury')) return null;
  if (topic === pattern) return topic;
  if (isStory(text)) return first.likelihood >= LEARNED_IN_STORY_FROM ? topic : null;
  const least = namesDrill ? LEARNED_OF_DRILL_FROM : intentScore >= INTENT_CLEAR_FROM ? LEARNED_AGAINST_INTENT_FROM : LEARNED_FROM;
  const shared = topics.find((one) => one.topic === first.topic)?.shared ?? 0;
  if (isShortIn(text, known) || (inTalk && REFERS_BACK.test(text))) return null;
  if (shared < LEARNED_SHARED_FROM || (inTalk && wordCount(text) <= MOST_WORDS_TOLD_IN_TALK)) return first.likelihood >= LEARNED_OF_LITTLE_FROM ? topic : null;
  if (pattern !== null) return isLearnedAgainst(pattern, possible) ? topic : null;
  return first.likelihood >= least ? topic : null;
}

/** Whether what was learned is another topic than one that was met by its words, so clearly that it is right more often. */
function isLearnedAgainst({ topic }: Topic, learned: readonly Learned[]): boolean {
  const [first] = learned;
  if (first === undefined) return false;
  const own = learned.find((one) => one.topic === topic)?.likelihood ?? 0;
  return first.likelihood >= LEARNED_AGAINST_PATTERN_FROM || (first.likelihood >= LEARNED_BEFORE_UNLIKELY_FROM && own < UNLIKELY_BELOW);
}

/**
 * Whether a question that was read by its parts was misread: what was learned is sure of another topic, and hardly thinks
 * of that one. Of a topic that has its parts alone nothing was learned.
 */
export function isMisread({ topic }: Topic, { learned }: Meanings, language: CoachLanguage): boolean {
  const [first] = learned;
  if (first?.topic == null || first.likelihood < LEARNED_AGAINST_PARTS_FROM || !isLearned(topic, language)) return false;
  return !learned.some((one) => one.topic === topic && one.likelihood >= UNLIKELY_BELOW);
}

/** The topic that a question is like. */
function likeTopic(text: string, { topics: meant, intents }: Meanings, known: Known): Topic | null {
  const { pattern, intent, intentScore, hurts, namesDrill } = known;
  const isShort = isShortIn(text, known);
  const likenessOf = (topic: Topic): number => meant.find((one) => one.topic === topic.topic)?.likeness ?? 0;
  const mayBe = ({ topic: name, shared }: Meant): boolean => {
    const topic = topicOf(name);
    return hasWordsOf(name, text) && shared >= (isShort ? 2 * SHARED_FROM : SHARED_FROM) && topic !== undefined && (!namesDrill || topic.withNamedDrill) && (!hurts || topic.intent === 'injury');
  };
  const best = meant.find(mayBe);
  const topic = best === undefined ? undefined : topicOf(best.topic);
  if (best === undefined || topic === undefined) return null;
  if (pattern !== null) {
    const ahead = best.likeness - likenessOf(pattern);
    return topic !== pattern && ((best.likeness >= SAME_FROM && ahead >= AHEAD_OF_PATTERN) || (likenessOf(pattern) > 0 && best.likeness >= CLOSE_FROM && ahead >= AHEAD_OF_CLOSE)) ? topic : null;
  }
  const isSameIntent = topic.intent === intent;
  const own = intents.get(topic.intent) ?? 0;
  const other = Math.max(0, ...[...intents].filter(([name]) => name !== topic.intent && !NO_RIVAL.has(name)).map(([, likeness]) => likeness));
  if (other + AHEAD_OF_OTHERS > best.likeness || own - BEHIND_OWN > best.likeness) return null;
  if (best.likeness >= SAME_FROM) return isSameIntent || intentScore < INTENT_CLEAR_FROM || best.likeness >= EQUAL_FROM ? topic : null;
  if (best.likeness >= ALIKE_FROM) return isSameIntent || intentScore < INTENT_SURE_FROM ? topic : null;
  return best.likeness >= NEAR_FROM && intentScore < INTENT_WEAK_BELOW ? topic : null;
}

const NEAREST = 3;
const NEAREST_FROM = 0.2;

const nearby = ({ topics, familiarWords }: Meanings): readonly CoachTopic[] =>
  familiarWords === 0 ? [] : topics.filter(({ topic, likeness, shared }) => likeness >= NEAREST_FROM && shared >= 1 && topicOf(topic) !== undefined && questionOf(topic) !== '').map(({ topic }) => topic);

/** Whether any topic has words of a text, though perhaps not the one that it is about. */
export const isNearAnyTopic = (meanings: Meanings): boolean => nearby(meanings).length > 0;

/** The topics that come nearest to a text about football which means none of them, and that have its most telling word; none for what is about something else. */
export function nearestTopics(meanings: Meanings): readonly CoachTopic[] {
  return nearby(meanings)
    .filter((topic) => meanings.subject?.topics.has(topic) === true)
    .slice(0, NEAREST);
}

/** The intent whose phrases mean most nearly the same as a text; null where none comes near. */
export const intentByMeaning = ({ intents }: Meanings): string | null => [...intents].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
