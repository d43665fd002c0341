import { categoryLabel, categoryLabels, type DrillCategory } from './drill-categories.ts';

/** What the order of drills looks at. */
export interface ListedDrill {
  readonly level: number;
  readonly category: DrillCategory | null;
}

/** Orders drills as they are shown: by level, then category (spec 000 §9). Within these they stand by their names. */
export function compareDrills(a: ListedDrill, b: ListedDrill): number {
  return a.level - b.level || categoryOrder(a) - categoryOrder(b);
}

/** Drills under their level, levels and drills in the order in which they are shown; only levels that have a drill. */
export function groupByLevel<T extends ListedDrill>(drills: readonly T[]): { level: T['level']; drills: T[] }[] {
  const groups = Map.groupBy(drills.toSorted(compareDrills), (drill): T['level'] => drill.level);
  return [...groups].map(([level, members]) => ({ level, drills: members }));
}

function categoryOrder(drill: ListedDrill): number {
  return categoryLabels.indexOf(categoryLabel(drill.category, drill.level));
}
