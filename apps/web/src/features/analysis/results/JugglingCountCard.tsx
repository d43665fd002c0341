import type { JugglingCount } from '@touchline/vision';
import { useState } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { NumberInput } from '../../../ui/field/NumberInput.tsx';
import type { AnalysisStore } from '../store/indexeddb-analyses.ts';
import type { Analysis } from '../store/saved-analysis.ts';
import css from './JugglingCountCard.module.css';

interface JugglingCountCardProps {
  juggling: JugglingCount;
  playerId: string;
  store: AnalysisStore;
  /** Null where it was deleted. */
  saved: Analysis | null;
  /** What the player counted, as the account has it; null where they said nothing. Default null. */
  counted?: number | null;
  onPracticeResult: ((touches: number) => void) | undefined;
}

/** A session's result can be this high at most. */
const MOST_TOUCHES = 10_000;

/** The touches counted: an estimate, by foot and side, that the player corrects and may take into practice. */
export function JugglingCountCard({ juggling, playerId, store, saved, counted: own = null, onPracticeResult }: JugglingCountCardProps) {
  const counted = juggling.touches.length;
  /** What the player wrote here; undefined as long as that is nothing. */
  const [written, setWritten] = useState<number | null>();
  const touches = written === undefined ? (saved?.corrected ?? own ?? counted) : written;
  const correct = (count: number | null): void => {
    setWritten(count);
    if (saved === null || count === null) return;
    // Our own count, too, once the player has said it: a later review may count otherwise. Where it cannot be saved it
    // still counts on this page.
    store.update(playerId, saved.id, { corrected: count }).catch(() => undefined);
  };
  const unclear = juggling.touches.filter(({ leg, part }) => leg === undefined || part === undefined).length;
  const rows = [
    [m.results_juggling_left(), juggling.left],
    [m.results_juggling_right(), juggling.right],
    [m.results_juggling_foot(), juggling.foot],
    [m.results_juggling_knee(), juggling.knee],
  ] as const;
  return (
    <Card title={m.results_juggling()} level={3}>
      <div className={css['juggling']}>
        {counted === 0 ? null : (
          <dl className={css['sides']}>
            {rows.map(([label, count]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
        )}
        {unclear === 0 ? null : <p className={css['corrected']}>{m.results_juggling_unclear({ count: unclear })}</p>}
        <NumberInput
          label={m.results_juggling_count()}
          hint={m.results_juggling_estimate()}
          value={touches}
          onValueChange={correct}
          min={0}
          max={MOST_TOUCHES}
        />
        {touches === null || touches === counted ? null : (
          <p className={css['corrected']}>{m.results_juggling_corrected({ count: counted })}</p>
        )}
        {/* No touch is no result to take along. */}
        {onPracticeResult === undefined || touches === null || touches === 0 ? null : (
          <div className={css['practice']}>
            <Button onClick={() => onPracticeResult(touches)}>{m.results_juggling_practice({ count: touches })}</Button>
            <p className={css['corrected']}>{m.results_juggling_practice_hint()}</p>
          </div>
        )}
      </div>
    </Card>
  );
}
