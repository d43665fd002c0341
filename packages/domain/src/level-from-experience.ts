/** XP from one level to the next (spec 000 §9, 001 §4). */
const EXPERIENCE_A_LEVEL = 100;

/** The player's level, from 1: floor(total XP / 100) + 1. */
export function levelOf(totalExperience: number): number {
  return Math.floor(totalExperience / EXPERIENCE_A_LEVEL) + 1;
}

/** The total XP with which a level is reached, from 0 for level 1. */
export function experienceOfLevel(level: number): number {
  return (level - 1) * EXPERIENCE_A_LEVEL;
}

/** XP still needed for the next level: level × 100 − total XP, never below 0 (001 §4). */
export function experienceToNextLevel(totalExperience: number): number {
  return Math.max(0, levelOf(totalExperience) * EXPERIENCE_A_LEVEL - totalExperience);
}

/** How much of the present level is done: 0 on reaching it, towards 1. */
export function levelProgress(totalExperience: number): number {
  return (totalExperience % EXPERIENCE_A_LEVEL) / EXPERIENCE_A_LEVEL;
}
