import { useState } from 'react';
import { m } from '@touchline/messages';
import { ActionRow } from '../../../ui/button/ActionRow.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ResetPasswordRow } from './ResetPasswordRow.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { SignOutOthersRow } from './SignOutOthersRow.tsx';
import css from './SignedInCard.module.css';

/** The address that the player signs in with, the way to another one and to another password, and out of all other devices. */
export function SignInEmail({ email }: { readonly email: string }) {
  const [changing, setChanging] = useState<'email' | 'password' | null>(null);
  return (
    <Card level={3} title={m.profile_email_card()}>
      <ul className={css['rows']}>
        <li className={css['row']}>
          <ActionRow
            label={m.profile_email_change()}
            hint={
              <>
                <b>{email}</b>
                <br />
                {m.profile_email_words()}
              </>
            }
            onPress={() => setChanging('email')}
          />
        </li>
        <li className={css['row']}>
          <ActionRow label={m.profile_password_change()} hint={m.profile_password_change_words()} onPress={() => setChanging('password')} />
        </li>
        <ResetPasswordRow email={email} />
        <SignOutOthersRow />
      </ul>
      <ChangeEmail open={changing === 'email'} onOpenChange={(isOpen) => setChanging(isOpen ? 'email' : null)} />
      <ChangePassword email={email} open={changing === 'password'} onOpenChange={(isOpen) => setChanging(isOpen ? 'password' : null)} />
    </Card>
  );
}
