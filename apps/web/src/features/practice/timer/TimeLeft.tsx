import type { CSSProperties } from 'react';
import { m, numberText } from '@touchline/messages';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { ClockIcon } from '../../../ui/icons/playback-icons.tsx';
import { PauseIcon } from '../../../ui/icons/timer-icons.tsx';
import { timeText } from '../timer-time-text.ts';
import css from './TimeLeft.module.css';
import { urgencyOf } from './time-left-urgency.ts';
import { spokenMark } from './time-left-announcements.ts';

interface TimeLeftProps {
  /** Seconds left. */
  seconds: number;
  /** Seconds of the whole drill. */
  length: number;
  paused: boolean;
  /** What the player counts meanwhile, in words; said while nothing else is. */
  counts?: string | undefined;
  /** The player's best result in the drill, as what is to be beaten; undefined where there is none. */
  best?: number | undefined;
}

/** The scoreboard: time left in figures as large as the screen allows, and at its foot how near the end it is, and the way there. */
export function TimeLeft({ seconds, length, paused, counts, best }: TimeLeftProps) {
  const text = timeText(seconds);
  const whole = Math.ceil(seconds);
  const urgency = urgencyOf(whole, length);
  const minutes = Math.max(1, Math.ceil(length / 60));
  const passed = Math.min(1, Math.max(0, 1 - (paused ? seconds : Math.max(0, whole - 1)) / length));
  return (
    <div
      className={css['place']}
      data-theme="dark"
      data-urgency={urgency}
      data-paused={paused || undefined}
      style={{ '--minutes': minutes } as CSSProperties}
    >
      <div className={css['board']}>
        {/* Read on demand; what is said unasked is below. */}
        <div
          className={css['bulbs']}
          role="timer"
          aria-label={m.practice_timer_label()}
          style={{ '--digits': text.length - 1 } as CSSProperties}
        >
          <span className={css['time']}>{text}</span>
        </div>
      </div>
      <p className={css['word']}>
        <Word {...{ urgency, paused, counts, best }} />
      </p>
      <div className={css['bar']} aria-hidden="true">
        <div className={css['done']} style={{ transform: `scaleX(${passed})` }} />
      </div>
      {minutes === 1 ? null : (
        <span className={css['minute']} aria-hidden="true">
          {m.practice_timer_minute({ minute: minuteAt(seconds, length), all: minutes })}
        </span>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{paused ? m.practice_timer_paused() : spokenText(spokenMark(whole))}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Which minute of the drill this is, from 1 on. */
function minuteAt(left: number, length: number): number {
  return Math.min(Math.ceil(length / 60), Math.floor(Math.max(0, length - left) / 60) + 1);
}

interface WordProps {
  readonly urgency: ReturnType<typeof urgencyOf>;
  readonly paused: boolean;
  readonly counts: string | undefined;
  readonly best: number | undefined;
}

function Word({ urgency, paused, counts, best }: WordProps) {
  if (paused)
    return (
      <>
        <PauseIcon size={20} />
        {m.practice_timer_paused()}
      </>
    );
  if (urgency === 'danger')
    return (
      <>
        <ClockIcon size={22} />
        {m.practice_timer_last_thirty()}
      </>
    );
  if (urgency === 'warning')
    return (
      <>
        <ClockIcon size={22} />
        {m.practice_timer_last_minute()}
      </>
    );
  if (counts === undefined || best === undefined) return counts ?? null;
  return (
    <>
      {counts}
      <span className={css['best']}>{m.practice_timer_best({ best: numberText(best) })}</span>
    </>
  );
}

function spokenText(mark: number): string {
  return mark >= 60 ? m.practice_said_minutes({ count: mark / 60 }) : m.practice_said_seconds({ count: mark });
}
