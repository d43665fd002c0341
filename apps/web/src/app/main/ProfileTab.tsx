import type { Profile } from '@touchline/contracts';
import { m } from '../../i18n/index.ts';
import type { SignedInPlayer } from '../../session/index.ts';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { SoundOffIcon, SoundOnIcon } from '../../ui/icons/play.tsx';
import { SegmentedControl } from '../../ui/segmented/SegmentedControl.tsx';
import { useSound } from '../../ui/sound/settings.ts';
import { playCue } from '../../ui/sound/sound.ts';
import { useTheme } from '../../ui/theme/theme.ts';
import { avatarOf } from './avatar.ts';
import css from './ProfileTab.module.css';
import { SignOutButton } from './SignOut.tsx';

export interface ProfileTabProps {
  readonly player: SignedInPlayer;
  readonly profile: Profile | undefined;
}

/** Who is signed in, how the app looks and sounds on this device, and the way out. */
export function ProfileTab({ player, profile }: ProfileTabProps) {
  const theme = useTheme();
  const sound = useSound();
  return (
    <div className={css['profile']}>
      <Card tone="pitch" lines="centre" title={profile?.display_name ?? player.name} kicker={m.app_profile_player()}>
        <div className={css['player']}>
          <Avatar emoji={avatarOf(profile)} size="lg" lit />
          <p className={css['email']}>{player.email}</p>
        </div>
        <SignOutButton />
      </Card>
      <Card title={m.app_profile_look()}>
        <div className={css['settings']}>
          <SegmentedControl
            label={m.app_profile_theme()}
            segments={[
              { value: 'system', label: m.app_profile_theme_system() },
              { value: 'dark', label: m.app_profile_theme_dark() },
              { value: 'light', label: m.app_profile_theme_light() },
            ]}
            value={theme.choice}
            onValueChange={theme.choose}
          />
          <SegmentedControl
            label={m.app_profile_sound()}
            segments={[
              { value: 'on', label: m.app_profile_sound_on(), icon: <SoundOnIcon size={20} /> },
              { value: 'off', label: m.app_profile_sound_off(), icon: <SoundOffIcon size={20} /> },
            ]}
            value={sound.enabled ? 'on' : 'off'}
            onValueChange={(value) => {
              sound.change({ enabled: value === 'on' });
              playCue('tap');
            }}
          />
        </div>
      </Card>
    </div>
  );
}
