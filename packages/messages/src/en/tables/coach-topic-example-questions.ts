import { questionsOfAppGuide } from './coach-topic-example-questions-app-guide.ts';
import { questionsOfAppDetails } from './coach-topic-example-questions-app-details.ts';
import { questionsOfBody } from './coach-topic-example-questions-body.ts';
import { questionsOfParentsAndYouthCoaches } from './coach-topic-example-questions-parents-and-youth-coaches.ts';
import { questionsOfLaws } from './coach-topic-example-questions-laws.ts';
import { questionsOfWarmUpFitnessAndKit } from './coach-topic-example-questions-warm-up-fitness-and-kit.ts';
import { questionsOfTactics } from './coach-topic-example-questions-tactics.ts';
import { questionsOfTeamLife } from './coach-topic-example-questions-team-life.ts';
import { questionsOfFinerTechnique } from './coach-topic-example-questions-finer-technique.ts';
import { questionsOfTacticsTeamAndFamily } from './coach-topic-example-questions-tactics-team-and-family.ts';
import { questionsOfBallAtHomeAndToldToSarah } from './coach-topic-example-questions-ball-at-home-and-told-to-sarah.ts';
import { questionsOfLifeRulesAppAndOwnNumbers } from './coach-topic-example-questions-life-rules-app-and-own-numbers.ts';
import { questionsOfTechniqueAndPractice } from './coach-topic-example-questions-technique-and-practice.ts';
import { questionsOfScreensAndTechnique } from './coach-topic-example-questions-screens-and-technique.ts';
import type { CoachTopic } from './coach-topics.ts';

/** Ways to ask for a topic, parted by `|`: a question is met by the topic whose ways mean most nearly the same. */
export const coachTopicExampleQuestions: Readonly<Partial<Record<CoachTopic, string>>> = { ...questionsOfTechniqueAndPractice, ...questionsOfLifeRulesAppAndOwnNumbers, ...questionsOfScreensAndTechnique, ...questionsOfTacticsTeamAndFamily, ...questionsOfAppGuide, ...questionsOfBallAtHomeAndToldToSarah, ...questionsOfAppDetails, ...questionsOfBody, ...questionsOfParentsAndYouthCoaches, ...questionsOfLaws, ...questionsOfWarmUpFitnessAndKit, ...questionsOfTactics, ...questionsOfTeamLife, ...questionsOfFinerTechnique };

/** The ways to ask in every language that is at hand. */
export const coachTopicExampleQuestionsOf = { en: coachTopicExampleQuestions };
