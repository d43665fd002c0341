import { useState } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
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
          <div className={css['words']}>
            <p className={css['what']}>{email}</p>
            <p className={css['quiet']}>{m.profile_email_words()}</p>
          </div>
          <Button onClick={() => setChanging('email')}>{m.profile_email_change()}</Button>
        </li>
        <li className={css['row']}>
          <div className={css['words']}>
            <p className={css['what']}>{m.profile_password()}</p>
            <p className={css['quiet']}>{m.profile_password_change_words()}</p>
          </div>
          <Button onClick={() => setChanging('password')}>{m.profile_password_change()}</Button>
        </li>
        <ResetPasswordRow email={email} />
        <SignOutOthersRow />
      </ul>
      <ChangeEmail open={changing === 'email'} onOpenChange={(isOpen) => setChanging(isOpen ? 'email' : null)} />
      <ChangePassword email={email} open={changing === 'password'} onOpenChange={(isOpen) => setChanging(isOpen ? 'password' : null)} />
    </Card>
  );
}
