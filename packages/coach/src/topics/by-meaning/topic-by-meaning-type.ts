import type { CoachIntent } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { TopicDrill } from '../topic.ts';

/** A topic that is met by what a question means: its intent, the drill that its answer ends with, and words of which such a question has at least one. */
export type TopicByMeaning = readonly [topic: CoachTopic, intent: CoachIntent, drill: TopicDrill, words?: RegExp];
