import type { Profile, Stats } from '@touchline/contracts';
import { defaultAvatar } from '@touchline/domain';
import { useState } from 'react';
import { m, numberText } from '@touchline/messages';
import type { SignedInPlayer } from '../../../auth-session/index.ts';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { PencilIcon } from '../../../ui/icons/edit-icons.tsx';
import { LargeName } from '../../../ui/name/LargeName.tsx';
import { LevelProgress } from '../../achievements/index.ts';
import { useSaveWithToast } from '../useSaveWithToast.ts';
import { AvatarPicker } from './AvatarPicker.tsx';
import css from './PlayerHero.module.css';

interface PlayerHeroProps {
  readonly player: SignedInPlayer;
  readonly profile: Profile | undefined;
  readonly stats: Stats | undefined;
}

/** The player under the floodlights: picture, name, team, and how far to the next level. */
export function PlayerHero({ player, profile, stats }: PlayerHeroProps) {
  const saveNow = useSaveWithToast(player.id);
  const [picking, setPicking] = useState(false);
  const avatar = profile?.avatar ?? defaultAvatar;
  return (
    <Card tone="pitch" lines="centre" className={css['card'] ?? ''}>
      <div className={css['hero']}>
        <button
          type="button"
          className={css['avatar']}
          aria-label={m.profile_avatar_change()}
          onClick={() => setPicking(true)}
        >
          <Avatar emoji={avatar} size="lg" lit />
          <span className={css['pencil']}>
            <PencilIcon size={18} />
          </span>
        </button>
        <div className={css['words']}>
          <LargeName as="h3" className={css['name']} name={profile?.display_name ?? player.name} />
          {/* Nothing moves when it comes. */}
          <p className={css['team']} dir="auto">
            {profile === undefined ? '\u00a0' : profile.team_name?.trim() || m.profile_no_team()}
          </p>
        </div>
      </div>
      <div className={css['level']}>
        {stats === undefined ? null : (
          <>
            <p className={css['crest']} aria-hidden="true">
              <b>{numberText(stats.level)}</b>
              {m.profile_stat_level()}
            </p>
            <div>
              <LevelProgress stats={stats} isLevelBeside />
            </div>
          </>
        )}
      </div>
      <AvatarPicker
        open={picking}
        onOpenChange={setPicking}
        current={avatar}
        onChoose={(chosen) => saveNow({ avatar: chosen })}
      />
    </Card>
  );
}
