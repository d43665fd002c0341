import type { DrillCategory } from './drill-categories.ts';
import type { Diagram } from './diagram-types.ts';
import type { DrillLevel } from './drill-levels.ts';

/** The foot or feet a session is practised with. 'both' is where the buttons start (spec 002 §2). */
export const sides = ['left', 'right', 'both'] as const;
export type Side = (typeof sides)[number];

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

/** What a drill's result counts (spec 000 §3). */
export const resultLabels = ['touches', 'passes', 'runs', 'goals', 'moves', 'controls', 'turns'] as const;
export type ResultLabel = (typeof resultLabels)[number];

/** What a player needs. A goal is two of the cones. */
export interface Equipment {
  readonly balls: number;
  readonly cones: number;
  readonly wall: boolean;
  readonly partner: boolean;
}

/** A drill without its words, which are in `@touchline/messages` under its id. */
export interface DrillDefinition<Id extends string> {
  /** Stored with every session and never changed. */
  readonly id: Id;
  readonly level: DrillLevel;
  readonly category: DrillCategory;
  readonly difficulty: Difficulty;
  readonly resultLabel: ResultLabel;
  readonly equipment: Equipment;
  /** Free ground needed, in metres. */
  readonly space: { readonly width: number; readonly length: number };
  /** True when the drill can also be done with the weaker foot alone. */
  readonly weakFoot: boolean;
  /** Set where it is for the weaker foot and no other. */
  readonly onlyWeakFoot?: true;
  readonly diagram: Diagram;
}

/** Drills whose ids are known to the compiler, so that it can ask for their words. */
export function defineDrills<const Id extends string>(drills: readonly DrillDefinition<Id>[]): readonly DrillDefinition<Id>[] {
  return drills;
}
