import type { CoachTopic } from '@touchline/messages/coach-topics';
import { topicOf } from '../topics/find-topic.ts';
import { understoodAs, type Question, type Understood } from './read-question.ts';

/** A question that has the answer of a topic. */
export function asTopic(question: Question, name: CoachTopic, more: Partial<Understood> = {}): Understood | null {
  const topic = topicOf(name);
  return topic === undefined ? null : understoodAs(question, topic.intent, { sureness: 1, topic, ...more });
}
