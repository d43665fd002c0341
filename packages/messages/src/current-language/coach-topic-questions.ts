import * as de from '../de/tables/coach-topic-questions.ts';
import { coachTopicQuestionsOf as german } from '../de/tables/coach-topic-questions.ts';
import * as en from '../en/tables/coach-topic-questions.ts';
import { coachTopicQuestionsOf as english } from '../en/tables/coach-topic-questions.ts';
import { byLanguage } from '../by-language.ts';
import type { CoachTopic } from './coach-topics.ts';

export const { coachTopicQuestions } = byLanguage<{ readonly coachTopicQuestions: Readonly<Partial<Record<CoachTopic, string>>>; readonly coachTopicQuestionsOf: object }>({ en, de });
/** The ways to ask by the language that they are in: a page has those of its own, the server all. */
export const coachTopicQuestionsOf: Readonly<Partial<Record<string, Readonly<Partial<Record<CoachTopic, string>>>>>> = { ...english, ...german };
