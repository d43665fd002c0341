import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { m } from '@touchline/messages';
import { refetchAfter, useApi } from '../../../api/index.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { RetryIcon } from '../../../ui/icons/control-icons.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { Loading } from '../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import { isNoConnection, loadFailureText } from '../../../offline/index.ts';
import { accountFailureText } from '../account/account-failure-text.ts';
import { accountAnalysisQuery } from '../account/account-analysis-queries.ts';
import { showLanding } from '../focus-on-arrival.ts';
import { CompareCard } from '../results/compare/CompareCard.tsx';
import type { AnalysisStore } from '../store/indexeddb-analyses.ts';
import { useAnalysisSender } from '../sending/analysis-sender-context.ts';
import css from './AnalysisHistory.module.css';
import { HistoryRow } from './HistoryRow.tsx';
import type { HistoryEntry } from './history-entry.ts';
import { ReopenedAnalysis } from './ReopenedAnalysis.tsx';
import { takeReviewToReopen } from './reopen-review-on-return.ts';
import { useAllAnalyses } from './useAllAnalyses.ts';
import { useDeleteAnalysis } from './useDeleteAnalysis.ts';

export interface AnalysisHistoryProps {
  /** Null where nobody is signed in. */
  readonly playerId: string | null;
  readonly onDrill: (drillId: string) => void;
  readonly onPracticeResult?: (touches: number) => void;
  /** Another clip is to be filmed: by default the way to it, which stands above, comes into view. */
  readonly onAgain?: () => void;
  /** The one that stands above anyway; to open it leads there. Default null. */
  readonly shownId?: string | null;
  readonly store: AnalysisStore;
}

/**
 * A player's earlier analyses, on this device and in the account, newest first; each opens into the results area above
 * the list.
 */
export function AnalysisHistory(props: AnalysisHistoryProps) {
  const { playerId, onDrill, onPracticeResult, onAgain = showLanding, shownId = null, store } = props;
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  const deleting = useDeleteAnalysis(store, playerId ?? '');
  const refreshFailed = useCallback(() => void toasts.warning(m.results_history_refresh_failed()), [toasts]);
  const { state, accountError, isLoadingMore, showMore, refresh } = useAllAnalyses(store, playerId, refreshFailed);
  const { retrying, retry } = useRetryReview(store, playerId);
  /** What is open, and whose: what one player has open is nothing for the next. */
  const [opened, setOpened] = useState<{ readonly id: string; readonly playerId: string | null } | null>(null);
  const open = opened?.playerId === playerId ? opened.id : null;
  const setOpen = (id: string | null): void => setOpened(id === null ? null : { id, playerId });
  useEffect(() => {
    const id = playerId === null ? null : takeReviewToReopen();
    if (playerId === null || id === null) return;
    const comeBack = async (): Promise<void> => {
      // One that was deleted meanwhile, or is of another player, is not missed.
      const isHere = (await store.find(playerId, id)) !== undefined;
      if (isHere || (await isInAccount(id))) setOpened({ id, playerId });
    };
    const isInAccount = (one: string): Promise<boolean> =>
      queries.fetchQuery(accountAnalysisQuery(api, playerId, one)).then(
        () => true,
        () => false,
      );
    comeBack().catch(refreshFailed);
  }, [playerId, store, api, queries, refreshFailed]);
  const [doomed, setDoomed] = useState<HistoryEntry | null>(null);
  const list = useRef<HTMLDivElement>(null);

  if (playerId === null || state.name === 'signIn') {
    return (
      <Card title={m.results_history()}>
        <EmptyState title={m.results_history_sign_in()} lines="penalty" />
      </Card>
    );
  }
  const remove = async (entry: HistoryEntry): Promise<void> => {
    setDoomed(null);
    if (!(await deleting.remove(entry))) return;
    if (open === entry.id) setOpen(null);
    // Its row goes, and the button that asked with it.
    list.current?.focus({ preventScroll: true });
  };
  const close = (): void => {
    setOpen(null);
    list.current?.scrollIntoView({ block: 'nearest' });
    // The focus goes back to where it was opened from.
    list.current?.querySelector<HTMLElement>('[data-open]')?.focus();
  };
  const entries = state.name === 'here' ? state.entries : [];
  return (
    <div className={css['history']}>
      {open === null ? null : (
        <ReopenedAnalysis
          key={open}
          id={open}
          account={entries.find(({ id }) => id === open)?.account ?? null}
          onClose={close}
          onReplaced={setOpen}
          onRefresh={refresh}
          {...{ playerId, store, onDrill, onAgain, onPracticeResult }}
        />
      )}
      <div ref={list} className={classes(css['list'], state.name === 'here' && entries.length === 0 && css['none'])} tabIndex={-1}>
        <Card
          title={m.results_history()}
          aside={
            <IconButton className={css['refresh']} label={m.results_history_refresh()} icon={<RetryIcon size={20} />} onClick={refresh} />
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
            <ErrorState title={m.results_history_failed()} onRetry={refresh} retryLabel={m.results_history_refresh()}>
              {state.error === null ? null : accountFailureText(state.error)}
            </ErrorState>
          ) : null}
          {state.name === 'here' && accountError !== null ? (
            <output className={css['stale']}>
              {m.results_history_refresh_failed()}. {accountFailureText(accountError)}
            </output>
          ) : null}
          {state.name === 'here' && entries.length === 0 ? (
            <p className={css['hint']}>
              <strong>{m.results_history_empty()}</strong> <span>{m.history_empty_hint()}</span>
            </p>
          ) : null}
          {state.name === 'here' && entries.length > 0 ? (
            <>
              <ol className={css['rows']}>
                {entries.map((entry) => (
                  <HistoryRow
                    key={entry.id}
                    entry={entry}
                    open={entry.id === open}
                    retrying={retrying === entry.id}
                    onOpen={() => (entry.id === shownId ? showLanding() : setOpen(entry.id))}
                    onDelete={() => setDoomed(entry)}
                    onRetry={() => retry(entry)}
                  />
                ))}
              </ol>
              {state.hasMore ? (
                <Button wide busy={isLoadingMore} onClick={showMore}>
                  {m.history_more()}
                </Button>
              ) : null}
              <p className={css['private']}>{m.history_private()}</p>
            </>
          ) : null}
        </Card>
        <CompareCard {...{ entries, playerId, store }} />
      </div>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(next) => {
          if (!next) setDoomed(null);
        }}
        title={m.results_history_delete_question()}
        description={doomed === null ? undefined : deleting.goesText(doomed)}
        confirmLabel={m.results_history_delete_confirm()}
        tone="danger"
        onConfirm={() => {
          if (doomed !== null) void remove(doomed);
        }}
      />
    </div>
  );
}

/** Asks for a review once more where it failed: this device sends what it has again, else the server tries with what it has. */
function useRetryReview(store: AnalysisStore, playerId: string | null) {
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  const sending = useAnalysisSender();
  const retrying = useMutation({
    mutationFn: async ({ id, device }: HistoryEntry) => {
      if (playerId !== null && device !== null && device.sharing !== 'device') {
        await (sending === null ? store.share(playerId, id, device.sharing) : sending.share(id, device.sharing));
      } else await api.call('triggerProcessing', { params: { id }, body: { source: 'history' } });
    },
    onSuccess: () => refetchAfter(queries, 'analysis'),
    onError: (error) => {
      toasts.error(isNoConnection(error) ? m.history_retry_offline() : loadFailureText(error));
    },
  });
  return { retrying: retrying.isPending ? retrying.variables.id : null, retry: retrying.mutate };
}
