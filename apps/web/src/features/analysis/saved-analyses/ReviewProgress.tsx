import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { m } from '@touchline/messages';
import { refetchAfter, useApi } from '../../../api/index.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { AlertIcon, RetryIcon } from '../../../ui/icons/control-icons.tsx';
import { ClockIcon } from '../../../ui/icons/playback-icons.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { resultsQuery } from '../account/account-analysis-queries.ts';
import type { ClipState } from '../sending/sending-types.ts';
import { useWaitingUploads, type WaitingUploads } from '../where-kept/useWaitingUploads.ts';
import { clipUploadText, triesTexts } from '../where-kept/upload-status-text.ts';
import { useSecondsUntil } from '../useSecondsUntil.ts';
import css from './ReviewProgress.module.css';
import { entryFailure, entryStatus, hasClip, type HistoryEntry } from './history-entry.ts';

interface ReviewProgressProps {
  readonly entry: HistoryEntry;
  /** A retry has been asked for and not answered. */
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** How far the server's review of an analysis is, where there is something to say: waiting, under way, failed. */
export function ReviewProgress({ entry, retrying, onRetry }: ReviewProgressProps) {
  const { clip, queued } = useWaitingUploads(entry.id);
  return (
    <>
      <ReviewStatus {...{ entry, queued, retrying, onRetry }} />
      {clip === null ? null : <ClipOnItsWay clip={clip} />}
    </>
  );
}

function ReviewStatus({ entry, queued, retrying, onRetry }: ReviewProgressProps & Pick<WaitingUploads, 'queued'>) {
  const status = entryStatus(entry);
  if (status === 'waiting') {
    const tries = triesTexts(queued);
    const waiting = tries.length === 0 ? m.history_waiting() : `${m.history_waiting()}. ${tries.join(' ')}`;
    return (
      <p className={css['status']}>
        <ClockIcon size={16} />
        {entry.device !== null ? waiting : hasClip(entry) ? m.history_only_video_arrived() : m.history_not_arrived()}
      </p>
    );
  }
  if (status === 'processing') return <UnderWay id={entry.id} />;
  if (status !== 'failed') return null;
  return (
    <div className={css['failed']}>
      <p className={css['status']}>
        <AlertIcon size={16} />
        {entryFailure(entry) ?? m.history_failed()}
      </p>
      <Button size="sm" icon={<RetryIcon size={18} />} busy={retrying} onClick={onRetry}>
        {m.history_retry()}
      </Button>
    </div>
  );
}

/** How far the video of an analysis is, as long as it has not arrived. */
function ClipOnItsWay({ clip }: { readonly clip: ClipState }) {
  const retryIn = useSecondsUntil(clip.retryAt);
  return (
    <p className={css['status']}>
      {clip.refusal === null ? <ClockIcon size={16} /> : <AlertIcon size={16} />}
      {clipUploadText(clip, retryIn)}
    </p>
  );
}

/** The progress that the server tells; when it has ended the lists are read anew. */
function UnderWay({ id }: { readonly id: string }) {
  const queries = useQueryClient();
  const { data } = useQuery(resultsQuery(useApi(), id));
  const hasEnded = data?.status === 'complete' || data?.status === 'failed';
  useEffect(() => {
    if (hasEnded) void refetchAfter(queries, 'analysis');
  }, [queries, hasEnded]);
  return <Progress label={m.history_processing()} value={data?.progress ?? null} />;
}
