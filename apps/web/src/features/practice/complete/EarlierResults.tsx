import type { Drill } from '@touchline/domain';
import { m, numberText } from '@touchline/messages';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { resultWord } from '../../drills/index.ts';
import css from './EarlierResults.module.css';
import { useEarlierResults } from '../useEarlierResults.ts';

interface EarlierResultsProps {
  readonly drill: Drill;
  /** What was typed; 0 for nothing, or for what cannot be a result. */
  readonly result: number;
}

/**
 * What the player has reached in a drill before: the best, as what is to be beaten until what was typed beats it, and the
 * last where it is another; nothing where it is not known.
 */
export function EarlierResults({ drill, result }: EarlierResultsProps) {
  const { best, last } = useEarlierResults(drill.id);
  const unitOf = resultWord[drill.resultLabel];
  if (best === undefined && last === undefined) return null;
  return (
    <p className={css['results']}>
      {best === undefined ? null : result > best ? (
        <span className={css['won']}>{m.practice_saved_record({ count: numberText(result - best), label: unitOf(result - best) })}</span>
      ) : (
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
