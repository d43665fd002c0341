import { m } from '@touchline/messages';
import { countdownFigure } from '../machine/count-in.ts';
import { phaseAt, remainingAt } from '../machine/drill-clock.ts';
import type { PracticeDraft } from '../machine/practice-draft.ts';
import { timeText } from '../timer-time-text.ts';
import css from './SmallTimerClock.module.css';

interface SmallTimerClockProps {
  readonly draft: PracticeDraft;
  readonly now: number;
  /** It stands still until the camera sees the player. */
  readonly isWaiting: boolean;
}

/** The time left where something else has the board: the count. */
export function SmallTimerClock({ draft, now, isWaiting }: SmallTimerClockProps) {
  const phase = phaseAt(draft, now);
  if (phase === 'countdown') {
    const figure = countdownFigure(draft.beginsAt - now);
    return (
      <p className={css['clock']}>
        <span className={css['time']}>{figure === 'go' ? m.practice_countdown_go() : figure}</span>
        <span className={css['word']}>{m.practice_countdown_ready()}</span>
      </p>
    );
  }
  return (
    <p className={css['clock']} data-paused={phase === 'paused' || undefined}>
      <span className={css['time']} role="timer" aria-label={m.practice_timer_label()}>
        {timeText(remainingAt(draft, now) / 1_000)}
      </span>
      <span className={css['word']}>{wordOf(phase === 'paused', isWaiting)}</span>
    </p>
  );
}

function wordOf(isPaused: boolean, isWaiting: boolean): string | null {
  if (isWaiting) return m.practice_count_waiting();
  return isPaused ? m.practice_timer_paused() : null;
}
