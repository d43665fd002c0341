import { questionsOfAppGuide } from './coach-topic-example-questions-app-guide.ts';
import { questionsOfTheGame } from './coach-topic-example-questions-game.ts';
import { questionsOfHome } from './coach-topic-example-questions-home.ts';
import { questionsOfLife } from './coach-topic-example-questions-life.ts';
import { questionsOfPlay } from './coach-topic-example-questions-technique-and-practice.ts';
import { questionsOfScreens } from './coach-topic-example-questions-screens.ts';
import type { CoachTopic } from './coach-topics.ts';

/** Ways to ask for a topic, parted by `|`: a question is met by the topic whose ways mean most nearly the same. */
export const coachTopicExampleQuestions: Readonly<Partial<Record<CoachTopic, string>>> = { ...questionsOfPlay, ...questionsOfLife, ...questionsOfScreens, ...questionsOfTheGame, ...questionsOfAppGuide, ...questionsOfHome };

/** The ways to ask in every language that is at hand. */
export const coachTopicExampleQuestionsOf = { en: coachTopicExampleQuestions };
