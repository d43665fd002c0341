import type { CoachAnswerBody } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { PractisedWeek } from '../../../ui/week/PractisedWeek.tsx';
import css from './PracticeWeekOfAnswer.module.css';

type Week = NonNullable<CoachAnswerBody['structured']['week']>;

/** The week that an answer tells of, day by day as on the dashboard, and what the week before it was. */
export function PracticeWeekOfAnswer({ week: { days, today, before } }: { readonly week: Week }) {
  const isThisWeek = days.some(({ day }) => day === today);
  const beforeWords = isThisWeek ? m.coach_week_last : m.coach_week_before_that;
  return (
    <div className={css['week']}>
      <PractisedWeek isLow days={days.map(({ day, practised }) => ({ day, practised, when: day === today ? 'today' : day < today ? 'past' : 'ahead' }))} />
      {before === undefined ? null : (
        <p className={css['before']}>
          {beforeWords({ days: m.coach_week_days({ count: before.days }), minutes: m.dashboard_week_minutes({ count: before.minutes }) })}
        </p>
      )}
    </div>
  );
}
