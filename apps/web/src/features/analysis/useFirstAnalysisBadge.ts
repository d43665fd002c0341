import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AchievementId, CelebrationMoment } from '@touchline/domain';
import { useCallback, useState } from 'react';
import { achievementsQuery, useApi } from '../../api/index.ts';
import type { AnalysisStore } from './store/indexeddb-analyses.ts';
import type { FinishedAnalysis } from './store/save-analysis.ts';

/** Earned by a first completed analysis. */
export const firstAnalysisBadge = 'videoAnalyst' satisfies AchievementId;

/**
 * The badge of a first completed analysis: which analysis earned it, null without one, and what tells of an analysis that
 * has just been saved here. One that takes another's place is no first one, and what the server cannot be asked about is
 * not claimed.
 */
export function useFirstAnalysisBadge(store: AnalysisStore, playerId: string, onCelebrate: (moments: readonly CelebrationMoment[]) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const [earnedBy, setEarnedBy] = useState<string | null>(null);
  useQuery(achievementsQuery(api));
  const watch = useCallback(
    ({ id, replaces }: FinishedAnalysis): ((isSaved: boolean) => Promise<void>) => {
      // As it was before: the server may hear of the analysis while it is being saved.
      const had = queries.getQueryData(achievementsQuery(api).queryKey)?.find((one) => one.id === firstAnalysisBadge)?.earned ?? true;
      return async (isSaved) => {
        if (had || !isSaved || replaces !== null || (await store.count(playerId)) !== 1) return;
        setEarnedBy(id);
        onCelebrate([{ kind: 'badge', id: firstAnalysisBadge }]);
      };
    },
    [api, queries, store, playerId, onCelebrate],
  );
  return { earnedBy, watch };
}
