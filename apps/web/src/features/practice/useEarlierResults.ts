import { useQuery } from '@tanstack/react-query';
import { progressQuery, progressYearQuery, useApi } from '../../api/index.ts';

/** What the player has reached in a drill before: the best and the last; undefined where there is none or it is not known. */
export function useEarlierResults(drillId: string): { readonly best: number | undefined; readonly last: number | undefined } {
  const api = useApi();
  const { data: progress } = useQuery(progressQuery(api, '7days', null));
  const { data: year } = useQuery(progressYearQuery(api));
  const best = year?.bests.find((each) => each.drillId === drillId)?.best ?? 0;
  const last = progress?.recent.find((session) => session.drill_id === drillId && session.result_counts && session.result > 0);
  return { best: best > 0 ? best : undefined, last: last?.result };
}
