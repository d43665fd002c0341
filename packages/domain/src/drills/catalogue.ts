import type { Drill } from './drill.ts';
import { firstBallControl } from './level-1-ball-control.ts';
import { firstRunsAndPasses } from './level-1-dribbling-to-training.ts';
import { controlOfTheBall } from './level-2-ball-control-and-passing.ts';
import { controlOnTheMove } from './level-2-dribbling-to-training.ts';
import { fastFeet } from './level-3-ball-control-to-passing.ts';
import { fastFinishes } from './level-3-skills-to-training.ts';
import { advancedTechnique } from './level-4.ts';
import { masteryAndCreativity } from './level-5.ts';
import { compareDrills } from './levels.ts';

/** Every drill of the product, in the order in which they are shown. One or two files a level hold them. */
export const drillCatalogue: readonly Drill[] = [
  ...firstBallControl,
  ...firstRunsAndPasses,
  ...controlOfTheBall,
  ...controlOnTheMove,
  ...fastFeet,
  ...fastFinishes,
  ...advancedTechnique,
  ...masteryAndCreativity,
].toSorted(compareDrills);

const drillsById = new Map(drillCatalogue.map((drill) => [drill.id, drill]));

/** The drill with this id; undefined when the catalogue has none. */
export function findDrill(id: string): Drill | undefined {
  return drillsById.get(id);
}
