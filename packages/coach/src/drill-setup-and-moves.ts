import { drillOf, type DrillId } from '@touchline/domain';
import { drillInstructions } from '@touchline/messages/drill-instructions';

/** What is said of a drill is found by its place, the same in every language. */

/** How many steps lay out the ground before the first move, where it is not one. */
const SET_UP_STEPS: Readonly<Partial<Record<DrillId, number>>> = {
  drop_catch_juggling: 0,
  recovery: 0,
  juggling: 0,
  thigh_to_foot_control: 0,
  target_shooting: 2,
  laces_strike: 2,
  around_body_juggling: 0,
  driven_target: 2,
};
const setUpSteps = (id: DrillId): number => SET_UP_STEPS[id] ?? 1;

/** Points that speak of both feet. */
const OF_BOTH_FEET: Readonly<Partial<Record<DrillId, number>>> = { juggling: 3, cone_weaving: 1 };

/** The steps of a drill without those that lay out the ground. */
export const movesOf = (id: DrillId): readonly string[] => drillInstructions[id].instructions.slice(setUpSteps(id));

/** How the ground of a drill is laid out; undefined where there is nothing to lay out. */
export function layOutOf(id: DrillId): string | undefined {
  const { cones, wall } = drillOf(id).equipment;
  // At a wall the first step is the distance to it.
  const isLaidOut = cones > 0 || wall;
  return isLaidOut ? drillInstructions[id].instructions.slice(0, setUpSteps(id)).join(' ') : undefined;
}

/** Whether the point to look at that stands at `at` speaks of both feet. */
export const isOfBothFeet = (id: DrillId, at: number): boolean => OF_BOTH_FEET[id] === at;
