import type { Achievement } from '@touchline/contracts';
import { PROFILE_BADGES_SHOWN, profileBadges } from '@touchline/domain';
import { m } from '@touchline/messages';
import { achievementNames } from '@touchline/messages/achievement-names';
import { withWordBreaks } from '@touchline/messages/word-breaks';
import { LoadFailed } from '../../../offline/index.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Loading, Skeleton } from '../../../ui/state/Skeleton.tsx';
import { Emblem } from '../../achievements/index.ts';
import css from './BadgeShelf.module.css';

interface BadgeShelfProps {
  /** All of them; undefined while they are not there. */
  readonly achievements: readonly Achievement[] | undefined;
  /** Why they could not be read; null where they could. */
  readonly failure: Error | null;
  readonly onAll: () => void;
}

/** The first eight of the profile's twelve badges, earned or in chalk (spec 001 §9), and the way to all. */
export function BadgeShelf({ achievements, failure, onAll }: BadgeShelfProps) {
  const shown = profileBadges
    .slice(0, PROFILE_BADGES_SHOWN)
    .flatMap((id) => achievements?.find((one) => one.id === id) ?? []);
  return (
    <Card
      level={3}
      title={m.profile_badges_title()}
      aside={
        achievements === undefined ? undefined : (
          <Button size="sm" onClick={onAll}>
            {m.profile_badges_all()}
          </Button>
        )
      }
    >
      {failure === null ? null : <LoadFailed title={m.profile_badges_failed()} error={failure} />}
      {achievements === undefined && failure === null ? (
        <Loading label={m.profile_badges_title()}>
          <Skeleton shape="block" height="12rem" />
        </Loading>
      ) : null}
      {achievements === undefined ? null : (
        <ul className={css['shelf']}>
          {shown.map((badge) => (
            <li key={badge.id} className={css['badge']} data-earned={badge.earned} aria-label={labelOf(badge)}>
              <Emblem id={badge.id} earned={badge.earned} size={64} />
              <span className={css['name']} aria-hidden="true">
                {withWordBreaks(achievementNames[badge.id])}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function labelOf({ id, earned, value, target }: Achievement): string {
  const name = achievementNames[id];
  return earned ? m.profile_badges_earned({ name }) : m.profile_badges_ahead({ name, value, target });
}
