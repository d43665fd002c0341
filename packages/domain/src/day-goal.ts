import { suggestedMinutes } from './drills/suggested-minutes.ts';

/** Minutes of practice that make a day's goal: the least that suits the age. */
export function dayGoalMinutes(age: number | null): number {
  return suggestedMinutes(age).from;
}
