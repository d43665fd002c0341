import type { AchievementId } from '@touchline/domain';
import type { CSSProperties } from 'react';
import { m } from '@touchline/messages';
import { achievementNames } from '@touchline/messages/achievement-names';
import { classes } from '../../ui/classes.ts';
import { AchievementEmblem } from './AchievementEmblem.tsx';
import css from './NewBadges.module.css';
import { achievementAbout } from './how-earned.ts';

interface NewBadgesProps {
  /** At least one. */
  ids: readonly AchievementId[];
  /** Milliseconds until the first one comes in; all are there 600 ms later. */
  delay: number;
  /** The heading's rank; default 4. */
  level?: 3 | 4;
  /** Where the screen has the room they are large, without boxes. Default false. */
  large?: boolean;
}

/** The badges just earned, each put on with a short press. */
export function NewBadges({ ids, delay, level = 4, large = false }: NewBadgesProps) {
  const Heading = `h${level}` as const;
  const title = m.achievements_new({ count: ids.length });
  const step = Math.min(120, 240 / ids.length);
  return (
    <section className={classes(css['new'], large && css['large'])} aria-label={title}>
      <Heading className={css['title']}>{title}</Heading>
      <ul className={css['badges']}>
        {ids.map((id, index) => (
          <li
            key={id}
            className={css['badge']}
            style={{ '--delay': `${delay + Math.round(index * step)}ms` } as CSSProperties}
          >
            <AchievementEmblem id={id} size={84} />
            <b className={css['name']}>{achievementNames[id]}</b>
            <span className={css['about']}>{achievementAbout(id)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
