import { m } from '@touchline/messages';
import { PitchLines } from '../../ui/art/PitchLines.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { classes } from '../../ui/join-class-names.ts';
import { BallIcon, StarIcon } from '../../ui/icons/reward-icons.tsx';
import { Loading } from '../../ui/state/Loading.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { PractisedWeek } from '../../ui/week/PractisedWeek.tsx';
import type { Week } from './current-practice-week.ts';
import css from './WeekStrip.module.css';

interface WeekStripProps {
  readonly week: Week;
  /** The days of drills that wait to be sent. */
  readonly waitingDays: ReadonlySet<string | null>;
  /** The player has not practised yet. */
  readonly isFirst: boolean;
}

/** Sunday to Saturday, as everything that is counted by weeks: the days practised, today, and what they add up to. */
export function WeekStrip({ week, waitingDays, isFirst }: WeekStripProps) {
  const { drills, minutes } = week;
  const days = week.days.map((one) => ({ ...one, waits: waitingDays.has(one.day) }));
  // How many days, the ticks tell.
  const sum = [m.dashboard_week_drills({ count: drills }), m.dashboard_week_minutes({ count: minutes })];
  return (
    <Card level={3} title={m.dashboard_week_title()} className={classes(css['strip'], drills === 0 && css['empty']) ?? ''}>
      <PractisedWeek days={days} />
      {drills === 0 ? (
        <>
          <p className={css['none']}>{emptyWords(isFirst, days.some(({ waits }) => waits), waitingDays.size > 0)}</p>
          <span className={css['kickOff']} aria-hidden="true">
            <PitchLines part="centre" className={css['centre']} />
            <BallIcon size={40} />
          </span>
        </>
      ) : (
        <>
          {week.days.every(({ practised }) => practised) ? (
            <p className={css['perfect']}>
              <StarIcon size={20} />
              {m.dashboard_week_perfect()}
            </p>
          ) : null}
          <ul className={css['sum']}>
            {sum.map((part) => (
              <Sum key={part}>{part}</Sum>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** Of a week in which nothing counts yet. */
function emptyWords(isFirst: boolean, waitsInWeek: boolean, waits: boolean): string {
  if (waitsInWeek) return m.dashboard_week_waits();
  return isFirst && !waits ? m.dashboard_week_first() : m.dashboard_week_none();
}

/** '9 drills': the number apart from what it counts. */
function Sum({ children: words }: { readonly children: string }) {
  const end = words.indexOf(' ');
  return (
    <li>
      <b>{words.slice(0, end)}</b>
      {words.slice(end)}
    </li>
  );
}

/** The same place while the week is on its way. */
export function WeekStripLoading() {
  return (
    <Card level={3} title={m.dashboard_week_title()}>
      <Loading atOnce label={m.dashboard_week_title()}>
        <Skeleton shape="block" height="5.75rem" />
      </Loading>
    </Card>
  );
}
