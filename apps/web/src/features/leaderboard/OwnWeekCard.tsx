import { m } from '@touchline/messages';
import { useId } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { CheckIcon } from '../../ui/icons/control-icons.tsx';
import { classes } from '../../ui/join-class-names.ts';
import { FIRST_WEEK_DAYS, type OwnWeeks, type WeekComparedToLastWeek as Race, type WeekGoal } from './own-weeks-and-goal.ts';
import { WeekComparedToLastWeek } from './WeekComparedToLastWeek.tsx';
import css from './OwnWeekCard.module.css';

interface OwnWeekCardProps {
  readonly own: OwnWeeks;
  /** The last day of what was read. */
  readonly today: string;
  /** It has the width of the page, and stands in two columns where that is wide. */
  readonly isAcross: boolean;
  /** Left out where the way to practice stands elsewhere. */
  readonly onPractise?: () => void;
}

/** This week of the player, large: how far it is ahead of last week's, the two of them on their way, and the way to practice. */
export function OwnWeekCard({ own: { recent, best, goal, race }, today, isAcross, onPractise }: OwnWeekCardProps) {
  const titleId = useId();
  const isLastBest = best !== null && best.start === recent[1]?.start;
  const besides = race === null || goal.kind === 'far' ? null : goalText(goal);
  const daysDone = goal.kind === 'firstDays' ? goal.days : goal.kind === 'none' ? 0 : null;
  return (
    <Card tone="pitch" className={css['card'] ?? ''}>
      <section className={classes(css['week'], isAcross && (race !== null || daysDone !== null) && css['across'])} aria-labelledby={titleId}>
        <div className={css['lead']}>
          <p className={css['kicker']}>{m.leaderboard_weeks_title()}</p>
          {race === null ? (
            <h3 className={css['goal']} id={titleId}>
              {goalText(goal)}
            </h3>
          ) : (
            <h3 className={css['stand']} id={titleId}>
              <Stand race={race} />
            </h3>
          )}
          {besides === null ? null : <p>{besides}</p>}
        </div>
        {race === null ? null : <WeekComparedToLastWeek {...{ race, today, isLastBest }} className={css['way'] ?? ''} />}
        {daysDone === null ? null : <FirstDays done={daysDone} />}
        {onPractise === undefined ? null : (
          <div className={css['action']}>
            <Button variant="primary" wide onClick={onPractise}>
              {m.leaderboard_practise()}
            </Button>
          </div>
        )}
      </section>
    </Card>
  );
}

/** How far this week is ahead of last week's on the same day, or behind it. */
function Stand({ race: { now, lastByNow } }: { readonly race: Race }) {
  if (now === lastByNow) return <>{m.leaderboard_race_level()}</>;
  return (
    <>
      <b className={css['figure']}>{m.leaderboard_weeks_minutes({ count: Math.abs(now - lastByNow) })}</b> <span>{now > lastByNow ? m.leaderboard_race_ahead() : m.leaderboard_race_behind()}</span>
    </>
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
