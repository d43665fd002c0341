import { useQuery } from '@tanstack/react-query';
import { m, numberText } from '@touchline/messages';
import { progressQuery, progressYearQuery, useApi } from '../../../api/index.ts';
import css from './EarlierResults.module.css';

/** What the player has reached in a drill before, as what is to be beaten; nothing where it is not known. */
export function EarlierResults({ drillId }: { readonly drillId: string }) {
  const api = useApi();
  const { data: progress } = useQuery(progressQuery(api, '7days', null));
  const { data: year } = useQuery(progressYearQuery(api));
  const best = year?.bests.find((each) => each.drillId === drillId)?.best ?? 0;
  const last = progress?.recent.find((session) => session.drill_id === drillId && session.result_counts && session.result > 0);
  if (best === 0 && last === undefined) return null;
  return (
    <p className={css['results']}>
      {last === undefined ? null : <span>{m.practice_result_last({ result: numberText(last.result) })}</span>}
      {best === 0 ? null : <span>{m.practice_result_best({ result: numberText(best) })}</span>}
    </p>
  );
}
