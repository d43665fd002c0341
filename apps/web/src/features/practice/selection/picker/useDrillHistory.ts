import { useQuery } from '@tanstack/react-query';
import type { PractisedDrills } from '@touchline/domain';
import { useMemo } from 'react';
import { progressQuery, progressYearQuery, useApi } from '../../../../api/index.ts';

/** The best result of a drill, and the day on which it was reached. */
export interface DrillBest {
  readonly drillId: string;
  readonly best: number;
  readonly day: string;
}

/** What the player has done before. */
export interface DrillHistory {
  /** Null where it has not come and was not kept from another visit, and where all is new: 39 times "new" tells nothing. */
  readonly ids: PractisedDrills;
  readonly bests: ReadonlyMap<string, DrillBest>;
  /** The player's own day, null where it is not known. */
  readonly today: string | null;
}

/** Read from the answers that the progress tab reads too, which are kept on the device. */
export function useDrillHistory(): DrillHistory {
  const api = useApi();
  const { data: progress } = useQuery(progressQuery(api, '7days', null));
  const { data: year } = useQuery(progressYearQuery(api));
  return useMemo(() => {
    const bests = year?.bests ?? [];
    const practised = new Set([...(progress?.drills ?? []).map(({ id }) => id), ...bests.map(({ drillId }) => drillId)]);
    return {
      // A session without a result has no best, and is practice all the same.
      ids: progress === undefined || practised.size === 0 ? null : practised,
      bests: new Map(bests.map((best) => [best.drillId, best])),
      today: year?.to ?? null,
    };
  }, [progress, year]);
}
