import { m } from '@touchline/messages';
import { useEffect, useState } from 'react';
import { readDraft, useOutboxState, useProfileEditsState, useUnfinishedDrill } from '../../offline/index.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { hasAnalysisQueue } from './useAnalysisSending.ts';

interface SignOutQuestionProps {
  readonly playerId: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The sign-out is under way. */
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** The question before signing out, with what stays on this device. */
export function SignOutQuestion({ playerId, ...dialog }: SignOutQuestionProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={m.app_sign_out_question()}
      description={<WhatStays playerId={playerId} />}
      confirmLabel={m.app_sign_out()}
    />
  );
}

/** What of the player still waits on this device, and what goes; nothing is called saved while a drill is unfinished. */
function WhatStays({ playerId }: { readonly playerId: string }) {
  const sessions = useOutboxState().waiting.length;
  const edit = useProfileEditsState().waiting !== null;
  const draft = Object.keys(readDraft(playerId)).length > 0;
  const drill = useUnfinishedDrill(playerId);
  const analyses = useWaitingAnalyses(playerId);
  const waits = sessions > 0 || edit || analyses > 0;
  return (
    <>
      {drill === null ? null : <p>{drill === 'underWay' ? m.app_sign_out_drill() : m.app_sign_out_result()}</p>}
      {waits ? <p>{m.app_sign_out_waiting()}</p> : null}
      {waits || drill !== null ? null : <p>{m.app_sign_out_words()}</p>}
      {sessions === 0 ? null : <p>{m.app_sign_out_sessions({ count: sessions })}</p>}
      {analyses === 0 ? null : <p>{m.app_sign_out_analyses({ count: analyses })}</p>}
      {edit ? <p>{m.app_sign_out_edit()}</p> : null}
      {draft ? <p>{m.app_sign_out_draft()}</p> : null}
    </>
  );
}

/** How many analyses, or their videos, wait on this device; none until that is known, and where storage is forbidden. */
function useWaitingAnalyses(playerId: string): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isOver = false;
    const look = async (): Promise<void> => {
      if (!(await hasAnalysisQueue())) return;
      const { countWaitingAnalyses } = await import('../../features/analysis/sending/index.ts');
      const found = await countWaitingAnalyses(playerId);
      if (!isOver) setCount(found);
    };
    look().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [playerId]);
  return count;
}
