import { drillLevels } from '../drills/drill-levels.ts';
import type { PracticeHistory } from './practice-history.ts';

/** So many sessions bring drills of the next level within reach. */
const SESSIONS_A_LEVEL = 10;
/** Below this age drills of the first levels are enough. */
const YOUNG_BELOW = 11;
const HIGHEST_FOR_THE_YOUNG = 2;

/** The highest level whose drills are recommended by themselves. A player may choose any drill. */
export function levelWithinReach({ sessions, age }: Pick<PracticeHistory, 'sessions' | 'age'>): number {
  const byPractice = Math.min(drillLevels.length, 1 + Math.floor(sessions / SESSIONS_A_LEVEL));
  return age !== null && age < YOUNG_BELOW ? Math.min(HIGHEST_FOR_THE_YOUNG, byPractice) : byPractice;
}
