import { categoryLabel, categoryLabels } from './categories.ts';
import type { DrillCategory } from './categories.ts';

/** The levels of the drill catalogue; a player's own level goes on beyond them. */
export const drillLevels = [1, 2, 3, 4, 5] as const;
export type DrillLevel = (typeof drillLevels)[number];

/** Spec 000 §9, 'Level names'. */
const levelNames: Record<DrillLevel, string> = {
  1: 'Foundation Building',
  2: 'Control & Coordination',
  3: 'Speed & Agility',
  4: 'Advanced Technique',
  5: 'Mastery & Creativity',
};

/** The name of a level of drills; null for a level that has none. */
export function drillLevelName(level: number): string | null {
  const known = drillLevels.find((candidate) => candidate === level);
  return known === undefined ? null : levelNames[known];
}

/** What the order of drills looks at. */
export interface ListedDrill {
  readonly name: string;
  readonly level: number;
  readonly category: DrillCategory | null;
}

/** Orders drills as they are shown: by level, then category, then name (spec 000 §9). */
export function compareDrills(a: ListedDrill, b: ListedDrill): number {
  return a.level - b.level || categoryOrder(a) - categoryOrder(b) || a.name.localeCompare(b.name, 'en');
}

/** Drills under their level, levels and drills in the order in which they are shown; only levels that have a drill. */
export function groupByLevel<T extends ListedDrill>(
  drills: readonly T[],
): { level: number; name: string | null; drills: T[] }[] {
  const groups = Map.groupBy(drills.toSorted(compareDrills), (drill) => drill.level);
  return [...groups].map(([level, members]) => ({ level, name: drillLevelName(level), drills: members }));
}

function categoryOrder(drill: ListedDrill): number {
  return categoryLabels.indexOf(categoryLabel(drill.category, drill.level));
}
