import { useState } from 'react';
import { m } from '@touchline/messages';
import { type Operator, usePlayerAuthSession } from '../../../auth-session/index.ts';
import { PressableRow } from '../../../ui/row/PressableRow.tsx';
import { contactLinkLabel } from '../../../ui/link/contact-link-label.ts';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import { RetryIcon } from '../../../ui/icons/control-icons.tsx';
import { signInServiceFailureText } from './sign-in-service-failure-text.ts';
import css from './SignedInCard.module.css';

/** Another password for who has forgotten theirs: by a link in a mail to the player's own address. */
export function ResetPasswordRow({ email }: { readonly email: string }) {
  const session = usePlayerAuthSession();
  const toasts = useToasts();
  const { deliversMails } = session;
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    const outcome = await session.sendResetLink(email);
    setBusy(false);
    setSent(outcome.ok);
    if (!outcome.ok) toasts.error(signInServiceFailureText(outcome));
  };
  /** Who is asked for the link, where it is not sent and they tell. */
  const operator = deliversMails ? '' : operatorText(session.operator);
  const sent = deliversMails ? m.auth_forgot_sent() : m.profile_password_made();
  const words = deliversMails ? m.profile_password_words() : m.profile_password_words_undelivered();
  const first = deliversMails ? m.auth_forgot_submit() : m.profile_password_make();
  const again = deliversMails ? m.auth_forgot_again() : m.profile_password_make_again();
  return (
    <li className={css['row']}>
      <PressableRow
        sign={<RetryIcon size={22} />}
        label={isSent ? again : first}
        hint={
          <output>
            {isSent ? sent : words}
            {isSent && operator !== '' ? ` ${m.profile_password_operator({ operator })}` : null}
          </output>
        }
        busy={isBusy}
        onPress={() => void send()}
      />
    </li>
  );
}

/** Name and contact of whoever runs the server; empty where they tell neither. */
function operatorText({ name, contact }: Operator): string {
  return [name, contact === null ? null : contactLinkLabel(contact)].filter((part) => part !== null).join(', ');
}
