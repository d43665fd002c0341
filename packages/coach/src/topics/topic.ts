import type { CoachIntent, DrillCategory, DrillId } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';

/** The drill that an answer ends with: none, the one to do now, one of a category, or the first of these that suits. */
export type TopicDrill = 'none' | 'now' | DrillCategory | readonly DrillId[];

/** One exact question: when its words are met, it is what is asked, and its answer has words of its own. */
export interface Topic {
  readonly topic: CoachTopic;
  readonly intent: CoachIntent;
  readonly drill: TopicDrill;
  /** All of these must be said, in any order. */
  readonly says: readonly RegExp[];
  readonly unless: RegExp | null;
  /** Whether it is asked also where a drill is named. */
  readonly withNamedDrill: boolean;
}

interface Options {
  readonly unless?: string;
  readonly withNamedDrill?: boolean;
}

/** `*` right behind a letter is any end of the word; behind a group it repeats that, as in any expression. */
const words = (pattern: string): RegExp => new RegExp(`(?:^| )(?:${pattern.replace(/([a-z])\*/g, '$1\\w*')})(?= |$)`);

/** A topic from what its question says: each entry of `says` in whole words, `*` standing for any end of a word. */
export const topic = (name: CoachTopic, intent: CoachIntent, drill: TopicDrill, says: readonly string[], { unless, withNamedDrill = false }: Options = {}): Topic => ({
  topic: name,
  intent,
  drill,
  says: says.map(words),
  unless: unless === undefined ? null : words(unless),
  withNamedDrill,
});
