import { useQuery } from '@tanstack/react-query';
import { m } from '@touchline/messages';
import { useState } from 'react';
import { consentsQuery, useApi } from '../../../api/index.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { RetryIcon } from '../../../ui/icons/control-icons.tsx';
import type { ClipState } from '../sending/sending-types.ts';
import { useSecondsUntil } from '../useSecondsUntil.ts';
import { VideoConsentStatus } from './VideoConsentStatus.tsx';
import css from './WhereAnalysisIsKeptNote.module.css';
import { clipUploadText } from './upload-status-text.ts';

interface ClipUploadStatusProps {
  readonly clip: ClipState;
  /** What was asked for is being done. */
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  /** The review is to be kept without its video. */
  readonly onDrop: () => void;
}

/** How far the video of a review is on its way, and what the player can do where it was refused. */
export function ClipUploadStatus(props: ClipUploadStatusProps) {
  const { clip, isBusy, onRetry } = props;
  const retryIn = useSecondsUntil(clip.retryAt);
  if (clip.refusal?.needsConsent === true) return <UnconsentedClip {...props} />;
  return (
    <div className={css['row']}>
      <output>{clipUploadText(clip, retryIn)}</output>
      {clip.refusal === null ? null : <Retry {...{ isBusy, onRetry }} />}
    </div>
  );
}

function Retry({ isBusy, onRetry }: Pick<ClipUploadStatusProps, 'isBusy' | 'onRetry'>) {
  return (
    <Button size="sm" busy={isBusy} icon={<RetryIcon size={18} />} onClick={onRetry}>
      {m.sharing_retry()}
    </Button>
  );
}

/** A video that a grown-up has to say yes to first: they are asked from here, or the review is kept without it. */
function UnconsentedClip({ clip, isBusy, onRetry, onDrop }: ClipUploadStatusProps) {
  const { data: consents } = useQuery(consentsQuery(useApi()));
  const consent = consents?.find(({ purpose }) => purpose === 'clip');
  const [isAsked, setAsked] = useState(false);
  const isAllowed = consent?.allowed === true;
  return (
    <>
      <div className={css['row']}>
        {/* The question below says what it waits for. */}
        <output>{consent === undefined ? clipUploadText(clip, null) : m.sharing_clip_failed()}</output>
        {isAllowed ? <Retry {...{ isBusy, onRetry }} /> : null}
      </div>
      {consent === undefined || isAllowed ? null : <VideoConsentStatus consent={consent} />}
      <Button size="sm" variant="ghost" className={css['without']} onClick={() => setAsked(true)}>
        {m.sharing_without_clip()}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.sharing_without_clip_question()}
        description={m.sharing_without_clip_words()}
        confirmLabel={m.sharing_without_clip()}
        onConfirm={() => {
          setAsked(false);
          onDrop();
        }}
      />
    </>
  );
}
