import * as de from '../de/tables/coach-topic-example-questions.ts';
import { coachTopicExampleQuestionsOf as german } from '../de/tables/coach-topic-example-questions.ts';
import * as en from '../en/tables/coach-topic-example-questions.ts';
import { coachTopicExampleQuestionsOf as english } from '../en/tables/coach-topic-example-questions.ts';
import { byLanguage } from '../by-language.ts';
import type { CoachTopic } from './coach-topics.ts';

export const { coachTopicExampleQuestions } = byLanguage<{ readonly coachTopicExampleQuestions: Readonly<Partial<Record<CoachTopic, string>>>; readonly coachTopicExampleQuestionsOf: object }>({ en, de });
/** The ways to ask by the language that they are in: a page has those of its own, the server all. */
export const coachTopicExampleQuestionsOf: Readonly<Partial<Record<string, Readonly<Partial<Record<CoachTopic, string>>>>>> = { ...english, ...german };
