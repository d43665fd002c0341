import type { Achievement } from '@touchline/contracts';
import { findAchievement } from '@touchline/domain';
import { m } from '@touchline/messages';
import { useId } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { PlayIcon } from '../../../ui/icons/playback-icons.tsx';
import { AchievementList } from '../../achievements/index.ts';
import css from './NextBadge.module.css';

interface NextBadgeProps {
  readonly badge: Achievement;
  /** The player has practised today: a badge for days in a row grows no more before tomorrow. */
  readonly isTodayDone: boolean;
  readonly onPractise: () => void;
}

/** The nearest badge that practice brings, how far it is, and the way there: the next thing to do on the profile. */
export function NextBadge({ badge, isTodayDone, onPractise }: NextBadgeProps) {
  const titleId = useId();
  return (
    <section className={css['next']} aria-labelledby={titleId}>
      <div className={css['head']}>
        <h4 id={titleId} className={css['title']}>
          {m.profile_badges_nearest()}
        </h4>
        {isTodayDone && findAchievement(badge.id).measure === 'streak' ? <p className={css['today']}>{m.profile_badges_today_counts()}</p> : null}
      </div>
      <AchievementList achievements={[badge]} />
      <Button variant="primary" wide icon={<PlayIcon size={20} />} onClick={onPractise}>
        {m.progress_start()}
      </Button>
    </section>
  );
}
