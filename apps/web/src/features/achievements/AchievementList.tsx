import type { Achievement } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { achievementNames } from '@touchline/messages/achievement-names';
import { CheckIcon } from '../../ui/icons/controls.tsx';
import { Progress } from '../../ui/progress/Progress.tsx';
import css from './AchievementList.module.css';
import { Emblem } from './Emblem.tsx';
import { achievementAbout } from './labels.ts';

/** Achievements one below the other: what they are, and that they are earned or how far they are. */
export function AchievementList({ achievements }: { achievements: readonly Achievement[] }) {
  return (
    <ul className={css['list']}>
      {achievements.map(({ id, earned, value, target }) => (
        <li key={id} className={css['row']}>
          <Emblem id={id} earned={earned} size={56} />
          <div className={css['words']}>
            <p className={css['name']}>{achievementNames[id]}</p>
            <p className={css['about']}>{achievementAbout(id)}</p>
            {earned ? (
              <p className={css['earned']}>
                <CheckIcon size={16} />
                {m.achievements_earned()}
              </p>
            ) : (
              <Ahead name={achievementNames[id]} value={value} target={target} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What is done once has no way to it worth drawing. */
function Ahead({ name, value, target }: { name: string; value: number; target: number }) {
  if (target === 1) return null;
  const number = new Intl.NumberFormat('en');
  const words = m.achievements_progress({ value: number.format(value), target: number.format(target) });
  return (
    <div className={css['ahead']}>
      <Progress bare label={name} value={value} max={target} valueText={words} />
      <span className={css['far']} aria-hidden="true">
        {words}
      </span>
    </div>
  );
}
