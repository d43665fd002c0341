import { useState } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../../ui/button/Button.tsx';
import { useToasts } from '../../../../ui/toast/useToasts.ts';
import { useDeleteAnalysis } from '../../saved-analyses/useDeleteAnalysis.ts';
import type { AnalysisStore } from '../../store/indexeddb-analyses.ts';
import type { Analysis } from '../../store/saved-analysis.ts';
import css from './ReviewedPersonNote.module.css';

interface SomebodyElsesReviewProps {
  readonly analysis: Analysis;
  readonly store: AnalysisStore;
  readonly onRemoved: () => void;
}

/** A review that the player has said is not of them: they can remove it, or say that it is of them after all. */
export function RemoveOrKeepReview({ analysis, store, onRemoved }: SomebodyElsesReviewProps) {
  const { id, playerId, sharing } = analysis;
  const { remove } = useDeleteAnalysis(store, playerId);
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const discard = async (): Promise<void> => {
    setBusy(true);
    const isRemoved = await remove({ id, device: analysis, account: null });
    setBusy(false);
    if (isRemoved) onRemoved();
  };
  const keep = async (): Promise<void> => {
    try {
      await store.update(playerId, id, { isSomebodyElses: false });
    } catch {
      toasts.error(m.results_not_me_failed());
    }
  };
  return (
    <div className={css['whose']}>
      <p>{sharing === 'device' ? m.results_not_me_here() : m.results_not_me_account()}</p>
      <Button size="sm" variant="primary" busy={isBusy} onClick={() => void discard()}>
        {m.results_not_me_remove()}
      </Button>
      <Button size="sm" onClick={() => void keep()}>
        {m.results_not_me_undo()}
      </Button>
    </div>
  );
}
