import { useState } from 'react';
import { m } from '@touchline/messages';
import { usePlayerAuthSession } from '../../../auth-session/index.ts';
import { PressableRow } from '../../../ui/row/PressableRow.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import { DevicesIcon } from '../../../ui/icons/account-icons.tsx';
import { signInServiceFailureText } from './sign-in-service-failure-text.ts';
import css from './SignedInCard.module.css';

/** Ends all other sessions of the player, after a question: for a phone that is lost or was lent. */
export function SignOutOtherDevicesRow() {
  const session = usePlayerAuthSession();
  const toasts = useToasts();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const end = async (): Promise<void> => {
    setBusy(true);
    const outcome = await session.signOutOthers();
    setBusy(false);
    setAsked(false);
    if (outcome.ok) toasts.success(m.profile_others_done());
    else toasts.error(signInServiceFailureText(outcome));
  };
  return (
    <li className={css['row']}>
      <PressableRow sign={<DevicesIcon size={22} />} label={m.profile_others_action()} hint={m.profile_others_words()} onPress={() => setAsked(true)} />
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
