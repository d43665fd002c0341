import { ApiError } from '@touchline/contracts/client';
import { m } from '@touchline/messages';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { ClipIcon } from '../../../ui/icons/filming-icons.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import type { Sending } from '../sending/sending-types.ts';
import { VideoConsentStatus } from './VideoConsentStatus.tsx';
import css from './WhereAnalysisIsKeptNote.module.css';
import { keptClipWords } from './clip-handling-text.ts';
import { useAllowedSharing } from './useAllowedSharing.ts';

interface KeepClipInAccountProps {
  readonly id: string;
  /** The video, as long as this page or this device has it. */
  readonly clip: Blob;
  readonly sending: Sending;
  readonly onShared?: (() => void) | undefined;
}

/** Keeps the video of a review in the account after all: the same consent and the same words as before an analysis. */
export function KeepClipInAccount({ id, clip, sending, onShared }: KeepClipInAccountProps) {
  const { settings, consent, mayClip } = useAllowedSharing(null, 'clip');
  const toasts = useToasts();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (settings === undefined) return null;
  if (!mayClip) return consent?.needed === true ? <VideoConsentStatus consent={consent} /> : null;
  const keep = async (): Promise<void> => {
    setAsked(false);
    setBusy(true);
    onShared?.();
    try {
      await sending.keepClip(id, clip);
    } catch (error) {
      toasts.error(error instanceof ApiError && error.status > 0 ? error.message : m.sharing_failed_now());
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css['row']}>
      <Button size="sm" busy={isBusy} icon={<ClipIcon size={18} />} onClick={() => setAsked(true)}>
        {m.sharing_keep_clip()}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.sharing_keep_clip_question()}
        description={keptClipWords(settings)}
        confirmLabel={m.sharing_keep_clip()}
        onConfirm={() => void keep()}
      />
    </div>
  );
}
