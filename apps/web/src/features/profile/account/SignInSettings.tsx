import { useState, type ReactNode } from 'react';
import { m } from '@touchline/messages';
import { PressableRow } from '../../../ui/row/PressableRow.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { ResetPasswordRow } from './ResetPasswordRow.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { SignOutOtherDevicesRow } from './SignOutOtherDevicesRow.tsx';
import css from './SignedInCard.module.css';

interface SignInSettingsProps {
  readonly email: string;
  readonly signOut: ReactNode;
}

/** The address that the player signs in with, the way to another one and to another password, and the ways out: of all other devices, and of this one. */
export function SignInSettings({ email, signOut }: SignInSettingsProps) {
  const [changing, setChanging] = useState<'email' | 'password' | null>(null);
  return (
    <Card level={3} title={m.profile_email_card()}>
      <ul className={css['rows']}>
        <li className={css['row']}>
          <PressableRow
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
          <PressableRow label={m.profile_password_change()} hint={m.profile_password_change_words()} onPress={() => setChanging('password')} />
        </li>
        <ResetPasswordRow email={email} />
        <SignOutOtherDevicesRow />
        <li className={classes(css['row'], css['out'])}>{signOut}</li>
      </ul>
      <ChangeEmail open={changing === 'email'} onOpenChange={(isOpen) => setChanging(isOpen ? 'email' : null)} />
      <ChangePassword email={email} open={changing === 'password'} onOpenChange={(isOpen) => setChanging(isOpen ? 'password' : null)} />
    </Card>
  );
}
