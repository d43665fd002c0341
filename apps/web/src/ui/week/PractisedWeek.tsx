import { dateText, m, weekdayInitials } from '@touchline/messages';
import { CheckIcon } from '../icons/control-icons.tsx';
import { ClockIcon } from '../icons/playback-icons.tsx';
import css from './PractisedWeek.module.css';
import { WeekRow, type WeekRowDay } from './WeekRow.tsx';

/** A day of a week that is told of. */
export interface PractisedWeekDay extends Pick<WeekRowDay, 'when'> {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly practised: boolean;
  /** A drill of it waits on this device to be sent. Default false. */
  readonly waits?: boolean;
}

interface PractisedWeekProps {
  readonly days: readonly PractisedWeekDay[];
  /** Beside words that matter more it is lower. Default false. */
  readonly isLow?: boolean;
}

/** The days of a week by their initials, with a tick on each that was practised. */
export function PractisedWeek({ days, isLow = false }: PractisedWeekProps) {
  return (
    <WeekRow
      className={isLow ? css['low'] : undefined}
      days={days.map((one) => ({
        day: one.day,
        when: one.when,
        done: one.practised,
        words: dayWords(one),
        children: (
          <>
            <span className={css['letter']}>{weekdayInitials(one.day)}</span>
            {one.practised ? <CheckIcon size={16} /> : null}
            {one.waits === true && !one.practised ? <ClockIcon size={16} /> : null}
          </>
        ),
      }))}
    />
  );
}

function dayWords({ day, practised, waits, when }: PractisedWeekDay): string {
  const name = dateText(day, { weekday: 'long' });
  if (practised) return m.dashboard_week_practised({ day: name });
  if (waits === true) return m.dashboard_week_day_waits({ day: name });
  if (when === 'today') return m.dashboard_week_today({ day: name });
  return when === 'past' ? m.dashboard_week_not({ day: name }) : m.dashboard_week_ahead({ day: name });
}
