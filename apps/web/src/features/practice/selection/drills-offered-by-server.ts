import { drillCatalogue, sessionLimits } from '@touchline/domain';
import type { Drill } from '@touchline/domain';

/** The drills that the server takes, as far as they are told apart here, and the minutes it suggests for each. */
export type OfferedDrills = readonly { readonly id: string; readonly duration?: number }[];

/** The drills one can choose from: those the server takes, or the whole catalogue while they are not known (spec 000 §3). */
export function offeredOf(taken: OfferedDrills | undefined): readonly Drill[] {
  if (taken === undefined) return drillCatalogue;
  const ids = new Set(taken.map(({ id }) => id));
  const offered = drillCatalogue.filter(({ id }) => ids.has(id));
  // A server that knows none of them says nothing about them.
  return offered.length === 0 ? drillCatalogue : offered;
}

/** How long a session of a drill is suggested to last, in minutes, in the answer to its id. */
export const minutesIn =
  (taken: OfferedDrills | undefined) =>
  (drillId: string): number =>
    taken?.find(({ id }) => id === drillId)?.duration ?? sessionLimits.defaultMinutes;
