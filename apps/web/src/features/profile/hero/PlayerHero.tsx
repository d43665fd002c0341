import type { Achievement, Profile, Stats } from '@touchline/contracts';
import { defaultAvatar } from '@touchline/domain';
import { useState } from 'react';
import { m } from '@touchline/messages';
import type { SignedInPlayer } from '../../../auth-session/index.ts';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { PencilIcon } from '../../../ui/icons/edit-icons.tsx';
import { LargeName } from '../../../ui/name/LargeName.tsx';
import { LevelProgress } from '../../achievements/index.ts';
import { useSaveWithToast } from '../useSaveWithToast.ts';
import { AvatarPicker } from './AvatarPicker.tsx';
import { NextBadge } from './NextBadge.tsx';
import css from './PlayerHero.module.css';

interface PlayerHeroProps {
  readonly player: SignedInPlayer;
  readonly profile: Profile | undefined;
  readonly stats: Stats | undefined;
  /** The next badge to earn by practice; null while it is not known, undefined where there is none. */
  readonly next: Achievement | null | undefined;
  readonly onPractise: () => void;
}

/** The player under the floodlights: picture with the level on it, name, team, how far to the next level, and the next badge with the way there. */
export function PlayerHero({ player, profile, stats, next, onPractise }: PlayerHeroProps) {
  const saveNow = useSaveWithToast(player.id);
  const [picking, setPicking] = useState(false);
  const avatar = profile?.avatar ?? defaultAvatar;
  return (
    <Card tone="pitch" className={css['card'] ?? ''}>
      <div className={css['player']}>
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
          {/* Whoever listens hears it among the numbers below. */}
          {stats === undefined ? null : (
            <span className={css['tab']} aria-hidden="true">
              {m.app_level({ level: stats.level })}
            </span>
          )}
        </button>
        <div className={css['words']}>
          <LargeName as="h3" className={css['name']} name={profile?.display_name ?? player.name} />
          {/* Nothing moves when it comes. */}
          <p className={css['team']} dir="auto">
            {profile === undefined ? '\u00a0' : profile.team_name?.trim() || m.profile_no_team()}
          </p>
        </div>
        <div className={css['level']}>{stats === undefined ? null : <LevelProgress stats={stats} isLevelBeside />}</div>
      </div>
      {next === undefined ? null : next === null ? <div className={css['room']} /> : <NextBadge badge={next} isTodayDone={stats?.practisedToday ?? false} onPractise={onPractise} />}
      <AvatarPicker
        open={picking}
        onOpenChange={setPicking}
        current={avatar}
        onChoose={(chosen) => saveNow({ avatar: chosen })}
      />
    </Card>
  );
}
