import { classes } from '../../ui/join-class-names.ts';
import css from './ClockBoard.module.css';
import { timeText } from './timer-time-text.ts';

interface ClockBoardProps {
  readonly seconds: number;
  /** What it counts down to, for a screen reader; null where the words beside it say the time. */
  readonly label: string | null;
  /** To be read from where the ball lies. */
  readonly large?: boolean;
}

/** Time left, in the figures of a stadium's board. */
export function ClockBoard({ seconds, label, large = false }: ClockBoardProps) {
  return (
    <p className={classes(css['board'], large && css['large'])} {...(label === null ? { 'aria-hidden': true } : { role: 'timer', 'aria-label': label })}>
      {timeText(seconds)}
    </p>
  );
}
