import { drillOf, type DrillId } from '@touchline/domain';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import { drillKnowledge } from './drill-knowledge.ts';

/** What is said of a drill is found by its place, the same in every language. */

const setUpSteps = (id: DrillId): number => drillKnowledge[id].setUpSteps ?? 1;

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
export const isOfBothFeet = (id: DrillId, at: number): boolean => drillKnowledge[id].pointOfBothFeet === at;
