import { dayGoalMinutes } from '@touchline/domain';
import { m, numberText } from '@touchline/messages';
import type { CSSProperties } from 'react';
import { classes } from '../../../ui/join-class-names.ts';
import { Ring } from '../../../ui/progress/Ring.tsx';
import { NewBadges } from '../../achievements/index.ts';
import { PersonalBestChange } from '../../celebration/index.ts';
import { resultUnit } from '../../drills/index.ts';
import { CentreCircle, Medal } from '../CentreCircle.tsx';
import type { SavedSession } from '../machine/practice-machine-types.ts';
import { topRewardOf } from './top-reward-of-session.ts';
import css from './TopRewardOfSession.module.css';

interface TopRewardOfSessionProps {
  readonly saved: SavedSession;
  /** The player's, in years; null where it is not known. */
  readonly age: number | null;
}

/**
 * The greatest thing a session brought (`topRewardOf`), large on a floodlit ground. Of a session that earned nothing what was done all the same, its result or
 * its minutes; nothing of one that counts for another day.
 */
export function TopRewardOfSession({ saved, age }: TopRewardOfSessionProps) {
  const { rewards, session } = saved;
  const minutes = rewards.minutesOfDay;
  const win = topRewardOf(saved);
  if (win.kind === 'unpaid') {
    const unit = session.result > 0 && session.result_counts ? resultUnit(session.drill_id, session.result) : undefined;
    return (
      <CentreCircle className={classes(css['win'], css['art'], css['calm'])} lit={false}>
        <Medal caption={unit ?? m.practice_minutes_unit()}>{numberText(unit === undefined ? session.duration_minutes : session.result)}</Medal>
      </CentreCircle>
    );
  }
  if (win.kind === 'badges') {
    return (
      <CentreCircle className={classes(css['win'], css['badges'])}>
        <NewBadges ids={rewards.achievements} delay={820} />
      </CentreCircle>
    );
  }
  if (win.kind === 'level') {
    return (
      <CentreCircle className={classes(css['win'], css['art'], css['level'])}>
        <Medal kicker={m.practice_moment_level()}>{numberText(rewards.levelAfter)}</Medal>
      </CentreCircle>
    );
  }
  if (win.kind === 'best' || win.kind === 'first') {
    return (
      <CentreCircle className={classes(css['win'], css['art'], css['result'])}>
        <Medal kicker={win.kind === 'best' ? m.practice_moment_record() : m.practice_moment_first_mark()} caption={resultUnit(session.drill_id, session.result)}>
          {win.kind === 'best' ? <PersonalBestChange {...win.best} /> : <Mark>{numberText(win.result)}</Mark>}
        </Medal>
      </CentreCircle>
    );
  }
  if (session.practice_day !== saved.stats.today) return null;
  const goal = dayGoalMinutes(age);
  return (
    <CentreCircle className={classes(css['win'], css['art'])}>
      <div className={css['day']}>
        <Ring label={m.practice_saved_day()} value={minutes} max={Math.max(goal, minutes)} size={320} tone={minutes < goal ? 'flood' : 'grass'} caption={minutes < goal ? m.practice_saved_day_goal({ goal }) : m.practice_saved_day_minutes()}>
          {minutes}
        </Ring>
      </div>
    </CentreCircle>
  );
}

function Mark({ children }: { readonly children: string }) {
  return (
    <span className={css['mark']} style={{ '--digits': children.length } as CSSProperties}>
      {children}
    </span>
  );
}
