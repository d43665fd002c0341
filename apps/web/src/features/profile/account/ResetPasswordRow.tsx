import { useState } from 'react';
import { m } from '@touchline/messages';
import { usePlayerAuthSession } from '../../../auth-session/index.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import css from './SignedInCard.module.css';

/** Another password, chosen as a forgotten one is: by a link in a mail to the player's own address. */
export function ResetPasswordRow({ email }: { readonly email: string }) {
  const session = usePlayerAuthSession();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    const outcome = await session.sendResetLink(email);
    setBusy(false);
    setSent(outcome.ok);
    if (!outcome.ok) toasts.error(m.profile_password_failed());
  };
  const sent = session.deliversMails ? m.auth_forgot_sent() : m.auth_forgot_undelivered();
  return (
    <li className={css['row']}>
      <div className={css['words']}>
        <p className={css['what']}>{m.profile_password()}</p>
        <output className={css['quiet']}>{isSent ? sent : m.profile_password_words()}</output>
      </div>
      <Button busy={isBusy} onClick={() => void send()}>
        {isSent ? m.auth_forgot_again() : m.auth_forgot_submit()}
      </Button>
    </li>
  );
}
