import { useEffect, useRef } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { CloseIcon } from '../../../ui/icons/controls.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { Review } from '../results/Review.tsx';
import type { AnalysisStore } from '../store/indexeddb-analyses.ts';
import { useAnalysis } from '../store/useAnalysis.ts';
import css from './ReopenedAnalysis.module.css';

interface ReopenedAnalysisProps {
  id: string;
  playerId: string;
  store: AnalysisStore;
  onClose: () => void;
  /** The player wants the list read again after it could not be opened. */
  onRefresh: () => void;
  onDrill: (drillId: string) => void;
  onPracticeResult: ((touches: number) => void) | undefined;
}

/**
 * An earlier analysis in the results area: loading, shown whole, or not to be had. Scrolls to itself and takes the
 * focus.
 */
export function ReopenedAnalysis({ id, playerId, store, onClose, onRefresh, onDrill, onPracticeResult }: ReopenedAnalysisProps) {
  const state = useAnalysis(store, playerId, id);
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    // What takes its place while it loads is small: only the whole is brought to the top.
    area.current?.scrollIntoView({ block: state.name === 'loading' ? 'nearest' : 'start' });
    area.current?.focus({ preventScroll: true });
  }, [state.name]);
  const refresh = (): void => {
    onClose();
    onRefresh();
  };
  return (
    <section ref={area} className={css['area']} tabIndex={-1} aria-label={m.results_history_area()}>
      {state.name === 'loading' ? (
        <Card>
          <Progress label={m.results_history_opening()} value={null} />
        </Card>
      ) : null}
      {state.name === 'failed' || state.name === 'missing' ? (
        <Card>
          <ErrorState title={m.results_history_unable()} onRetry={refresh} retryLabel={m.results_history_refresh()}>
            {m.results_history_details_failed()}
          </ErrorState>
        </Card>
      ) : null}
      {state.name === 'here' ? (
        <>
          <div className={css['close']}>
            <Button size="sm" icon={<CloseIcon size={18} />} onClick={onClose}>
              {m.results_history_close()}
            </Button>
          </div>
          <Review
            shown={state.analysis}
            open={state}
            cutShort={state.analysis.cutShort}
            {...{ playerId, store, onDrill, onPracticeResult }}
          />
        </>
      ) : null}
    </section>
  );
}
