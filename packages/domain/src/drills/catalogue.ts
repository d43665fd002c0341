import type { Drill } from './drill.ts';
import { foundationBuilding } from './level-1.ts';
import { controlAndCoordination } from './level-2.ts';
import { speedAndAgility } from './level-3.ts';
import { compareDrills } from './levels.ts';

/** Every drill of the product, in the order in which they are shown. One file a level holds them. */
export const drillCatalogue: readonly Drill[] = [
  ...foundationBuilding,
  ...controlAndCoordination,
  ...speedAndAgility,
].toSorted(compareDrills);

const drillsById = new Map(drillCatalogue.map((drill) => [drill.id, drill]));

/** The drill with this id; undefined when the catalogue has none. */
export function findDrill(id: string): Drill | undefined {
  return drillsById.get(id);
}
