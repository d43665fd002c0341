import type { StatCard as StatName } from '@touchline/domain';
import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { classes } from '../join-class-names.ts';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import { LeaderboardIcon } from '../icons/navigation-icons.tsx';
import { ClockIcon } from '../icons/playback-icons.tsx';
import { BallIcon, FlameIcon, StarIcon, TokenIcon, TrendDownIcon, TrendUpIcon } from '../icons/reward-icons.tsx';
import css from './StatCard.module.css';

export interface StatCardProps {
  /** The hero: a text as '5/6', or a CountUp; null where `trend` says the first goal, to which nothing is done yet. */
  value: ReactNode;
  label: string;
  /** A word about it: 'On fire', '36 XP to level 7'. */
  trend?: string;
  /** How far the next of it is: a bar filled by so much, from 0 to 1, which `label` says. */
  progress?: { readonly filled: number; readonly label: string };
  /** Draws the arrow beside the trend and says it to screen readers. */
  direction?: 'up' | 'down';
  /** flame for a living streak, grass for something reached. Default plain. */
  tone?: 'plain' | 'flame' | 'grass';
  /** Which of a player's numbers it is, or is like: its icon, and the colour of that. */
  of?: StatName;
  /** Makes the whole card a button. */
  onPress?: () => void;
}

const icon: Record<StatName, ReactNode> = {
  streak: <FlameIcon size={22} />,
  tokens: <TokenIcon size={22} />,
  practiceDays: <BallIcon size={22} />,
  level: <StarIcon size={22} />,
  minutes: <ClockIcon size={22} />,
  achievements: <LeaderboardIcon size={22} />,
};

/** One number and what it means. */
export function StatCard({ value, label, trend, progress, direction, tone = 'plain', of, onPress }: StatCardProps) {
  const content = (
    <>
      <span className={css['top']}>
        {value === null ? null : <span className={css['value']}>{value}</span>}
        {of === undefined ? null : <span className={css['icon']}>{icon[of]}</span>}
      </span>
      <span className={css['label']}>{label}</span>
      {trend === undefined ? null : (
        <span className={css['trend']}>
          {direction === 'up' ? <TrendUpIcon size={16} /> : null}
          {direction === 'down' ? <TrendDownIcon size={16} /> : null}
          {direction === undefined ? null : (
            <VisuallyHidden>{direction === 'up' ? m.ui_trend_up() : m.ui_trend_down()} </VisuallyHidden>
          )}
          <span>{trend}</span>
        </span>
      )}
      {progress === undefined ? null : (
        <span className={css['bar']}>
          <VisuallyHidden>{progress.label}</VisuallyHidden>
          <span className={css['filled']} style={{ width: `${100 * progress.filled}%` }} />
        </span>
      )}
    </>
  );
  const className = classes(css['stat'], css[tone], value === null && css['ahead'], trend !== undefined && css['told']);
  if (onPress === undefined) return <div className={className} data-of={of}>{content}</div>;
  return (
    <button type="button" className={classes(className, css['press'])} data-of={of} onClick={onPress}>
      {content}
    </button>
  );
}
