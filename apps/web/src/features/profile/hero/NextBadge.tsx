import type { Achievement } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { useId } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { PlayIcon } from '../../../ui/icons/playback-icons.tsx';
import { AchievementList } from '../../achievements/index.ts';
import css from './NextBadge.module.css';

interface NextBadgeProps {
  readonly badge: Achievement;
  readonly onPractise: () => void;
}

/** The nearest badge that practice brings, how far it is, and the way there: the next thing to do on the profile. */
export function NextBadge({ badge, onPractise }: NextBadgeProps) {
  const titleId = useId();
  return (
    <section className={css['next']} aria-labelledby={titleId}>
      <h4 id={titleId} className={css['title']}>
        {m.profile_badges_nearest()}
      </h4>
      <AchievementList achievements={[badge]} />
      <Button variant="primary" wide icon={<PlayIcon size={20} />} onClick={onPractise}>
        {m.progress_start()}
      </Button>
    </section>
  );
}
