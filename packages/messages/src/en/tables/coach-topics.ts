import { coachTopicsOfApp } from './coach-topics-app.ts';
import { coachTopicsOfEveryday } from './coach-topics-everyday.ts';
import { coachTopicsOfGame } from './coach-topics-game.ts';
import { coachTopicsOfLife } from './coach-topics-life.ts';
import { coachTopicsOfPlay } from './coach-topics-play.ts';
import { coachTopicsOfPractice } from './coach-topics-practice.ts';
import { coachTopicsOfScreens } from './coach-topics-screens.ts';
import { coachTopicsOfSituations } from './coach-topics-situations.ts';

/** What the coach says to one exact question, two ways of each. */
export const coachTopics = { ...coachTopicsOfPlay, ...coachTopicsOfLife, ...coachTopicsOfGame, ...coachTopicsOfApp, ...coachTopicsOfPractice, ...coachTopicsOfEveryday, ...coachTopicsOfScreens, ...coachTopicsOfSituations } as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;
export type CoachTopic = keyof typeof coachTopics;
