import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnalysisHistoryItem } from '@touchline/contracts';
import { useEffect, useRef, useState } from 'react';
import { m } from '@touchline/messages';
import { refetchAfter, useApi } from '../../../api/index.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import { isNoConnection, loadFailureText } from '../../../offline/index.ts';
import css from './KeepOrDeleteAccountClip.module.css';
import { videoExpiryText } from './video-expiry-text.ts';

/** The video of an analysis in the account: until when it is there, kept or deleted as the player says. */
export function KeepOrDeleteAccountClip({ account }: { readonly account: Pick<AnalysisHistoryItem, 'id' | 'clip'> }) {
  const { id, clip } = account;
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  const [asks, setAsks] = useState(false);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLParagraphElement>(null);
  const keeping = useMutation({
    mutationFn: (keep: boolean) => api.call('keepClip', { params: { id }, body: { keep } }),
    onSuccess: async (_, keep) => {
      await refetchAfter(queries, 'analysis');
      if (keep) toasts.success(m.history_clip_kept_done());
    },
    onError: (error) => {
      toasts.error(isNoConnection(error) ? m.history_clip_offline() : loadFailureText(error));
    },
  });
  const isDone = keeping.isSuccess;
  useEffect(() => {
    // The button that did it is gone: what has become of the video takes its place.
    if (isDone) place.current?.focus({ preventScroll: true });
  }, [isDone]);
  const isStored = clip.state === 'stored';
  if (!isStored && !isDone) return null;
  const until = clip.expires_at === null ? null : videoExpiryText(clip.expires_at);
  const words = (
    <p ref={place} tabIndex={-1} className={css['place']}>
      {isStored ? untilText(clip.keep, until) : m.history_clip_deleted()}
    </p>
  );
  return (
    <>
      {isStored ? (
        <Card title={m.history_clip()} level={3}>
          {words}
          <div className={css['deeds']}>
            {clip.keep ? null : (
              <Button busy={keeping.isPending && keeping.variables} onClick={() => keeping.mutate(true)}>
                {m.history_clip_keep()}
              </Button>
            )}
            <Button ref={deleteButton} variant="ghost" busy={keeping.isPending && !keeping.variables} onClick={() => setAsks(true)}>
              {m.history_clip_delete()}
            </Button>
          </div>
        </Card>
      ) : (
        words
      )}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={m.history_clip_question()}
        description={m.history_clip_question_words()}
        confirmLabel={m.history_clip_delete()}
        tone="danger"
        // The video may be gone before the question is.
        finalFocus={() => deleteButton.current !== null || place.current}
        onConfirm={() => {
          setAsks(false);
          keeping.mutate(false);
        }}
      />
    </>
  );
}

function untilText(keep: boolean, until: string | null): string {
  if (until === null) return m.history_clip_there();
  return keep ? m.history_clip_until({ until }) : m.history_clip_goes({ until });
}
