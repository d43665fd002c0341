import type { Stats } from '@touchline/contracts';
import { m, numberText } from '@touchline/messages';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { LargeName } from '../../ui/name/LargeName.tsx';
import css from './PlayerCard.module.css';

interface PlayerCardProps {
  readonly name: string;
  readonly avatar: string;
  readonly stats: Stats | undefined;
}

/** Who is playing: picture, name, level and tokens. */
export function PlayerCard({ name, avatar, stats }: PlayerCardProps) {
  return (
    <div className={css['player']}>
      <Avatar emoji={avatar} lit />
      <div className={css['words']}>
        <LargeName as="p" className={css['name']} name={name} />
        {stats === undefined ? null : (
          <p className={css['purse']}>
            <span>{m.app_level({ level: stats.level })}</span>
            <span aria-hidden="true">·</span>
            <span>{m.app_drawer_tokens({ count: stats.tokens, shown: numberText(stats.tokens) })}</span>
          </p>
        )}
      </div>
    </div>
  );
}
