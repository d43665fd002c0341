import type { DaySum, Progress } from '@touchline/contracts';
import { dateText, firstWeekday, m, weekdayInitials } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { ClockIcon } from '../../../ui/icons/playback-icons.tsx';
import { WeekRow } from '../../../ui/week/WeekRow.tsx';
import { drillsText, figure, minutesText } from '../number-texts.ts';
import { NumbersOnScoreboard } from '../NumbersOnScoreboard.tsx';
import { lastWeekMinutes, type LastWeek } from './last-week-minutes.ts';
import css from './WeekCalendar.module.css';

interface WeekCalendarProps {
  readonly week: Progress['week'];
  /** The player's own date. */
  readonly today: string;
  /** The days of drills that wait to be sent. */
  readonly waitingDays: ReadonlySet<string | null>;
  /** Days before, for the week before; left out where they have not been read. */
  readonly pastDays?: readonly DaySum[];
}

/** Sunday to Saturday: what the week holds beside the one before, and each of its days with its minutes. */
export function WeekCalendar({ week, today, waitingDays, pastDays }: WeekCalendarProps) {
  const lastWeek = pastDays === undefined ? null : lastWeekMinutes(pastDays, week.days[0]?.day ?? today, today);
  // Nothing to count, and nothing that waits to be: one line in place of zeros.
  const isNothingYet = week.activeDays === 0 && !week.days.some(({ day }) => waitingDays.has(day));
  return (
    <Card level={3} title={m.progress_week()} beside={firstWeekday() === 0 ? null : <span className={css['span']}>{m.progress_week_from_sunday()}</span>} className={css['card'] ?? ''}>
      {isNothingYet ? null : (
        <NumbersOnScoreboard
          numbers={[
            { label: m.progress_figure_active_days({ count: week.activeDays }), value: week.activeDays },
            { label: m.progress_figure_drills({ count: week.drills }), value: week.drills },
            { label: m.progress_figure_minutes({ count: week.minutes }), value: week.minutes },
          ]}
        />
      )}
      {pastDays === undefined && week.activeDays > 0 ? (
        <p className={css['beside']} aria-hidden="true">
          {'\u00a0'}
        </p>
      ) : null}
      {isNothingYet && lastWeek === null ? <p className={css['beside']}>{m.progress_week_nothing_yet()}</p> : null}
      {lastWeek === null ? null : <p className={css['beside']}>{besideWords(week.minutes, lastWeek, today)}</p>}
      <WeekRow
        className={css['week']}
        days={week.days.map((one) => ({
          day: one.day,
          when: whenOf(one, today),
          done: one.sessions > 0,
          words: dayWords(one, today, waitingDays.has(one.day)),
          children: (
            <>
              <span className={css['letter']}>{weekdayInitials(one.day)}</span>
              <span className={css['date']}>{Number(one.day.slice(8))}</span>
              <span className={css['minutes']}>
                {one.sessions === 0 ? null : m.progress_minutes_short({ count: figure(one.minutes) })}
                {one.sessions === 0 && waitingDays.has(one.day) ? <ClockIcon size={14} /> : null}
              </span>
            </>
          ),
        }))}
      />
      {isNothingYet ? <p className={css['notes']}>{m.progress_week_none()}</p> : null}
    </Card>
  );
}

/** Better than last week? Said of the same weekday, as half a week is never as much as a whole one. */
function besideWords(minutes: number, { byNow, whole }: LastWeek, today: string): string {
  const weekday = dateText(today, { weekday: 'long' });
  if (minutes > whole) return m.progress_week_past({ minutes: minutesText(minutes - whole) });
  if (minutes > byNow) return m.progress_week_ahead_of_last({ minutes: minutesText(minutes - byNow), weekday });
  if (minutes === byNow) return m.progress_week_level({ weekday, whole: minutesText(whole) });
  return m.progress_week_behind_last({ minutes: minutesText(byNow - minutes), weekday });
}

function whenOf({ day }: DaySum, today: string): 'past' | 'today' | 'ahead' {
  if (day === today) return 'today';
  return day < today ? 'past' : 'ahead';
}

function dayWords(one: DaySum, today: string, waits: boolean): string {
  const day = dateText(one.day, { weekday: 'long', day: 'numeric', month: 'long' });
  if (one.sessions > 0) {
    return m.progress_week_practised({ day, drills: drillsText(one.sessions), minutes: minutesText(one.minutes) });
  }
  if (waits) return m.progress_week_waits({ day });
  const when = whenOf(one, today);
  if (when === 'today') return m.progress_week_today({ day });
  return when === 'past' ? m.progress_week_not({ day }) : m.progress_week_ahead({ day });
}
