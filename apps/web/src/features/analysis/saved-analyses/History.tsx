import { useCallback, useEffect, useRef, useState } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { RetryIcon } from '../../../ui/icons/controls.tsx';
import { BallIcon } from '../../../ui/icons/rewards.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { Loading, Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import { showLanding } from '../focus-on-arrival.ts';
import { HISTORY_LIMIT, type AnalysisStore } from '../store/indexeddb-analyses.ts';
import type { Analysis } from '../store/analysis.ts';
import { useHistory } from '../store/useHistory.ts';
import css from './History.module.css';
import { HistoryRow } from './HistoryRow.tsx';
import { ReopenedAnalysis } from './ReopenedAnalysis.tsx';
import { takeReviewFromHistory } from './review-history-state.ts';

export interface HistoryProps {
  /** Null where nobody is signed in. */
  readonly playerId: string | null;
  readonly onDrill: (drillId: string) => void;
  readonly onPracticeResult?: (touches: number) => void;
  /** The one that stands above anyway; to open it leads there. Default null. */
  readonly shownId?: string | null;
  readonly store: AnalysisStore;
}

/** A player's earlier analyses on this device, newest first; each opens into the results area above the list. */
export function History(props: HistoryProps) {
  const { playerId, onDrill, onPracticeResult, shownId = null, store } = props;
  const toasts = useToasts();
  const refreshFailed = useCallback(() => void toasts.warning(m.results_history_refresh_failed()), [toasts]);
  const { state, refresh } = useHistory(store, playerId, refreshFailed);
  /** What is open, and whose: what one player has open is nothing for the next. */
  const [opened, setOpened] = useState<{ readonly id: string; readonly playerId: string | null } | null>(null);
  const open = opened?.playerId === playerId ? opened.id : null;
  const setOpen = (id: string | null): void => setOpened(id === null ? null : { id, playerId });
  useEffect(() => {
    const id = playerId === null ? null : takeReviewFromHistory();
    if (playerId === null || id === null) return;
    const comeBack = async (): Promise<void> => {
      // One that was deleted meanwhile, or is of another player, is not missed.
      if ((await store.find(playerId, id)) !== undefined) setOpened({ id, playerId });
    };
    comeBack().catch(refreshFailed);
  }, [playerId, store, refreshFailed]);
  const [doomed, setDoomed] = useState<Analysis | null>(null);
  const list = useRef<HTMLDivElement>(null);

  if (playerId === null) {
    return (
      <Card title={m.results_history()}>
        <EmptyState title={m.results_history_sign_in()} lines="penalty" />
      </Card>
    );
  }
  const remove = async (analysis: Analysis): Promise<void> => {
    setDoomed(null);
    try {
      await store.remove(playerId, analysis.id);
      if (open === analysis.id) setOpen(null);
      // Its row goes, and the button that asked with it.
      list.current?.focus({ preventScroll: true });
      toasts.success(m.results_history_deleted());
    } catch {
      toasts.error(m.results_history_delete_failed());
    }
  };
  const close = (): void => {
    setOpen(null);
    list.current?.scrollIntoView({ block: 'nearest' });
    // The focus goes back to where it was opened from.
    list.current?.querySelector<HTMLElement>('[data-open]')?.focus();
  };
  return (
    <div className={css['history']}>
      {open === null ? null : (
        <ReopenedAnalysis
          key={open}
          id={open}
          onClose={close}
          onRefresh={refresh}
          {...{ playerId, store, onDrill, onPracticeResult }}
        />
      )}
      <div ref={list} className={css['list']} tabIndex={-1}>
        <Card
          title={m.results_history()}
          aside={
            <Button size="sm" variant="ghost" icon={<RetryIcon size={18} />} onClick={refresh}>
              {m.results_history_refresh()}
            </Button>
          }
        >
          {state.name === 'loading' ? (
            <Loading label={m.results_history_loading()}>
              {[0, 1, 2].map((row) => (
                <Skeleton key={row} shape="block" height="5.5rem" />
              ))}
            </Loading>
          ) : null}
          {state.name === 'failed' ? (
            <ErrorState title={m.results_history_failed()} onRetry={refresh} retryLabel={m.results_history_refresh()} />
          ) : null}
          {state.name === 'here' && state.analyses.length === 0 ? (
            <EmptyState title={m.results_history_empty()} icon={<BallIcon size={30} />}>
              {m.results_history_empty_hint()}
            </EmptyState>
          ) : null}
          {state.name === 'here' && state.analyses.length > 0 ? (
            <>
              <ol className={css['rows']}>
                {state.analyses.map((analysis) => (
                  <HistoryRow
                    key={analysis.id}
                    analysis={analysis}
                    open={analysis.id === open}
                    onOpen={() => (analysis.id === shownId ? showLanding() : setOpen(analysis.id))}
                    onDelete={() => setDoomed(analysis)}
                  />
                ))}
              </ol>
              <p className={css['private']}>
                {m.results_history_private()} {state.analyses.length < HISTORY_LIMIT ? null : m.results_history_newest()}
              </p>
            </>
          ) : null}
        </Card>
      </div>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(next) => {
          if (!next) setDoomed(null);
        }}
        title={m.results_history_delete_question()}
        confirmLabel={m.results_history_delete_confirm()}
        tone="danger"
        onConfirm={() => {
          if (doomed !== null) void remove(doomed);
        }}
      />
    </div>
  );
}
