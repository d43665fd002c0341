import { m } from '@touchline/messages';
import { readDraft, useOutboxState, useProfileEditsState, useUnfinishedDrill } from '../../offline/index.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';

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
  const waits = sessions > 0 || edit;
  return (
    <>
      {drill === null ? null : <p>{drill === 'underWay' ? m.app_sign_out_drill() : m.app_sign_out_result()}</p>}
      {waits ? <p>{m.app_sign_out_waiting()}</p> : null}
      {waits || drill !== null ? null : <p>{m.app_sign_out_words()}</p>}
      {sessions === 0 ? null : <p>{m.app_sign_out_sessions({ count: sessions })}</p>}
      {edit ? <p>{m.app_sign_out_edit()}</p> : null}
      {draft ? <p>{m.app_sign_out_draft()}</p> : null}
    </>
  );
}
