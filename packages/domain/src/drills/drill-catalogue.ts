import { ballControl } from './ball-control-drills.ts';
import { dribbling } from './dribbling-drills.ts';
import type { DrillDefinition } from './drill-types.ts';
import { fitness } from './fitness-drills.ts';
import { compareDrills } from './drill-list-order.ts';
import { passing } from './passing-drills.ts';
import { shooting } from './shooting-drills.ts';
import { skills } from './skill-move-drills.ts';
import { turns } from './turn-drills.ts';

const drills = [...ballControl, ...dribbling, ...passing, ...turns, ...skills, ...shooting, ...fitness];

export type DrillId = (typeof drills)[number]['id'];
export type Drill = DrillDefinition<DrillId>;

/** Every drill of the product, in the order in which they are shown. */
export const drillCatalogue: readonly Drill[] = drills.toSorted(compareDrills);

const drillsById = new Map<string, Drill>(drillCatalogue.map((drill) => [drill.id, drill]));

/** The drill with this id; undefined when the catalogue has none. */
export function findDrill(id: string): Drill | undefined {
  return drillsById.get(id);
}

/** The drill of an id that the compiler knows. */
export function drillOf(id: DrillId): Drill {
  const drill = drillsById.get(id);
  if (drill === undefined) throw new Error(`the catalogue has lost the drill ${id}`);
  return drill;
}
