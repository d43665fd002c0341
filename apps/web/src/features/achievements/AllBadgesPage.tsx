import { useEffect, useRef } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { ChevronLeftIcon } from '../../ui/icons/control-icons.tsx';
import type { ShownAchievement } from './achievements-with-device-reviews.ts';
import { AchievementList } from './AchievementList.tsx';
import css from './AllBadgesPage.module.css';
import { nearestAhead } from './progress-to-achievement.ts';
import { achievementCount } from './useAchievements.ts';

interface AllBadgesPageProps {
  readonly achievements: readonly ShownAchievement[];
  /** What the way back says. */
  readonly backLabel: string;
  readonly onBack: () => void;
}

/** Every badge there is: those the player has, and how to earn the others, the nearest first. */
export function AllBadgesPage({ achievements, backLabel, onBack }: AllBadgesPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    globalThis.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const count = achievementCount(achievements);
  const earned = achievements.filter((one) => one.earned);
  return (
    <div className={css['page']}>
      <header className={css['head']}>
        <Button variant="ghost" icon={<ChevronLeftIcon size={20} />} onClick={onBack}>
          {backLabel}
        </Button>
        <h3 ref={heading} tabIndex={-1} className={css['title']}>
          {m.profile_badges_page()}
        </h3>
        <p className={css['count']}>{count.onlyHere === 0 ? m.profile_badges_count(count) : m.profile_badges_count_here(count)}</p>
      </header>
      <Group title={m.profile_badges_have()} none={m.profile_badges_have_none()} badges={earned} areAllEarned />
      <Group title={m.profile_badges_next()} none={m.profile_badges_next_none()} badges={nearestAhead(achievements)} />
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  /** What stands there for no badges. */
  readonly none: string;
  readonly badges: readonly ShownAchievement[];
  readonly areAllEarned?: boolean;
}

function Group({ title, none, badges, areAllEarned = false }: GroupProps) {
  return (
    <Card level={3} title={title}>
      {badges.length === 0 ? (
        <p className={css['none']}>{none}</p>
      ) : (
        <div className={css['badges']}>
          <AchievementList achievements={badges} {...{ areAllEarned }} />
        </div>
      )}
    </Card>
  );
}
