import type { AchievementId } from '@touchline/domain';
import type { CSSProperties } from 'react';
import { m } from '@touchline/messages';
import { achievementNames } from '@touchline/messages/achievement-names';
import { AchievementEmblem } from './AchievementEmblem.tsx';
import css from './NewBadges.module.css';
import { describeHowEarned } from './achievement-descriptions.ts';

interface NewBadgesProps {
  /** At least one. */
  ids: readonly AchievementId[];
  /** Milliseconds until the first one comes in; all are there 600 ms later. */
  delay: number;
}

/** The badges just earned, each put on with a short press: large, without boxes, where the screen has the room. */
export function NewBadges({ ids, delay }: NewBadgesProps) {
  const title = m.achievements_new({ count: ids.length });
  const step = Math.min(120, 240 / ids.length);
  return (
    <section className={css['new']} aria-label={title}>
      <h4 className={css['title']}>{title}</h4>
      <ul className={css['badges']}>
        {ids.map((id, index) => (
          <li
            key={id}
            className={css['badge']}
            style={{ '--delay': `${delay + Math.round(index * step)}ms` } as CSSProperties}
          >
            <AchievementEmblem id={id} size={84} />
            <b className={css['name']}>{achievementNames[id]}</b>
            <span className={css['about']}>{describeHowEarned(id)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
