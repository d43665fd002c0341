import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { SETTINGS_HASH } from '../../../settings/settings-address.ts';
import { LinkRow } from '../../../ui/row/PressableRow.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { SettingsIcon } from '../../../ui/icons/navigation-icons.tsx';
import { ParentsRow } from './ParentsRow.tsx';
import css from './SignedInCard.module.css';

interface SignedInCardProps {
  /** The address they sign in with, as the account has it now. */
  readonly email: string;
  readonly signOut: ReactNode;
}

/** Who is signed in, what they can set, the page for their parents, and the way out. */
export function SignedInCard({ email, signOut }: SignedInCardProps) {
  return (
    <Card level={3} title={m.profile_account_title()}>
      <ul className={css['rows']}>
        <li className={css['row']}>
          <LinkRow href={SETTINGS_HASH} label={m.profile_settings_open()} hint={m.profile_settings_words()} icon={<SettingsIcon size={20} />} />
        </li>
        <ParentsRow />
        <li className={classes(css['row'], css['out'])}>
          <div className={css['words']}>
            <p className={css['what']}>{m.profile_account_signed_in()}</p>
            <p className={css['quiet']}>{email}</p>
          </div>
          {signOut}
        </li>
      </ul>
    </Card>
  );
}
