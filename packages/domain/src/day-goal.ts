import { suggestedMinutes } from './suggested-practice-minutes-by-age.ts';

/** Minutes of practice that make a day's goal: the least that suits the age. */
export function dayGoalMinutes(age: number | null): number {
  return suggestedMinutes(age).from;
}
