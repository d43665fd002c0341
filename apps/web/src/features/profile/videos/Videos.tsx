import { useCallback, useState } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { ClipIcon } from '../../../ui/icons/filming-icons.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { Loading } from '../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import { deviceAnalyses, useDeleteAnalysis, useDeviceHistory, type AnalysisStore, type Analysis } from '../../analysis/saved-analyses/index.ts';
import { VideoDialog } from './VideoDialog.tsx';
import { VideoRow } from './VideoRow.tsx';
import css from './Videos.module.css';

export interface VideosProps {
  readonly playerId: string;
  readonly onAnalyse: () => void;
  /** Opens the review of an analysis. */
  readonly onReview: (id: string) => void;
  /** This device's unless a test brings another. */
  readonly store?: AnalysisStore;
}

/** The player's analysed videos on this device, the newest ten (spec 001 §9). */
export function Videos({ playerId, onAnalyse, onReview, store = deviceAnalyses }: VideosProps) {
  const toasts = useToasts();
  const refreshFailed = useCallback(() => void toasts.warning(m.profile_videos_refresh_failed()), [toasts]);
  const { state, refresh } = useDeviceHistory(store, playerId, refreshFailed);
  const [watchedId, setWatchedId] = useState<string | null>(null);
  const deleting = useDeleteAnalysis(store, playerId);
  const [doomed, setDoomed] = useState<Analysis | null>(null);

  const remove = async (analysis: Analysis): Promise<void> => {
    setDoomed(null);
    await deleting.remove(placesOf(analysis));
  };
  const watched = state.name === 'here' ? state.analyses.find(({ id }) => id === watchedId) : undefined;
  return (
    <Card level={3} title={m.profile_videos_title()}>
      {state.name === 'loading' ? (
        <Loading label={m.profile_videos_loading()}>
          <Skeleton shape="block" height="4.5rem" />
        </Loading>
      ) : null}
      {state.name === 'failed' ? <ErrorState title={m.profile_videos_failed()} onRetry={refresh} /> : null}
      {state.name === 'here' && state.analyses.length === 0 ? (
        <div className={css['empty']}>
          <EmptyState
            isLow
            title={m.profile_videos_empty()}
            icon={<ClipIcon size={30} />}
            action={<Button onClick={onAnalyse}>{m.profile_videos_empty_action()}</Button>}
          >
            {m.profile_videos_empty_words()}
          </EmptyState>
        </div>
      ) : null}
      {state.name === 'here' && state.analyses.length > 0 ? (
        <>
          <ol className={css['rows']}>
            {state.analyses.map((analysis) => (
              <VideoRow
                key={analysis.id}
                analysis={analysis}
                onWatch={() => setWatchedId(analysis.id)}
                onDelete={() => setDoomed(analysis)}
              />
            ))}
          </ol>
          <p className={css['private']}>{isOnlyHere(state.analyses) ? m.profile_videos_private() : m.profile_videos_own()}</p>
        </>
      ) : null}
      <VideoDialog analysis={watched ?? null} onClose={() => setWatchedId(null)} onReview={onReview} />
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => {
          if (!open) setDoomed(null);
        }}
        title={m.profile_videos_question()}
        description={doomed === null ? undefined : deleting.goesText(placesOf(doomed))}
        confirmLabel={m.profile_videos_confirm()}
        tone="danger"
        onConfirm={() => {
          if (doomed !== null) void remove(doomed);
        }}
      />
    </Card>
  );
}

/** Whether nothing of them has left the device. */
function isOnlyHere(analyses: readonly Analysis[]): boolean {
  return analyses.every(({ sharing }) => sharing === 'device');
}

/** What is listed here is on this device; whether it is in the account as well, it says itself. */
const placesOf = (analysis: Analysis) => ({ id: analysis.id, device: analysis, account: null });
