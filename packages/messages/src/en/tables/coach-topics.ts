import { coachTopicAnswersOfPracticeAmountAppAndCoach } from './coach-topic-answers-practice-amount-app-and-coach.ts';
import { coachTopicAnswersOfAppGuide } from './coach-topic-answers-app-guide.ts';
import { coachTopicAnswersOfEquipment } from './coach-topic-answers-equipment.ts';
import { coachTopicAnswersOfBodyFeelingsAppAndRules } from './coach-topic-answers-body-feelings-app-and-rules.ts';
import { coachTopicAnswersOfTacticsTeamAndFamily } from './coach-topic-answers-tactics-team-and-family.ts';
import { coachTopicAnswersOfBallAtHomeAndTalkWithCoach } from './coach-topic-answers-ball-at-home-and-talk-with-coach.ts';
import { coachTopicAnswersOfKeepersAndMatchDay } from './coach-topic-answers-keepers-and-match-day.ts';
import { coachTopicAnswersOfDrillProgressAndResults } from './coach-topic-answers-drill-progress-and-results.ts';
import { coachTopicAnswersOfFootballRulesBasics } from './coach-topic-answers-football-rules-basics.ts';
import { coachTopicAnswersOfParentsHopesGrowingAndHealth } from './coach-topic-answers-parents-hopes-growing-and-health.ts';
import { coachTopicAnswersOfFormationsMatchDayAndPractice } from './coach-topic-answers-formations-match-day-and-practice.ts';
import { coachTopicAnswersOfTechnique } from './coach-topic-answers-technique.ts';
import { coachTopicAnswersOfPractice } from './coach-topic-answers-practice.ts';
import { coachTopicAnswersOfAppScreensAndTechnique } from './coach-topic-answers-app-screens-and-technique.ts';
import { coachTopicAnswersOfFoodPutDownsStreakAndMoves } from './coach-topic-answers-food-put-downs-streak-and-moves.ts';
import { coachTopicAnswersOfAppDetails } from './coach-topic-answers-app-details.ts';
import { coachTopicAnswersOfBody } from './coach-topic-answers-body.ts';
import { coachTopicAnswersOfParentsAndYouthCoaches } from './coach-topic-answers-parents-and-youth-coaches.ts';
import { coachTopicAnswersOfLawsOfTheGame } from './coach-topic-answers-laws-of-the-game.ts';
import { coachTopicAnswersOfWarmUpFitnessAndKit } from './coach-topic-answers-warm-up-fitness-and-kit.ts';
import { coachTopicAnswersOfTactics } from './coach-topic-answers-tactics.ts';
import { coachTopicAnswersOfTeamLife } from './coach-topic-answers-team-life.ts';
import { coachTopicAnswersOfFinerTechnique } from './coach-topic-answers-finer-technique.ts';
import { coachTopicAnswersOfPlayerStatisticsAndWorries } from './coach-topic-answers-player-statistics-and-worries.ts';

export { coachNamedMoves } from './coach-named-moves.ts';

/** What the coach says to one exact question, two ways of each. */
export const coachTopics = { ...coachTopicAnswersOfTechnique, ...coachTopicAnswersOfParentsHopesGrowingAndHealth, ...coachTopicAnswersOfFootballRulesBasics, ...coachTopicAnswersOfEquipment, ...coachTopicAnswersOfPracticeAmountAppAndCoach, ...coachTopicAnswersOfPractice, ...coachTopicAnswersOfBodyFeelingsAppAndRules, ...coachTopicAnswersOfAppScreensAndTechnique, ...coachTopicAnswersOfPlayerStatisticsAndWorries, ...coachTopicAnswersOfTacticsTeamAndFamily, ...coachTopicAnswersOfDrillProgressAndResults, ...coachTopicAnswersOfAppGuide, ...coachTopicAnswersOfFormationsMatchDayAndPractice, ...coachTopicAnswersOfFoodPutDownsStreakAndMoves, ...coachTopicAnswersOfBallAtHomeAndTalkWithCoach, ...coachTopicAnswersOfKeepersAndMatchDay, ...coachTopicAnswersOfAppDetails, ...coachTopicAnswersOfBody, ...coachTopicAnswersOfParentsAndYouthCoaches, ...coachTopicAnswersOfLawsOfTheGame, ...coachTopicAnswersOfWarmUpFitnessAndKit, ...coachTopicAnswersOfTactics, ...coachTopicAnswersOfTeamLife, ...coachTopicAnswersOfFinerTechnique } as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;
export type CoachTopic = keyof typeof coachTopics;
