import { coachTopicsOfApp } from './coach-topics-practice-amount-app-and-coach.ts';
import { coachTopicsOfAppGuide } from './coach-topics-app-guide.ts';
import { coachTopicsOfEquipment } from './coach-topics-equipment.ts';
import { coachTopicsOfEveryday } from './coach-topics-body-feelings-app-and-rules.ts';
import { coachTopicsOfTheGame } from './coach-topics-tactics-team-and-family.ts';
import { coachTopicsOfHome } from './coach-topics-ball-at-home-and-said-to-coach.ts';
import { coachTopicsOfKeepersAndMore } from './coach-topics-keepers-and-match-day.ts';
import { coachTopicsOfMore } from './coach-topics-drill-progress-and-results.ts';
import { coachTopicsOfRules } from './coach-topics-rules.ts';
import { coachTopicsOfLife } from './coach-topics-parents-hopes-growing-and-health.ts';
import { coachTopicsOfMatchAndPractice } from './coach-topics-match-and-practice.ts';
import { coachTopicsOfTechnique } from './coach-topics-technique.ts';
import { coachTopicsOfPractice } from './coach-topics-practice.ts';
import { coachTopicsOfScreens } from './coach-topics-screens-and-technique.ts';
import { coachTopicsOfShortAsks } from './coach-topics-everyday-short-questions.ts';
import { coachTopicsOfAppDetails } from './coach-topics-app-details.ts';
import { coachTopicsOfBody } from './coach-topics-body.ts';
import { coachTopicsOfFamilies } from './coach-topics-parents-and-youth-coaches.ts';
import { coachTopicsOfLaws } from './coach-topics-laws.ts';
import { coachTopicsOfPracticeOfSkills } from './coach-topics-warm-up-fitness-and-kit.ts';
import { coachTopicsOfTactics } from './coach-topics-tactics.ts';
import { coachTopicsOfTeamLife } from './coach-topics-team-life.ts';
import { coachTopicsOfFinerTechnique } from './coach-topics-finer-technique.ts';
import { coachTopicsOfSituations } from './coach-topics-own-statistics-and-worries.ts';

export { coachNamedMoves } from './coach-named-moves.ts';

/** What the coach says to one exact question, two ways of each. */
export const coachTopics = { ...coachTopicsOfTechnique, ...coachTopicsOfLife, ...coachTopicsOfRules, ...coachTopicsOfEquipment, ...coachTopicsOfApp, ...coachTopicsOfPractice, ...coachTopicsOfEveryday, ...coachTopicsOfScreens, ...coachTopicsOfSituations, ...coachTopicsOfTheGame, ...coachTopicsOfMore, ...coachTopicsOfAppGuide, ...coachTopicsOfMatchAndPractice, ...coachTopicsOfShortAsks, ...coachTopicsOfHome, ...coachTopicsOfKeepersAndMore, ...coachTopicsOfAppDetails, ...coachTopicsOfBody, ...coachTopicsOfFamilies, ...coachTopicsOfLaws, ...coachTopicsOfPracticeOfSkills, ...coachTopicsOfTactics, ...coachTopicsOfTeamLife, ...coachTopicsOfFinerTechnique } as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;
export type CoachTopic = keyof typeof coachTopics;
