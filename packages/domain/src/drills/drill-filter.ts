import { isCountedByCamera, rollsOnGround } from './counted-by-camera.ts';
import type { DrillCategory } from './drill-categories.ts';
import type { DrillDefinition } from './drill-types.ts';
import type { DrillLevel } from './drill-levels.ts';

/** What a player may ask of a drill when choosing one, in the order in which it is offered. */
export const drillWishes = ['atHome', 'noWall', 'quiet', 'noBall', 'weakFoot', 'cameraCounts', 'newToMe'] as const;
export type DrillWish = (typeof drillWishes)[number];

/** What a list of drills is narrowed to: all of the wishes, any of the categories, any of the levels. None leaves every drill. */
export interface DrillFilter {
  readonly wishes: readonly DrillWish[];
  readonly categories: readonly DrillCategory[];
  readonly levels: readonly DrillLevel[];
}

/** Narrows nothing. */
export const everyDrill: DrillFilter = { wishes: [], categories: [], levels: [] };

/** Metres of a room from which the table was pushed aside, or of a yard: what there is at home in both directions. */
const HOME_METRES = 3;

type FilteredDrill = Pick<DrillDefinition<string>, 'id' | 'level' | 'category' | 'equipment' | 'space' | 'weakFoot' | 'resultLabel' | 'diagram'>;

/** Whether the player has done a drill before; null where that is not known. */
export type PractisedDrills = ReadonlySet<string> | null;

/** On little ground, without a wall that is also the neighbours', and alone. */
const isAtHome = ({ equipment, space }: FilteredDrill): boolean =>
  !equipment.wall && !equipment.partner && space.width <= HOME_METRES && space.length <= HOME_METRES;

const isWished: Record<DrillWish, (drill: FilteredDrill, practised: PractisedDrills) => boolean> = {
  atHome: isAtHome,
  noWall: ({ equipment }) => !equipment.wall,
  /** A ball that drops, and feet that hop, are heard a floor below. */
  quiet: (drill) => isAtHome(drill) && rollsOnGround(drill),
  noBall: ({ equipment }) => equipment.balls === 0,
  weakFoot: (drill) => drill.weakFoot,
  cameraCounts: isCountedByCamera,
  // Where it is not known what is new, nothing is held back.
  newToMe: ({ id }, practised) => practised === null || !practised.has(id),
};

/** The drills that a filter leaves, in the order in which they came. */
export function filterDrills<T extends FilteredDrill>(
  drills: readonly T[],
  { wishes, categories, levels }: DrillFilter,
  practised: PractisedDrills,
): T[] {
  return drills.filter(
    (drill) =>
      isAnyOf(levels, drill.level) && isAnyOf(categories, drill.category) && wishes.every((wish) => isWished[wish](drill, practised)),
  );
}

/** Whether a value is one of those that are left; none named leaves all. */
function isAnyOf<T>(left: readonly T[], value: T): boolean {
  return left.length === 0 || left.includes(value);
}

/** The list with a value taken in at its end, or taken out where it was in. */
export function toggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
