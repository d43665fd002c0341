import type { Drill, DrillId } from '@touchline/domain';
import type { PracticePlan } from './practice-plan.ts';

/** How long a drill is to be done where nothing else is said. */
export const MINUTES = 5;

/** A week of the calendar that an answer tells of, with all practice in it. */
export interface ToldWeek {
  readonly of: 'thisWeek' | 'lastWeek';
  /** The answer says what the week before it was. */
  readonly saysWeekBefore: boolean;
}

/** What is said, and the drills that go with it; the first is the next step. */
export interface Composed {
  readonly said: readonly string[];
  readonly drills: readonly DrillId[];
  readonly minutes: number;
  /** The day of the next step, where that is not today. */
  readonly stepDay?: string;
  /** The drills in the order in which they are told, where the first of them is not the next step. */
  readonly listed?: readonly DrillId[];
  /** The drill that it is about, where that is not the next step: the one that is too hard. */
  readonly about?: DrillId;
  /** The drills that the player wanted others for. */
  readonly without?: readonly DrillId[];
  /** The drill of each day of a plan of the week, Monday being 0. */
  readonly byDay?: ReadonlyMap<number, DrillId>;
  /** The week that it tells of, to be shown beside it. */
  readonly week?: ToldWeek;
  /** What a plan is made of. */
  readonly plan?: PracticePlan;
}

/** An answer without a drill. */
export const only = (...said: readonly string[]): Composed => ({ said, drills: [], minutes: MINUTES });
/** An answer that ends with a drill, or without one where there is none. */
export const withDrill = (drill: Drill | undefined, said: readonly string[], minutes = MINUTES): Composed => ({ said, drills: drill === undefined ? [] : [drill.id], minutes });
