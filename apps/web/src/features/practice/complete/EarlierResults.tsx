import type { Drill } from '@touchline/domain';
import { m, numberText } from '@touchline/messages';
import css from './EarlierResults.module.css';
import { BestToBeat } from './BestToBeat.tsx';
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
  if (best === undefined && last === undefined) return null;
  return (
    <p className={css['results']}>
      {best === undefined ? null : <BestToBeat best={best} result={result} />}
      {last === undefined || last === best ? null : <span className={css['last']}>{m.practice_result_last({ result: numberText(last) })}</span>}
    </p>
  );
}
