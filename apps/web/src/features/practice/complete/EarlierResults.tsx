import { m, numberText } from '@touchline/messages';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import css from './EarlierResults.module.css';
import { useEarlierResults } from './useEarlierResults.ts';

/** What the player has reached in a drill before: the best large, as what is to be beaten, and the last where it is another; nothing where it is not known. */
export function EarlierResults({ drillId }: { readonly drillId: string }) {
  const { best, last } = useEarlierResults(drillId);
  if (best === undefined && last === undefined) return null;
  return (
    <p className={css['results']}>
      {best === undefined ? null : (
        <>
          <VisuallyHidden>{m.practice_result_best({ result: numberText(best) })}</VisuallyHidden>
          <span className={css['best']} aria-hidden="true">
            <b>{numberText(best)}</b> {m.practice_result_to_beat()}
          </span>
        </>
      )}
      {last === undefined || last === best ? null : <span className={css['last']}>{m.practice_result_last({ result: numberText(last) })}</span>}
    </p>
  );
}
