import { m, numberText } from '@touchline/messages';
import { LeaderboardIcon } from '../../../ui/icons/navigation-icons.tsx';
import css from './BestToBeat.module.css';

interface BestToBeatProps {
  readonly best: number;
  /** What was typed; 0 for nothing, or for what cannot be a result. */
  readonly result: number;
}

/** The player's best in the drill, until what was typed beats it: then the change. */
export function BestToBeat({ best, result }: BestToBeatProps) {
  const isBeaten = result > best;
  return (
    <span className={css['best']} data-beaten={isBeaten || undefined}>
      <LeaderboardIcon size={18} />
      {isBeaten ? m.practice_result_new_best({ before: numberText(best), result: numberText(result) }) : m.practice_result_best({ result: numberText(best) })}
    </span>
  );
}
