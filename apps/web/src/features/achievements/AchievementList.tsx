import type { Achievement } from '@touchline/contracts';
import { m, numberText } from '@touchline/messages';
import { achievementNames } from '@touchline/messages/achievement-names';
import { classes } from '../../ui/join-class-names.ts';
import { CheckIcon } from '../../ui/icons/control-icons.tsx';
import { Progress } from '../../ui/progress/Progress.tsx';
import css from './AchievementList.module.css';
import { AchievementEmblem } from './AchievementEmblem.tsx';
import { describeHowToEarn, describeHowEarned } from './achievement-descriptions.ts';
import type { ShownAchievement } from './achievements-with-device-reviews.ts';
import { shareOf, wayTo } from './dashboard-achievements.ts';

interface AchievementListProps {
  readonly achievements: readonly ShownAchievement[];
  /** A heading above them says that they are earned. Default false. */
  readonly areAllEarned?: boolean;
  /** On a phone they stand side by side, without what has to be done for them. Default false. */
  readonly isShortOnPhone?: boolean;
}

/** Achievements one below the other: what they are, and that they are earned or how far they are. */
export function AchievementList({ achievements, areAllEarned = false, isShortOnPhone = false }: AchievementListProps) {
  return (
    <ul className={classes(css['list'], isShortOnPhone && css['short'])}>
      {achievements.map((one) => (
        <li key={one.id} className={css['row']}>
          <AchievementEmblem id={one.id} earned={one.earned} share={shareOf(one)} size={80} />
          <div className={css['words']}>
            <p className={css['name']}>{achievementNames[one.id]}</p>
            <p className={css['about']}>{one.earned ? describeHowEarned(one.id) : describeHowToEarn(one.id)}</p>
            {one.isOnlyHere === true ? <p className={css['about']}>{m.achievements_only_here()}</p> : null}
            {one.earned && !areAllEarned ? (
              <p className={css['earned']}>
                <CheckIcon size={16} />
                {m.achievements_earned()}
              </p>
            ) : one.earned ? null : (
              <Ahead achievement={one} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What is done once, or not begun, has no way to it worth drawing. */
function Ahead({ achievement }: { achievement: Achievement }) {
  const { id, value, target } = achievement;
  if (target === 1 || value === 0) return null;
  const way = wayTo(achievement);
  const words = m.achievements_progress({ value: numberText(value), target: numberText(target) });
  return (
    <div className={css['ahead']}>
      <Progress bare label={achievementNames[id]} value={way.value} max={way.max} valueText={words} />
      <span className={css['far']} aria-hidden="true">
        {words}
      </span>
    </div>
  );
}
