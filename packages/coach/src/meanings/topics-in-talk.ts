import type { CoachTopic } from '@touchline/messages/coach-topics';
import { wordsOf } from '../text/recognise-words.ts';
import { topicOf } from '../topics/find-topic.ts';
import { topicLikelihoods } from './topic-choice.ts';
import { hasWordsOf } from './topic-required-words.ts';
import { englishWords } from './word-families-en.ts';
import { germanWords } from './word-families-de.ts';

/** A topic that a turn may ask about, read together with the turns before it. */
export interface TopicInTalk {
  readonly topic: CoachTopic;
  /** How likely it is, 0 to 1, among the topics that were not answered yet. */
  readonly likelihood: number;
  /** How likely it is, 0 to 1, among all. */
  readonly share: number;
  /** How many times likelier the turn makes it than the turns before are by themselves. */
  readonly lift: number;
  /** How likely the turn by itself makes it, 0 to 1. */
  readonly alone: number;
}

const lexicons = { en: englishWords, de: germanWords } as const;
/** The languages that topics were learned in. */
export type TopicLanguage = keyof typeof lexicons;

/** Below this a topic is hardly thought of, so that chance decides how many times likelier a turn makes it. */
const SMALLEST = 0.001;
/** Those behind decide nothing. */
const MOST = 8;

/**
 * What a turn may ask about where its subject is in the turns before, all of them in words of `language`: the likeliest topics
 * of both read together, but for those that were answered.
 */
export function topicsInTalk(turn: string, before: readonly string[], answered: ReadonlySet<CoachTopic>, language: TopicLanguage): readonly TopicInTalk[] {
  const lexicon = lexicons[language];
  const mean = (texts: readonly string[]): ReadonlyMap<CoachTopic, number> => {
    const sums = new Map<CoachTopic, number>();
    for (const text of texts) for (const [topic, likelihood] of topicLikelihoods(text, language, lexicon) ?? []) sums.set(topic, (sums.get(topic) ?? 0) + likelihood / texts.length);
    return sums;
  };
  const together = mean(before.map((one) => `${one} ${turn}`));
  const without = mean(before);
  const alone = mean([turn]);
  const known = [...together].filter(([topic]) => !answered.has(topic) && topicOf(topic) !== undefined && hasWordsOf(topic, [...before, turn].join(' ')));
  const sum = [...together].reduce((total, [topic, share]) => total + (answered.has(topic) ? 0 : share), 0) || 1;
  return known
    .map(([topic, share]) => ({ topic, share, likelihood: share / sum, lift: (share + SMALLEST) / ((without.get(topic) ?? 0) + SMALLEST), alone: alone.get(topic) ?? 0 }))
    .toSorted((a, b) => b.likelihood - a.likelihood)
    .slice(0, MOST);
}

/** How likely a topic is for a turn by itself, and for both read together with the turns before it, each 0 to 1. */
export function topicEvidence(topic: CoachTopic, turn: string, before: readonly string[], language: TopicLanguage): { readonly alone: number; readonly together: number } {
  const likely = (text: string): number => topicLikelihoods(text, language, lexicons[language])?.get(topic) ?? 0;
  return { alone: likely(turn), together: Math.max(0, ...before.map((one) => likely(`${one} ${turn}`))) };
}

/** Words that lexicons know and that still say nothing of a subject in a turn of a talk. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'not no never back after ever maybe still either though tho worth good bad long much hard easy nicht nich ned net nie trotzdem ichs dafur davon damit dabei darauf danach wofur womit gleich sonst eben nix zuruck wieder besonders uberhaupt gut schlecht schlimm schwer leicht lang lange wie'.split(' '),
);

/** What the words of a text stand for that are of a subject; none where it speaks only of what was said before. */
export function contentOf(text: string, language: TopicLanguage): readonly string[] {
  const { headsOf } = lexicons[language];
  return wordsOf(text).flatMap((word) => (SMALL_WORDS.has(word) ? [] : headsOf(word)));
}
