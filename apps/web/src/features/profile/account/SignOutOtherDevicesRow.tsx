import { useState } from 'react';
import { m } from '@touchline/messages';
import { usePlayerAuthSession } from '../../../auth-session/index.ts';
import { PressableRow } from '../../../ui/row/PressableRow.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import css from './SignedInCard.module.css';

/** Ends all other sessions of the player, after a question: for a phone that is lost or was lent. */
export function SignOutOtherDevicesRow() {
  const session = usePlayerAuthSession();
  const toasts = useToasts();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const end = async (): Promise<void> => {
    setBusy(true);
    const isDone = await session.signOutOthers().then(({ ok }) => ok, () => false);
    setBusy(false);
    setAsked(false);
    if (isDone) toasts.success(m.profile_others_done());
    else toasts.error(m.profile_email_unreached());
  };
  return (
    <li className={css['row']}>
      <PressableRow label={m.profile_others_action()} hint={m.profile_others_words()} onPress={() => setAsked(true)} />
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.profile_others_question()}
        description={m.profile_others_lead()}
        confirmLabel={m.profile_others_action()}
        cancelLabel={m.profile_others_cancel()}
        busy={isBusy}
        onConfirm={() => void end()}
      />
    </li>
  );
}
