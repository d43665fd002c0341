import { m } from '@touchline/messages';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { secondsLeft } from './recorder-machine.ts';
import css from './RecordingClock.module.css';

interface RecordingClockProps {
  readonly isStopping: boolean;
  /** Milliseconds of the same clock. */
  readonly now: number;
  readonly endsAt: number;
}

/** Seconds left at which it is said aloud how many there are. */
const spoken = new Set([20, 10, 5]);

/** REC and the seconds left (spec 002 §2), above the picture. */
export function RecordingClock({ isStopping, now, endsAt }: RecordingClockProps) {
  const left = secondsLeft({ now, endsAt });
  return (
    <div className={css['clock']}>
      <span className={css['rec']}>{m.record_rec()}</span>
      <span role="timer" aria-label={m.record_left_spoken({ seconds: left })}>
        {isStopping ? m.record_stopping() : m.record_left({ seconds: left })}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{spoken.has(left) ? m.record_left_spoken({ seconds: left }) : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
