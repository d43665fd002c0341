import type { Profile } from '@touchline/contracts';
import { m } from '../../i18n/index.ts';
import type { SignedInPlayer } from '../../session/index.ts';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { avatarOf } from './avatar.ts';
import { DeviceSettings } from './DeviceSettings.tsx';
import css from './ProfileTab.module.css';
import { SignOutButton } from './SignOut.tsx';

export interface ProfileTabProps {
  readonly player: SignedInPlayer;
  readonly profile: Profile | undefined;
}

/** Who is signed in, how the app looks and sounds on this device, and the way out. */
export function ProfileTab({ player, profile }: ProfileTabProps) {
  return (
    <div className={css['profile']}>
      <Card tone="pitch" lines="centre" title={profile?.display_name ?? player.name} kicker={m.app_profile_player()}>
        <div className={css['player']}>
          <Avatar emoji={avatarOf(profile)} size="lg" lit />
          <p className={css['email']}>{player.email}</p>
        </div>
        <SignOutButton />
      </Card>
      <DeviceSettings />
    </div>
  );
}
