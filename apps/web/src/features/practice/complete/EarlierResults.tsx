import { m, numberText } from '@touchline/messages';
import css from './EarlierResults.module.css';
import { useEarlierResults } from './useEarlierResults.ts';

/** What the player has reached in a drill before, as what is to be beaten; nothing where it is not known. */
export function EarlierResults({ drillId }: { readonly drillId: string }) {
  const { best, last } = useEarlierResults(drillId);
  if (best === undefined && last === undefined) return null;
  return (
    <p className={css['results']}>
      {last === undefined ? null : <span>{m.practice_result_last({ result: numberText(last) })}</span>}
      {best === undefined ? null : <span>{m.practice_result_best({ result: numberText(best) })}</span>}
    </p>
  );
}
