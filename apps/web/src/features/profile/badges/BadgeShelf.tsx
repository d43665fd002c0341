import type { Achievement } from '@touchline/contracts';
import { PROFILE_BADGES_SHOWN, profileBadges } from '@touchline/domain';
import { useState } from 'react';
import { m } from '@touchline/messages';
import { achievementNames } from '@touchline/messages/achievement-names';
import { withSoftHyphens } from '@touchline/messages/soft-hyphens';
import { LoadFailed } from '../../../offline/index.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Loading } from '../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { AchievementEmblem, nearestAhead, shareOf } from '../../achievements/index.ts';
import { badgeShelfId } from './show-badge-shelf.ts';
import css from './BadgeShelf.module.css';

interface BadgeShelfProps {
  /** All of them; undefined while they are not there. */
  readonly achievements: readonly Achievement[] | undefined;
  /** The next one to earn, which the player above has with its way: it fills no place here. */
  readonly next: Achievement | undefined;
  /** Why they could not be read; null where they could. */
  readonly failure: Error | null;
  readonly onAll: () => void;
}

/** How long a badge is new, in milliseconds. */
const NEW_MS = 86_400_000;
/** Newest badges that stand before the others at most: a row of the shelf. */
const NEWEST_SHOWN = 4;

/**
 * The first eight of the profile's twelve badges, earned or in chalk (spec 001 §9), and the way to all. Who has earned one
 * beyond these sees the newest of all before them, in the order they were earned, each of them once, and the nearest ahead in the places that this leaves.
 */
export function BadgeShelf({ achievements, next, failure, onAll }: BadgeShelfProps) {
  const first = profileBadges
    .slice(0, PROFILE_BADGES_SHOWN)
    .flatMap((id) => achievements?.find((one) => one.id === id) ?? []);
  const earned = (achievements ?? [])
    .filter((one) => one.earned)
    // Earned by one and the same session, the higher one stands later in the list and is the greater news.
    .toReversed()
    .toSorted((one, other) => (other.earnedAt ?? '').localeCompare(one.earnedAt ?? ''));
  const newest = earned.every((one) => first.includes(one)) ? [] : earned.slice(0, NEWEST_SHOWN);
  const left = first.filter((one) => !newest.includes(one));
  const ahead = nearestAhead(achievements ?? []).filter((one) => one !== next && !left.includes(one));
  // What is earned before what is ahead, which fills the last row.
  const shown = [...left.filter((one) => one.earned), ...left.filter((one) => !one.earned), ...ahead.slice(0, first.length - left.length)];
  return (
    <Card
      level={3}
      title={m.profile_badges_title()}
      headingId={badgeShelfId}
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
        <div className={css['shelves']} data-two={newest.length > 0}>
          {newest.length === 0 ? null : <Shelf name={m.profile_badges_newest()} badges={newest} />}
          <Shelf {...(newest.length > 0 && { name: m.profile_badges_first() })} badges={shown} />
        </div>
      )}
    </Card>
  );
}

interface ShelfProps {
  /** Stands over it; left out where there is only one. */
  readonly name?: string;
  readonly badges: readonly Achievement[];
}

function Shelf({ name, badges }: ShelfProps) {
  const [now] = useState(() => Date.now());
  return (
    <div>
      {name === undefined ? null : <h4 className={css['title']}>{name}</h4>}
      <ul className={css['shelf']} aria-label={name}>
        {badges.map((badge) => (
          <ShelfBadge key={badge.id} badge={badge} isNew={badge.earnedAt !== null && Date.parse(badge.earnedAt) > now - NEW_MS} />
        ))}
      </ul>
    </div>
  );
}

function ShelfBadge({ badge, isNew }: { readonly badge: Achievement; readonly isNew: boolean }) {
  return (
    <li className={css['badge']} data-earned={badge.earned} aria-label={labelOf(badge, isNew)}>
      <AchievementEmblem id={badge.id} earned={badge.earned} share={shareOf(badge)} size={88} />
      <span className={css['name']} aria-hidden="true">
        {withSoftHyphens(achievementNames[badge.id])}
      </span>
      {isNew ? <Badge tone="flood">{m.profile_badges_new()}</Badge> : null}
    </li>
  );
}

function labelOf({ id, earned, value, target }: Achievement, isNew: boolean): string {
  const name = achievementNames[id];
  if (isNew) return m.profile_badges_earned_new({ name });
  return earned ? m.profile_badges_earned({ name }) : m.profile_badges_ahead({ name, value, target });
}
