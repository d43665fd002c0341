import { coachTopicsOfApp } from './coach-topics-app.ts';
import { coachTopicsOfGame } from './coach-topics-game.ts';
import { coachTopicsOfLife } from './coach-topics-life.ts';
import { coachTopicsOfPlay } from './coach-topics-play.ts';

/** What the coach says to one exact question, two ways of each. */
export const coachTopics = { ...coachTopicsOfPlay, ...coachTopicsOfLife, ...coachTopicsOfGame, ...coachTopicsOfApp } as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;
export type CoachTopic = keyof typeof coachTopics;
