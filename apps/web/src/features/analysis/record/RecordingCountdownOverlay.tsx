import { useEffect } from 'react';
import { m } from '@touchline/messages';
import { playCue } from '../../../ui/sound/play-cue.ts';
import { secondsLeft } from './recorder-machine.ts';
import css from './RecordingCountdownOverlay.module.css';

/** Where a recording is, as the player sees it. */
export type RecordingMoment = 'preparing' | 'ready' | 'countdown' | 'recording' | 'stopping';

interface RecordingCountdownOverlayProps {
  readonly moment: RecordingMoment;
  /** Milliseconds of the same clock. */
  readonly now: number;
  readonly endsAt: number;
}

/** The last seconds of the countdown are heard, for whoever stands six steps away; no sound is recorded. */
const BEEPS_FROM = 3;

/** What stands over the camera's picture (spec 002 §2): what is waited for, or the number of the countdown. */
export function RecordingCountdownOverlay({ moment, now, endsAt }: RecordingCountdownOverlayProps) {
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
        </div>
      ) : null}
    </>
  );
}
