import { useEffect } from 'react';
import { m } from '@touchline/messages';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { playCue } from '../../../ui/sound/play-cue.ts';
import { secondsLeft } from './recorder-machine.ts';
import css from './RecordingStageBoard.module.css';

/** Where a recording is, as the player sees it. */
export type StageMoment = 'preparing' | 'ready' | 'countdown' | 'recording' | 'stopping';

interface RecordingStageBoardProps {
  readonly moment: StageMoment;
  /** Milliseconds of the same clock. */
  readonly now: number;
  readonly endsAt: number;
  /** The skeleton is drawn over the picture. */
  readonly isOverlayOn: boolean;
}

/** Seconds left at which it is said aloud how many there are. */
const spoken = new Set([20, 10, 5]);

/** The last seconds of the countdown are heard, for whoever stands six steps away; no sound is recorded. */
const BEEPS_FROM = 3;

/** What stands over the camera's picture (spec 002 §2): the countdown, REC, the seconds left. */
export function RecordingStageBoard({ moment, now, endsAt, isOverlayOn }: RecordingStageBoardProps) {
  const left = secondsLeft({ now, endsAt });
  const heard = moment === 'countdown' && left > 0 && left <= BEEPS_FROM ? left : null;
  useEffect(() => {
    if (heard !== null) playCue('tick');
  }, [heard]);
  useEffect(() => {
    if (moment === 'recording') playCue('go');
  }, [moment]);
  return (
    <>
      {moment === 'preparing' ? (
        <div className={css['wait']} aria-live="polite">
          <p className={css['title']}>{m.record_preparing()}</p>
          <p>{m.record_preparing_words()}</p>
        </div>
      ) : null}
      {moment === 'countdown' ? (
        <div className={css['countdown']}>
          <span key={left} className={css['number']} aria-hidden="true">
            {left}
          </span>
          <p className={css['title']} aria-live="assertive">
            {m.record_get_ready()}
          </p>
        </div>
      ) : null}
      {isOverlayOn && moment !== 'preparing' && moment !== 'countdown' ? <p className={css['overlay']}>{m.record_overlay_on()}</p> : null}
      {moment === 'recording' || moment === 'stopping' ? (
        <div className={css['head']}>
          <span className={css['rec']}>{m.record_rec()}</span>
          <span className={css['left']} role="timer" aria-label={m.record_left_spoken({ seconds: left })}>
            {moment === 'stopping' ? m.record_stopping() : m.record_left({ seconds: left })}
          </span>
          <VisuallyHidden>
            <span aria-live="polite">{spoken.has(left) ? m.record_left_spoken({ seconds: left }) : ''}</span>
          </VisuallyHidden>
        </div>
      ) : null}
    </>
  );
}
