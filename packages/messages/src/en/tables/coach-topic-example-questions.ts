import { questionsOfAppGuide } from './coach-topic-example-questions-app-guide.ts';
import { questionsOfAppDetails } from './coach-topic-example-questions-app-details.ts';
import { questionsOfBody } from './coach-topic-example-questions-body.ts';
import { questionsOfParentsAndYouthCoaches } from './coach-topic-example-questions-parents-and-youth-coaches.ts';
import { questionsOfLawsOfTheGame } from './coach-topic-example-questions-laws-of-the-game.ts';
import { questionsOfWarmUpFitnessAndKit } from './coach-topic-example-questions-warm-up-fitness-and-kit.ts';
import { questionsOfTactics } from './coach-topic-example-questions-tactics.ts';
import { questionsOfTeamLife } from './coach-topic-example-questions-team-life.ts';
import { questionsOfFinerTechnique } from './coach-topic-example-questions-finer-technique.ts';
import { questionsOfTacticsTeamAndFamily } from './coach-topic-example-questions-tactics-team-and-family.ts';
import { questionsOfBallAtHomeAndTalkWithCoach } from './coach-topic-example-questions-ball-at-home-and-talk-with-coach.ts';
import { questionsOfBodyTeamRulesAppAndStatistics } from './coach-topic-example-questions-body-team-rules-app-and-statistics.ts';
import { questionsOfTechniqueAndPractice } from './coach-topic-example-questions-technique-and-practice.ts';
import { questionsOfAppScreensAndTechnique } from './coach-topic-example-questions-app-screens-and-technique.ts';
import type { CoachTopic } from './coach-topics.ts';

/** Ways to ask for a topic, parted by `|`: a question is met by the topic whose ways mean most nearly the same. */
export const coachTopicExampleQuestions: Readonly<Partial<Record<CoachTopic, string>>> = { ...questionsOfTechniqueAndPractice, ...questionsOfBodyTeamRulesAppAndStatistics, ...questionsOfAppScreensAndTechnique, ...questionsOfTacticsTeamAndFamily, ...questionsOfAppGuide, ...questionsOfBallAtHomeAndTalkWithCoach, ...questionsOfAppDetails, ...questionsOfBody, ...questionsOfParentsAndYouthCoaches, ...questionsOfLawsOfTheGame, ...questionsOfWarmUpFitnessAndKit, ...questionsOfTactics, ...questionsOfTeamLife, ...questionsOfFinerTechnique };

/** The ways to ask in every language that is at hand. */
export const coachTopicExampleQuestionsOf = { en: coachTopicExampleQuestions };
