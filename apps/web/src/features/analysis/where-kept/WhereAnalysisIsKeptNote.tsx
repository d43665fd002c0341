import { m } from '@touchline/messages';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { RetryIcon } from '../../../ui/icons/control-icons.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import type { Analysis } from '../store/saved-analysis.ts';
import { KeepClipInAccount } from './KeepClipInAccount.tsx';
import { useAnalysisSender } from '../sending/analysis-sender-context.ts';
import css from './WhereAnalysisIsKeptNote.module.css';
import { ClipUploadStatus } from './ClipUploadStatus.tsx';
import { useWaitingUploads } from './useWaitingUploads.ts';
import { triesTexts } from './upload-status-text.ts';

interface WhereAnalysisIsKeptNoteProps {
  readonly analysis: Pick<Analysis, 'id' | 'sharing' | 'status' | 'failure' | 'input' | 'isClipLeft'>;
  /** The account says that it has its video. Default false. */
  readonly hasClip?: boolean | undefined;
  /** The video, as long as this page or this device has it. Default null. */
  readonly clipHere?: Blob | null;
  /** It is to be kept in the account from now on. */
  readonly onShared?: (() => void) | undefined;
}

/** Where an analysis is, how far what is sent of it has come, and what the player can do about it. */
export function WhereAnalysisIsKeptNote({ analysis, hasClip = false, clipHere = null, onShared }: WhereAnalysisIsKeptNoteProps) {
  const { id, sharing, status, input } = analysis;
  const sending = useAnalysisSender();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const { clip, queued } = useWaitingUploads(id);
  const act = async (deed: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await deed();
    } catch {
      toasts.error(m.sharing_failed_now());
    } finally {
      setBusy(false);
    }
  };
  const keep = (): void => {
    if (sending === null) return;
    onShared?.();
    void act(() => sending.share(id, sharing === 'clip' ? 'clip' : 'account'));
  };
  const canBeSent = sending !== null && input !== undefined;
  return (
    <section className={css['note']} aria-label={m.sharing_note()}>
      <div className={css['row']}>
        <output>{[noteText(analysis, hasClip && clip === null), ...triesTexts(queued)].join(' ')}</output>
        {canBeSent && (sharing === 'device' || status === 'failed') ? (
          <Button size="sm" busy={isBusy} {...(status === 'failed' && { icon: <RetryIcon size={18} /> })} onClick={keep}>
            {status === 'failed' ? m.sharing_retry() : m.sharing_keep()}
          </Button>
        ) : null}
      </div>
      {canBeSent && clipHere !== null && sharing !== 'clip' && clip === null ? (
        <KeepClipInAccount {...{ id, sending, onShared }} clip={clipHere} />
      ) : null}
      {clip === null || sending === null ? null : (
        <ClipUploadStatus {...{ clip, isBusy }} onRetry={() => void act(() => sending.retryClip(id))} onDrop={() => void act(() => sending.dropClip(id))} />
      )}
    </section>
  );
}

function noteText({ sharing, status, failure, isClipLeft }: WhereAnalysisIsKeptNoteProps['analysis'], hasClip: boolean): string {
  if (sharing === 'device') return m.results_local_only();
  if (status === 'failed') return m.sharing_failed({ reason: failure ?? m.send_failed_on_server() });
  if (status === 'complete') {
    if (sharing === 'account') return isClipLeft === true ? m.sharing_complete_clip_left() : m.sharing_complete();
    return hasClip ? m.sharing_complete_clip() : m.sharing_complete_no_clip();
  }
  return status === 'processing' ? m.sharing_processing() : m.sharing_waiting();
}
