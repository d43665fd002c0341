import type { CSSProperties } from 'react';
import { dateText, m } from '@touchline/messages';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { BallIcon } from '../../ui/icons/reward-icons.tsx';
import { classes } from '../../ui/join-class-names.ts';
import css from './WeekComparedToLastWeek.module.css';
import type { WeekComparedToLastWeek as Race } from './own-weeks-and-goal.ts';

interface WeekComparedToLastWeekProps {
  readonly race: Race;
  readonly today: string;
  /** Last week is the best of the year. */
  readonly isLastBest: boolean;
  readonly className: string;
}

/** This week runs against last week's self, who is where they were on the same day: the line to cross is all of last week. */
export function WeekComparedToLastWeek({ race: { now, lastByNow, lastTotal }, today, isLastBest, className }: WeekComparedToLastWeekProps) {
  const end = Math.max(lastTotal, now);
  const weekday = dateText(today, { weekday: 'long' });
  return (
    <div className={classes(css['race'], className)} style={{ '--end': `${(100 * lastTotal) / end}%` } as CSSProperties}>
      <Lane kind="own" name={m.leaderboard_weeks_this()} minutes={now} share={now / end} />
      <Lane kind="ghost" name={m.leaderboard_race_last({ weekday })} minutes={lastByNow} share={lastByNow / end} />
      <p className={css['end']}>
        {m.leaderboard_race_end({ count: lastTotal })}
        {isLastBest ? <b className={css['best']}>{m.leaderboard_weeks_best()}</b> : null}
      </p>
    </div>
  );
}

interface LaneProps {
  readonly kind: 'own' | 'ghost';
  readonly name: string;
  readonly minutes: number;
  /** Of the way to the end, 0 to 1. */
  readonly share: number;
}

function Lane({ kind, name, minutes, share }: LaneProps) {
  return (
    <p className={css['lane']} data-kind={kind}>
      <span className={css['name']}>
        {name}
        <VisuallyHidden>: </VisuallyHidden>
        <b>{m.leaderboard_weeks_minutes({ count: minutes })}</b>
      </span>
      <span className={css['way']} aria-hidden="true" style={{ '--at': `${100 * share}%` } as CSSProperties}>
        <span className={css['runner']}>
          <BallIcon size={28} />
        </span>
      </span>
    </p>
  );
}
