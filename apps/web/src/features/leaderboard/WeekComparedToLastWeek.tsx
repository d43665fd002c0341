import type { CSSProperties } from 'react';
import { dateText, m } from '@touchline/messages';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { BallIcon } from '../../ui/icons/reward-icons.tsx';
import css from './WeekComparedToLastWeek.module.css';
import type { WeekComparedToLastWeek as Race } from './own-weeks-and-goal.ts';

/** This week runs against last week's self, who is where they were on the same day: the line to cross is all of last week. */
export function WeekComparedToLastWeek({ race, today }: { readonly race: Race; readonly today: string }) {
  const { now, lastByNow, lastTotal } = race;
  const end = Math.max(lastTotal, now);
  const weekday = dateText(today, { weekday: 'long' });
  return (
    <div className={css['race']}>
      <div className={css['lanes']} data-theme="dark" style={{ '--end': `${(100 * lastTotal) / end}%` } as CSSProperties}>
        <Lane kind="ghost" name={m.leaderboard_race_last({ weekday })} minutes={lastByNow} share={lastByNow / end} />
        <Lane kind="own" name={m.leaderboard_weeks_this()} minutes={now} share={now / end} />
      </div>
      <p className={css['stand']} data-behind={now < lastByNow}>
        {standText(race)}
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
      <span className={css['way']} aria-hidden="true">
        <span className={css['runner']} style={{ insetInlineStart: `${100 * share}%` }}>
          <BallIcon size={22} />
        </span>
      </span>
    </p>
  );
}

function standText({ now, lastByNow }: Race): string {
  if (now === lastByNow) return m.leaderboard_race_level();
  return now > lastByNow ? m.leaderboard_race_ahead({ count: now - lastByNow }) : m.leaderboard_race_behind({ count: lastByNow - now });
}
