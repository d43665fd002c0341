import { coachTopicsOfPracticeAmountAppAndCoach } from './coach-topics-practice-amount-app-and-coach.ts';
import { coachTopicsOfEquipment } from './coach-topics-equipment.ts';
import { coachTopicsOfAppGuide } from './coach-topics-app-guide.ts';
import { coachTopicsOfBodyFeelingsAppAndRules } from './coach-topics-body-feelings-app-and-rules.ts';
import { coachTopicsOfTacticsTeamAndFamily } from './coach-topics-tactics-team-and-family.ts';
import { coachTopicsOfBallAtHomeAndToldToSarah } from './coach-topics-ball-at-home-and-told-to-sarah.ts';
import { coachTopicsOfKeepersAndMatchDay } from './coach-topics-keepers-and-match-day.ts';
import { coachTopicsOfDrillProgressAndResults } from './coach-topics-drill-progress-and-results.ts';
import { coachTopicsOfRules } from './coach-topics-rules.ts';
import { coachTopicsOfParentsHopesGrowingAndHealth } from './coach-topics-parents-hopes-growing-and-health.ts';
import { coachTopicsOfMatchAndPractice } from './coach-topics-match-and-practice.ts';
import { coachTopicsOfTechnique } from './coach-topics-technique.ts';
import { coachTopicsOfPractice } from './coach-topics-practice.ts';
import { coachTopicsOfScreensAndTechnique } from './coach-topics-screens-and-technique.ts';
import { coachTopicsOfEverydayShortQuestions } from './coach-topics-everyday-short-questions.ts';
import { coachTopicsOfAppDetails } from './coach-topics-app-details.ts';
import { coachTopicsOfBody } from './coach-topics-body.ts';
import { coachTopicsOfParentsAndYouthCoaches } from './coach-topics-parents-and-youth-coaches.ts';
import { coachTopicsOfLaws } from './coach-topics-laws.ts';
import { coachTopicsOfWarmUpFitnessAndKit } from './coach-topics-warm-up-fitness-and-kit.ts';
import { coachTopicsOfTactics } from './coach-topics-tactics.ts';
import { coachTopicsOfTeamLife } from './coach-topics-team-life.ts';
import { coachTopicsOfFinerTechnique } from './coach-topics-finer-technique.ts';
import { coachTopicsOfOwnStatisticsAndWorries } from './coach-topics-own-statistics-and-worries.ts';

export { coachNamedMoves } from './coach-named-moves.ts';

/** What the coach says to one exact question, two ways of each. */
export const coachTopics = { ...coachTopicsOfTechnique, ...coachTopicsOfParentsHopesGrowingAndHealth, ...coachTopicsOfRules, ...coachTopicsOfEquipment, ...coachTopicsOfPracticeAmountAppAndCoach, ...coachTopicsOfPractice, ...coachTopicsOfBodyFeelingsAppAndRules, ...coachTopicsOfScreensAndTechnique, ...coachTopicsOfOwnStatisticsAndWorries, ...coachTopicsOfTacticsTeamAndFamily, ...coachTopicsOfDrillProgressAndResults, ...coachTopicsOfAppGuide, ...coachTopicsOfMatchAndPractice, ...coachTopicsOfEverydayShortQuestions, ...coachTopicsOfBallAtHomeAndToldToSarah, ...coachTopicsOfKeepersAndMatchDay, ...coachTopicsOfAppDetails, ...coachTopicsOfBody, ...coachTopicsOfParentsAndYouthCoaches, ...coachTopicsOfLaws, ...coachTopicsOfWarmUpFitnessAndKit, ...coachTopicsOfTactics, ...coachTopicsOfTeamLife, ...coachTopicsOfFinerTechnique };
