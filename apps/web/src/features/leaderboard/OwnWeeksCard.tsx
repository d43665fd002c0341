import { useQuery } from '@tanstack/react-query';
import { dateText, m } from '@touchline/messages';
import { progressYearQuery, useApi } from '../../api/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Loading } from '../../ui/state/Loading.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { CheckIcon } from '../../ui/icons/control-icons.tsx';
import { TEXT_SEPARATOR } from '../../ui/text-separator.ts';
import { FIRST_WEEK_DAYS, ownWeeksOf, type OwnWeek, type OwnWeeks, type WeekGoal } from './own-weeks-and-goal.ts';
import { WeekComparedToLastWeek } from './WeekComparedToLastWeek.tsx';
import css from './OwnWeeksCard.module.css';

/** A bar is full at the most minutes of a week, and at no fewer than these: the first minute of a first week fills none. */
const LEAST_FULL_BAR = 60;

interface OwnWeeksCardProps {
  /** Left out where the way to practice stands elsewhere. */
  readonly onPractise?: () => void;
}

/** A board of the player's own weeks, for whoever is not compared with others, or is alone. Nothing where it cannot be read. */
export function OwnWeeksCard({ onPractise }: OwnWeeksCardProps) {
  const year = useQuery(progressYearQuery(useApi()));
  if (year.isPending) {
    return (
      <Loading label={m.leaderboard_weeks_list()}>
        <Skeleton shape="block" height="13rem" />
      </Loading>
    );
  }
  const own = year.data === undefined ? null : ownWeeksOf(year.data);
  return own === null ? null : <Weeks own={own} today={year.data?.to ?? ''} {...(onPractise !== undefined && { onPractise })} />;
}

function Weeks({ own: { recent, best, goal, race }, today, onPractise }: OwnWeeksCardProps & { readonly own: OwnWeeks; readonly today: string }) {
  const isOlderBest = best !== null && !recent.some(({ start }) => start === best.start);
  // Where it races, this week is told above.
  const listed = race === null ? recent : recent.slice(1);
  const weeks = isOlderBest ? [...listed, best] : listed;
  const most = Math.max(LEAST_FULL_BAR, ...weeks.map(({ minutes }) => minutes));
  return (
    <Card level={3} title={m.leaderboard_weeks_title()}>
      <p className={css['goal']}>{goalText(goal)}</p>
      {goal.kind === 'none' ? <FirstDays done={0} /> : null}
      {goal.kind === 'firstDays' ? <FirstDays done={goal.days} /> : null}
      {race === null ? null : <WeekComparedToLastWeek race={race} today={today} />}
      {onPractise === undefined ? null : (
        <Button variant="primary" wide onClick={onPractise}>
          {m.leaderboard_practise()}
        </Button>
      )}
      <ol className={css['weeks']} aria-label={m.leaderboard_weeks_list()}>
        {weeks.map((week) => (
          <li key={week.start} className={css['week']} data-now={week === recent[0]}>
            <span className={css['name']}>
              {weekName(week, recent.indexOf(week))}
              {week.start === best?.start ? <b className={css['best']}>{m.leaderboard_weeks_best()}</b> : null}
            </span>
            <span className={css['minutes']}>{m.leaderboard_weeks_minutes({ count: week.minutes })}</span>
            <span className={css['track']} aria-hidden="true">
              <span className={css['bar']} style={{ inlineSize: `${(100 * week.minutes) / most}%` }} />
            </span>
            {week.drills === 0 ? null : (
              <span className={css['besides']}>{`${m.leaderboard_days({ count: week.days })}${TEXT_SEPARATOR}${m.leaderboard_drills({ count: week.drills })}`}</span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The days of a first week, each lit as it is done. The goal says the same in words. */
function FirstDays({ done }: { readonly done: number }) {
  return (
    <div className={css['days']} aria-hidden="true">
      {Array.from({ length: FIRST_WEEK_DAYS }, (_, index) => (
        <span key={index} data-done={index < done}>
          {index < done ? <CheckIcon size={24} /> : index + 1}
        </span>
      ))}
    </div>
  );
}

/** The recent ones follow each other without a gap, so that the second is the last week; -1 is an older one. */
function weekName({ start }: OwnWeek, index: number): string {
  if (index === 0) return m.leaderboard_weeks_this();
  const day = dateText(start, { day: 'numeric', month: 'short' });
  return index === 1 ? m.leaderboard_weeks_last() : m.leaderboard_weeks_from({ day });
}

const plainGoals = {
  none: m.leaderboard_weeks_none,
  first: m.leaderboard_weeks_first,
  start: m.leaderboard_weeks_start,
  again: m.leaderboard_weeks_again,
  far: m.leaderboard_weeks_far,
} as const;

const countedGoals = {
  record: m.leaderboard_weeks_record,
  ahead: m.leaderboard_weeks_ahead,
  behind: m.leaderboard_weeks_behind,
} as const;

function goalText(goal: WeekGoal): string {
  if (goal.kind === 'firstDays') return m.leaderboard_weeks_first_days({ count: FIRST_WEEK_DAYS - goal.days });
  return 'minutes' in goal ? countedGoals[goal.kind]({ count: goal.minutes }) : plainGoals[goal.kind]();
}
